import sharp, { type Sharp } from 'sharp';
import { limits } from './limits.ts';
import { type PdfDocument, withPage } from './pdf-document.ts';
import { memoryView, type Pdfium, withMemory } from './pdfium.ts';
import type { Size } from './picture.ts';

const pointsPerInch = 72;
// FPDFBitmap_BGRx; FPDF_ANNOT | FPDF_REVERSE_BYTE_ORDER, which makes it RGBx.
const bitmapFormat = 3;
const renderFlags = 0x01 | 0x10;

/** The page as shown, as pixels; null for a page that cannot be loaded or drawn. `number` counts from 1. */
export function drawPdfPage(document: PdfDocument, number: number, dpi: number): { image: Sharp; size: Size } | null {
  return withPage(document, number - 1, (page) => {
    const { pdfium } = document;
    const pageWidth = pdfium._FPDF_GetPageWidthF(page);
    const pageHeight = pdfium._FPDF_GetPageHeightF(page);
    if (!isDrawable(pageWidth, pageHeight)) return null;
    const wanted = dpi / pointsPerInch;
    const scale = Math.min(wanted, Math.sqrt(limits.maxReadPixels / (pageWidth * pageHeight)));
    const width = Math.max(1, Math.round(pageWidth * scale));
    const height = Math.max(1, Math.round(pageHeight * scale));
    const data = drawBitmap(pdfium, page, width, height);
    const image = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
    return { image, size: { width: pageWidth, height: pageHeight } };
  });
}

function isDrawable(width: number, height: number): boolean {
  return width >= 1 && height >= 1 && width <= limits.maxPagePoints && height <= limits.maxPagePoints;
}

function drawBitmap(pdfium: Pdfium, page: number, width: number, height: number): Uint8Array {
  const stride = width * 4;
  return withMemory(pdfium, stride * height, (pointer) => {
    const bitmap = pdfium._FPDFBitmap_CreateEx(width, height, bitmapFormat, pointer, stride);
    if (bitmap === 0) throw new Error('PDFium makes no bitmap of this size');
    try {
      pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
      pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, renderFlags);
      return pdfium.HEAPU8.slice(pointer, pointer + stride * height);
    } finally {
      pdfium._FPDFBitmap_Destroy(bitmap);
    }
  });
}

/** The largest image on a page: its share of the page's area, and the dots an inch that it was made with. */
export type LargestImage = { share: number; dpi: number };

const imageObject = 3;
// A page of more objects is a drawing; one that hides a scan behind so many is not worth the time.
const maxObjects = 500;

export function largestImage(document: PdfDocument, number: number): LargestImage | null {
  return withPage(document, number - 1, (page) => {
    const { pdfium } = document;
    const area = pdfium._FPDF_GetPageWidthF(page) * pdfium._FPDF_GetPageHeightF(page);
    const count = Math.min(pdfium._FPDFPage_CountObjects(page), maxObjects);
    let largest: LargestImage | null = null;
    for (let index = 0; index < count; index += 1) {
      const object = pdfium._FPDFPage_GetObject(page, index);
      if (pdfium._FPDFPageObj_GetType(object) !== imageObject) continue;
      const image = measureImage(pdfium, object, area);
      if (image && image.share > (largest?.share ?? 0)) largest = image;
    }
    return largest;
  });
}

function measureImage(pdfium: Pdfium, object: number, pageArea: number): LargestImage | null {
  return withMemory(pdfium, 24, (out) => {
    if (!pdfium._FPDFPageObj_GetBounds(object, out, out + 4, out + 8, out + 12)) return null;
    if (!pdfium._FPDFImageObj_GetImagePixelSize(object, out + 16, out + 20)) return null;
    const view = memoryView(pdfium);
    const width = view.getFloat32(out + 8, true) - view.getFloat32(out, true);
    const height = view.getFloat32(out + 12, true) - view.getFloat32(out + 4, true);
    const pixels = view.getUint32(out + 16, true) * view.getUint32(out + 20, true);
    if (width <= 0 || height <= 0) return null;
    return { share: (width * height) / pageArea, dpi: pointsPerInch * Math.sqrt(pixels / (width * height)) };
  });
}
