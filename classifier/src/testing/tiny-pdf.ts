/** One page of a test PDF: `content` is what a PDF page draws with, `entries` more keys of the page or its content. */
export type TinyPage = {
  content: string;
  entries?: string;
  contentEntries?: string;
  width?: number;
  height?: number;
};

/** A small valid PDF with Helvetica as /F1. */
export function tinyPdf(pages: readonly TinyPage[], more: readonly string[] = []): Uint8Array {
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap(({ content, entries = '', contentEntries = '', width = 612, height = 792 }, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${5 + index * 2} 0 R
         /Resources << /Font << /F1 3 0 R >> >> ${entries} >>`,
      pdfStream(content, contentEntries),
    ]),
    ...more,
  ];
  return pdfFile(objects);
}

/** A stream object; `content` holds a byte a character. */
export const pdfStream = (content: string, entries: string): string =>
  `<< /Length ${content.length} ${entries} >>\nstream\n${content}\nendstream`;

/** A PDF of these objects, numbered from 1; the first is its catalog. */
export function pdfFile(objects: readonly string[]): Uint8Array {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const tail = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}${tail}`;
  return new Uint8Array(Buffer.from(file, 'latin1'));
}

/** Draws text at a place in the page's own space, from the bottom left. */
export function drawText(text: string, x: number, y: number, size = 12): string {
  return `BT /F1 ${size} Tf ${x} ${y} Td (${text.replace(/[()\\]/g, '\\$&')}) Tj ET\n`;
}
