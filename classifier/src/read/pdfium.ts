import { PDFiumLibrary } from '@hyzyla/pdfium';

/**
 * The functions of PDFium that we call. The wrapper keeps them in a private field: its version is pinned, and a test
 * reads a page through them.
 */
export type Pdfium = {
  _FPDF_LoadMemDocument: (pointer: number, size: number, password: number) => number;
  _FPDF_CloseDocument: (document: number) => void;
  _FPDF_GetLastError: () => number;
  _FPDF_GetPageCount: (document: number) => number;
  _FPDF_LoadPage: (document: number, index: number) => number;
  _FPDF_ClosePage: (page: number) => void;
  _FPDF_GetPageWidthF: (page: number) => number;
  _FPDF_GetPageHeightF: (page: number) => number;
  _FPDF_GetFormType: (document: number) => number;
  _FPDFPage_Flatten: (page: number, flag: number) => number;
  _FPDF_PageToDevice: (
    page: number,
    startX: number,
    startY: number,
    sizeX: number,
    sizeY: number,
    rotate: number,
    pageX: number,
    pageY: number,
    deviceX: number,
    deviceY: number,
  ) => number;
  _FPDFPage_CountObjects: (page: number) => number;
  _FPDFPage_GetObject: (page: number, index: number) => number;
  _FPDFPageObj_GetType: (object: number) => number;
  _FPDFPageObj_GetBounds: (object: number, left: number, bottom: number, right: number, top: number) => number;
  _FPDFImageObj_GetImagePixelSize: (object: number, width: number, height: number) => number;
  _FPDFTextObj_GetTextRenderMode: (object: number) => number;
  _FPDFText_LoadPage: (page: number) => number;
  _FPDFText_ClosePage: (textPage: number) => void;
  _FPDFText_CountChars: (textPage: number) => number;
  _FPDFText_GetUnicode: (textPage: number, index: number) => number;
  _FPDFText_GetLooseCharBox: (textPage: number, index: number, rectangle: number) => number;
  _FPDFText_GetCharAngle: (textPage: number, index: number) => number;
  _FPDFBitmap_CreateEx: (width: number, height: number, format: number, pointer: number, stride: number) => number;
  _FPDFBitmap_FillRect: (
    bitmap: number,
    left: number,
    top: number,
    width: number,
    height: number,
    color: number,
  ) => void;
  _FPDFBitmap_Destroy: (bitmap: number) => void;
  _FPDF_RenderPageBitmap: (
    bitmap: number,
    page: number,
    x: number,
    y: number,
    width: number,
    height: number,
    rotate: number,
    flags: number,
  ) => void;
  /** The same without the wrapper's checks, which take as long as what is asked of each character. */
  wasmExports: {
    malloc: (size: number) => number;
    free: (pointer: number) => void;
    FPDFText_GetUnicode: (textPage: number, index: number) => number;
    FPDFText_GetLooseCharBox: (textPage: number, index: number, rectangle: number) => number;
    FPDFText_GetTextObject: (textPage: number, index: number) => number;
  };
  HEAPU8: Uint8Array;
  HEAPF32: Float32Array;
};

let loading: Promise<Pdfium> | null = null;

/** PDFium, started once: its start costs more than a letter. */
export async function loadPdfium(): Promise<Pdfium> {
  loading ??= PDFiumLibrary.init().then((library) => (library as unknown as { module: Pdfium }).module);
  return await loading;
}

/** After an abort the memory of the module never shrinks and its state is unknown: the next letter gets a new one. */
export function dropPdfium(): void {
  loading = null;
}

/** Memory inside PDFium, given back when `use` ends. */
export function withMemory<T>(pdfium: Pdfium, size: number, use: (pointer: number) => T): T {
  const pointer = pdfium.wasmExports.malloc(size);
  if (pointer === 0) throw new Error('PDFium has no memory left');
  try {
    return use(pointer);
  } finally {
    pdfium.wasmExports.free(pointer);
  }
}

/** A view of PDFium's memory; make it anew after each call, because the memory moves when it grows. */
export function memoryView(pdfium: Pdfium): DataView {
  return new DataView(pdfium.HEAPU8.buffer);
}
