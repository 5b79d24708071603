import type { Box, Page, Turn, Word } from './page.ts';
import { turnPicture } from './read/ocr/find-turn.ts';
import { preparePicture } from './read/ocr/prepare-picture.ts';
import { readByTesseract } from './read/ocr/tesseract.ts';
import type { PageSource } from './read/open-letter.ts';
import { cutPicture } from './read/picture.ts';
import { descriptionOf } from './understand/description.ts';
import { type Line, linesOf, type Piece } from './understand/lines.ts';
import { readMoney } from './understand/money.ts';

/** What stands inside a box that a person drew: all of it, and the best guess of a line of money. */
export type BoxReading = { text: string; value: number | null; description: string };

type Money = { value: number; isPlain: boolean };

/** `box` on the page as shown, after its `turn`. Text layers are believed; of pictures only this piece is read. */
export async function readBox(source: PageSource, box: Box, turn: Turn): Promise<BoxReading | null> {
  const page = source.text() ?? (await readPiece(source, box, turn));
  if (!page) return null;
  const inside = linesOf({ ...page, words: page.words.filter((word) => isInside(word, box)) });
  const text = inside.map((line) => line.text).join('\n');
  const words = inside
    .map(({ pieces }) => labelIn(pieces))
    .join(' ')
    .trim();
  return { text, value: valueIn(inside), description: descriptionOf(words || labelBeside(page, box)) };
}

const middle = (word: Box) => ({ x: word.x + word.width / 2, y: word.y + word.height / 2 });

function isInside(word: Word, box: Box): boolean {
  const { x, y } = middle(word);
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
}

const moneyOf = (text: string): Money | null => readMoney(text.replace(/^[^\d$(+–-]+|[^\d)*–-]+$/g, ''));
const isFigure = ({ words }: Piece): boolean => words.every(({ text }) => moneyOf(text) !== null || text === '$');

/** The largest sum: terms stand beside their total. A number without any sign of money counts only alone. */
function valueIn(lines: readonly Line[]): number | null {
  const all = lines.flatMap(({ pieces }) =>
    pieces.flatMap(({ words }) => words.flatMap(({ text }) => moneyOf(text) ?? [])),
  );
  const sure = all.filter(({ isPlain }) => !isPlain);
  const values = (sure.length > 0 ? sure : all).map(({ value }) => value);
  return values.length > 0 ? Math.max(...values) : null;
}

/** The first words of a line; a status or a note stands behind them. */
function labelIn(pieces: readonly Piece[]): string {
  const label = pieces.find((piece) => !isFigure(piece));
  return label?.words.flatMap(({ text }) => (moneyOf(text) ? [] : text)).join(' ') ?? '';
}

/** The words of a box that holds only a figure: on its left, after the figures of a column before. */
function labelBeside(page: Page, box: Box): string {
  const beside = page.words.filter((word) => {
    const { x, y } = middle(word);
    return x < box.x && y >= box.y && y <= box.y + box.height;
  });
  const pieces = linesOf({ ...page, words: beside }).flatMap((line) => line.pieces);
  const end = pieces.findLastIndex((piece) => !isFigure(piece));
  const start = pieces.slice(0, end + 1).findLastIndex(isFigure) + 1;
  return labelIn(pieces.slice(start, end + 1));
}

/** The strip of the page from its left edge to the end of the box. */
async function readPiece(source: PageSource, box: Box, turn: Turn): Promise<Page | null> {
  const drawn = await source.picture();
  if (!drawn) return null;
  const picture = turnPicture(drawn.picture, turn);
  const scale = picture.width / (turn % 180 === 0 ? drawn.size.width : drawn.size.height);
  const margin = box.height * 0.25;
  const piece = { x: 0, y: box.y - margin, width: box.x + box.width + margin, height: box.height + 2 * margin };
  const cut = cutPicture(picture, {
    x: 0,
    y: piece.y * scale,
    width: piece.width * scale,
    height: piece.height * scale,
  });
  if (!cut) return null;
  const prepared = await preparePicture(cut.picture);
  const words = (await readByTesseract(prepared.picture)).map((word) => {
    const { x, y, width, height } = prepared.toOriginal(word);
    return {
      ...word,
      x: (x + cut.x) / scale,
      y: (y + cut.y) / scale,
      width: width / scale,
      height: height / scale,
    };
  });
  return { number: 1, width: picture.width / scale, height: picture.height / scale, words, reader: 'ocr' };
}
