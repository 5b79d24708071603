import { PDFDocument } from '@cantoo/pdf-lib';

export type OpenPdf = { document: PDFDocument; pages: number };

/** Opens a PDF as everyone can: without a password. Loaded only where a document must be opened. */
export async function openPdf(bytes: Uint8Array): Promise<OpenPdf | 'encrypted' | 'damaged'> {
  try {
    const document = await PDFDocument.load(bytes, { password: '', updateMetadata: false });
    return { document, pages: document.getPageCount() };
  } catch (error) {
    // The library tells the two only by their words.
    return error instanceof Error && /password/i.test(error.message) ? 'encrypted' : 'damaged';
  }
}
