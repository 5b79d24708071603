import { loadPdfium, type Pdfium } from './pdfium.ts';
import type { Size } from './picture.ts';

/** A PDF opened by PDFium; `pointer` belongs to PDFium, close it with `closePdf`. */
export type PdfDocument = { pdfium: Pdfium; pointer: number; memory: number; pageCount: number };

export type OpenedPdf = { ok: true; document: PdfDocument } | { ok: false; reason: 'damaged' | 'encrypted' };

// FPDF_ERR_PASSWORD and FPDF_ERR_SECURITY of fpdfview.h.
const lockedErrors = [4, 5];

export async function openPdf(bytes: Uint8Array): Promise<OpenedPdf> {
  const pdfium = await loadPdfium();
  const memory = pdfium.wasmExports.malloc(bytes.length);
  if (memory === 0) throw new Error('PDFium has no memory left');
  pdfium.HEAPU8.set(bytes, memory);
  const pointer = pdfium._FPDF_LoadMemDocument(memory, bytes.length, 0);
  if (pointer === 0) {
    const error = pdfium._FPDF_GetLastError();
    pdfium.wasmExports.free(memory);
    return { ok: false, reason: lockedErrors.includes(error) ? 'encrypted' : 'damaged' };
  }
  return { ok: true, document: { pdfium, pointer, memory, pageCount: pdfium._FPDF_GetPageCount(pointer) } };
}

export function closePdf(document: PdfDocument): void {
  document.pdfium._FPDF_CloseDocument(document.pointer);
  document.pdfium.wasmExports.free(document.memory);
}

/** In points, as the file tells it; null for a page that PDFium cannot load. `number` counts from 1. */
export const pageSize = (document: PdfDocument, number: number): Size | null =>
  withPage(document, number - 1, (page) => ({
    width: document.pdfium._FPDF_GetPageWidthF(page),
    height: document.pdfium._FPDF_GetPageHeightF(page),
  }));

/** Runs `use` with the page open; null for a page that PDFium cannot load. `index` counts from 0. */
export function withPage<T>(document: PdfDocument, index: number, use: (page: number) => T): T | null {
  const { pdfium, pointer } = document;
  const page = loadFlatPage(document, index);
  if (page === 0) return null;
  try {
    return use(page);
  } finally {
    pdfium._FPDF_ClosePage(page);
  }

  // Figures typed into form fields are no text of the page until the page is flattened and loaded again.
  function loadFlatPage({ pdfium: lib }: PdfDocument, at: number): number {
    const first = lib._FPDF_LoadPage(pointer, at);
    if (first === 0 || lib._FPDF_GetFormType(pointer) === 0) return first;
    const isFlattened = lib._FPDFPage_Flatten(first, 0) === 1;
    if (!isFlattened) return first;
    lib._FPDF_ClosePage(first);
    return lib._FPDF_LoadPage(pointer, at);
  }
}
