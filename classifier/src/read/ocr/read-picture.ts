import type { Page, Word } from '../../page.ts';
import type { Picture, Size } from '../picture.ts';
import { findStrips } from './find-strips.ts';
import { findTurn, turnPicture, turnStrip } from './find-turn.ts';
import { findLevel, levelBox } from './level.ts';
import { preparePicture } from './prepare-picture.ts';
import { type Look, secondLook } from './second-look.ts';
import { readByTesseract } from './tesseract.ts';

/** `lookAgain` lets the second reader see every figure. */
export type PictureReading = { page: Page; lookAgain: () => Promise<Page> };

/** Reads the words off a page's pixels; `size` is the page in points. */
export async function readPicture(original: Picture, originalSize: Size, number: number): Promise<PictureReading> {
  const found = await findStrips(original);
  const turn = await findTurn(original, found);
  const picture = turnPicture(original, turn);
  const strips = found.map((strip) => turnStrip(strip, turn, original));
  const size = turn % 180 === 0 ? originalSize : { width: originalSize.height, height: originalSize.width };

  const prepared = await preparePicture(picture, strips);
  const first = (await readByTesseract(prepared.picture)).map((word) => ({ ...word, ...prepared.toOriginal(word) }));
  const level = findLevel(strips, picture, size);
  const scale = size.width / picture.width;
  const pageBy = async (look: Look): Promise<Page> => {
    const words = (await secondLook(picture, first, strips, look)).map((word) => {
      const { text, confidence, ...box } = scaleWord(word, scale);
      return { text, confidence, ...(level ? levelBox(level, box) : box) };
    });
    return { number, ...size, words, reader: 'ocr', ...(turn === 0 ? {} : { turn }), ...(level ? { level } : {}) };
  };
  return { page: await pageBy('doubtful'), lookAgain: () => pageBy('figures') };
}

function scaleWord({ text, confidence, x, y, width, height }: Word, scale: number): Word {
  return { text, confidence, x: x * scale, y: y * scale, width: width * scale, height: height * scale };
}
