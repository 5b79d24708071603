import { warmModels } from './ocr/models.ts';
import { stopTesseract, warmTesseract } from './ocr/tesseract.ts';
import { loadPdfium } from './pdfium.ts';

/** Starts the engines, so that the first letter does not wait for them. */
export async function warmReaders(): Promise<void> {
  await Promise.all([loadPdfium(), warmTesseract(), warmModels()]);
}

/** Ends what would keep a command from ending. */
export async function stopReaders(): Promise<void> {
  await stopTesseract();
}
