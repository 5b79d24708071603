import type { Box, Page, Sideways, Word } from '../page.ts';
import { type Glyph, isBlank, raisedDigits, wordsOfGlyphs } from './join-glyphs.ts';
import {
  type Rectangle,
  shownPageTransform,
  type Transform,
  transformRectangle,
  turnTransform,
} from './page-transform.ts';
import { type PdfDocument, withPage } from './pdf-document.ts';
import { type Pdfium, withMemory } from './pdfium.ts';
import { dominantTurn, glyphTurn } from './text-turn.ts';

/** The words that a page's text layer shows; null for a page that cannot be loaded. `number` counts from 1. */
export function readTextPage(document: PdfDocument, number: number): Page | null {
  const { pdfium } = document;
  return withPage(document, number - 1, (page) => {
    const width = pdfium._FPDF_GetPageWidthF(page);
    const height = pdfium._FPDF_GetPageHeightF(page);
    const textPage = pdfium._FPDFText_LoadPage(page);
    if (textPage === 0) return { number, width, height, words: [], reader: 'text' };
    try {
      const shown = shownPageTransform(pdfium, page, width, height);
      const signs = visibleSigns(pdfium, textPage, shown);
      const turn = dominantTurn(signs);
      const upright = turnTransform(shown, turn, width, height);
      const size = turn % 180 === 0 ? { width, height } : { width: height, height: width };
      const glyphs = readGlyphs(pdfium, textPage, upright, signs, turn);
      const words = wordsOfGlyphs(glyphs).filter((word) => isOnPage(word, size.width, size.height));
      const sideways = turn === 0 ? sidewaysOf(pdfium, textPage, shown, signs, size) : null;
      return { number, ...size, words, reader: 'text', ...(turn === 0 ? {} : { turn }), ...(sideways && { sideways }) };
    } finally {
      pdfium._FPDFText_ClosePage(textPage);
    }
  });
}

/** What runs up or down an upright page; null where nothing does. */
function sidewaysOf(
  pdfium: Pdfium,
  textPage: number,
  shown: Transform,
  signs: readonly Sign[],
  { width, height }: { width: number; height: number },
): Sideways | null {
  const turn = signs.find((sign) => sign.turn === 90 || sign.turn === 270)?.turn;
  if (turn !== 90 && turn !== 270) return null;
  const glyphs = readGlyphs(pdfium, textPage, turnTransform(shown, turn, width, height), signs, turn);
  const words = wordsOfGlyphs(glyphs).filter((word) => isOnPage(word, height, width));
  return { turn, width: height, height: width, words };
}

/** A character that people see; `turn` is null for slanted text, such as a watermark across the page. */
type Sign = { index: number; text: string; turn: ReturnType<typeof glyphTurn> };

function visibleSigns(pdfium: Pdfium, textPage: number, shown: Transform): Sign[] {
  const signs: Sign[] = [];
  const count = pdfium._FPDFText_CountChars(textPage);
  const { wasmExports: lib } = pdfium;
  let object = 0;
  let isHidden = false;
  let isInWord = false;
  let turn: Sign['turn'] = 0;
  for (let index = 0; index < count; index += 1) {
    const text = textOfCode(lib.FPDFText_GetUnicode(textPage, index));
    if (text === null) continue;
    // Within a word nothing changes; of figures each digit is asked about.
    const isSpace = isBlank(text);
    const isSame = isSpace || (isInWord && !(text >= '0' && text <= '9'));
    const next = isSame ? object : lib.FPDFText_GetTextObject(textPage, index);
    isInWord = !isSpace;
    if (next !== object) {
      object = next;
      isHidden = isInvisible(pdfium, object);
      turn = glyphTurn(shown, pdfium._FPDFText_GetCharAngle(textPage, index));
    }
    if (!isHidden) signs.push({ index, text, turn });
  }
  return signs;
}

/** Invisible text (render mode 3) is what a scanner's own reading leaves: nobody has seen whether it is right. */
function isInvisible(pdfium: Pdfium, object: number): boolean {
  return object !== 0 && pdfium._FPDFTextObj_GetTextRenderMode(object) === 3;
}

function readGlyphs(
  pdfium: Pdfium,
  textPage: number,
  transform: Transform,
  signs: readonly Sign[],
  turn: Sign['turn'],
): Glyph[] {
  const glyphs: Glyph[] = [];
  withMemory(pdfium, 16, (rectangle) => {
    for (const { index, text, turn: own } of signs) {
      if (own !== turn) continue;
      // A blank only ends a word.
      const box = isBlank(text) ? noBox : boxOf(index, rectangle);
      glyphs.push({ text, x: box.x, y: box.y, width: box.width, height: box.height });
    }
  });
  return glyphs;

  function boxOf(index: number, rectangle: number): Box {
    pdfium.wasmExports.FPDFText_GetLooseCharBox(textPage, index, rectangle);
    return transformRectangle(transform, rectangleAt(pdfium, rectangle));
  }
}

const noBox: Box = { x: 0, y: 0, width: 0, height: 0 };

/** FS_RECTF: left, top, right, bottom as four floats. */
function rectangleAt({ HEAPF32: floats }: Pdfium, pointer: number): Rectangle {
  const at = (index: number): number => floats[(pointer >> 2) + index] as number;
  return { left: at(0), top: at(1), right: at(2), bottom: at(3) };
}

/** White space of all kinds is one space; soft hyphens and zero-width characters are nothing. */
function textOfCode(code: number): string | null {
  if (code > 0x20 && code < 0x7f) return String.fromCharCode(code);
  if (code === 0 || code === 0xad || code === 0xfeff || (code >= 0x200b && code <= 0x200d)) return null;
  // PDFium marks a hyphen at a line's end with 2.
  if (code === 2) return '-';
  if (code === 10 || code === 13) return '\n';
  if (code === 9) return ' ';
  // Hyphens that do or do not break, and that of figures.
  if (code >= 0x2010 && code <= 0x2012) return '-';
  // What ends a name that was cut is not the full stops of a leader.
  if (code === 0x2026) return '…';
  if (code < 0x20 || code === 0x7f || code > 0x10ffff) return '\ufffd';
  const text = String.fromCodePoint(code);
  if (raisedDigits.includes(text)) return text;
  // A ligature is several letters, a full-width figure a figure.
  return /\s/.test(text) ? ' ' : text.normalize('NFKC');
}

function isOnPage(word: Word, width: number, height: number): boolean {
  const x = word.x + word.width / 2;
  const y = word.y + word.height / 2;
  return x >= 0 && x <= width && y >= 0 && y <= height;
}
