import { PDFDocument } from '@cantoo/pdf-lib';
import { withSuffix } from './file-names.ts';
import { openPdf } from './open-pdf.ts';
import { type PageRange, rangeInWords } from './page-ranges.ts';

/** A letter a range, named after its pages. */
export async function splitPdf(file: File, ranges: readonly PageRange[]): Promise<File[]> {
  const source = await openPdf(new Uint8Array(await file.arrayBuffer()));
  if (typeof source === 'string')
    throw new Error('This PDF can’t be split. Split it in a PDF program and add the parts.');
  const letters: File[] = [];
  for (const range of ranges) letters.push(await copyPages(source.document, range, file.name));
  return letters;
}

async function copyPages(source: PDFDocument, range: PageRange, name: string): Promise<File> {
  const letter = await PDFDocument.create();
  const indexes = Array.from({ length: range.last - range.first + 1 }, (_, index) => range.first - 1 + index);
  for (const page of await letter.copyPages(source, indexes)) letter.addPage(page);
  const bytes = new Uint8Array(await letter.save());
  return new File([bytes], withSuffix(name, `-p${rangeInWords(range)}`), { type: 'application/pdf' });
}
