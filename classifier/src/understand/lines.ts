import type { Box, Page, Word } from '../page.ts';
import { levelsOf } from './level.ts';
import { median } from './slope.ts';

/** Words of one line that stand close together. */
export type Piece = Box & { text: string; words: Word[] };
export type Line = Box & { page: number; pieces: Piece[]; text: string };

export const boxAround = (boxes: Box[]): Box => {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
};

/** Lines from top to bottom, by height on the page and not by the order of the words. */
export function linesOf(page: Page): Line[] {
  const usual = median(page.words.map((word) => word.height));
  const words = page.words.filter((word) => word.text.trim() && !isStampLetter(word, usual) && !isRule(word, page));
  const levels = levelsOf(page, words);
  const level = (word: Word): number => levels.get(word) ?? 0;
  // A dash is a flat box to a reader of pictures; it stands as tall as the text around it.
  const reach = (a: number, b: number): number => 0.45 * Math.max(Math.min(a, b), 0.7 * usual);
  const rows: { level: number; height: number; words: Word[] }[] = [];
  for (const word of words.toSorted((a, b) => level(a) - level(b))) {
    const row = rows.findLast(
      (candidate) => Math.abs(candidate.level - level(word)) < reach(candidate.height, word.height),
    );
    if (!row) {
      rows.push({ level: level(word), height: word.height, words: [word] });
      continue;
    }
    row.words.push(word);
    row.level += (level(word) - row.level) / row.words.length;
    row.height = Math.max(row.height, word.height);
  }
  return rows
    .toSorted((a, b) => a.level - b.level)
    .map((row) =>
      lineOf(
        page.number,
        row.words.toSorted((a, b) => a.x - b.x),
      ),
    );
}

/** Single letters far larger than the text belong to a stamp or a logo. */
const isStampLetter = (word: Word, usual: number): boolean => /^[A-Z]$/.test(word.text) && word.height > 1.6 * usual;

/** A ruled line is a bar or a bracket to a reader of pictures. */
const isRule = (word: Word, page: Page): boolean =>
  page.reader === 'ocr' && /^[|©[\]{}_~‘’'"`.,:;!\\]+$/.test(word.text);

export function lineOf(page: number, words: Word[]): Line {
  const pieces: Piece[] = [];
  let current: Word[] = [];
  for (const word of words) {
    const last = current.at(-1);
    if (last && word.x - last.x - last.width > pieceGap(last, word)) {
      pieces.push(pieceOf(current));
      current = [];
    }
    current.push(word);
  }
  if (current.length) pieces.push(pieceOf(current));
  return { ...boxAround(words), page, pieces, text: pieces.map((piece) => piece.text).join('  ') };
}

/** Justified prose stretches its spaces to about two thirds of the letter height; columns stand further apart. */
const pieceGap = (left: Word, right: Word): number => Math.max(6.5, 0.62 * gapHeight(left, right));

const gapHeight = (left: Word, right: Word): number =>
  /^\W+$/.test(left.text) || /^\W+$/.test(right.text)
    ? Math.max(left.height, right.height)
    : Math.min(left.height, right.height);

export const pieceOf = (words: Word[]): Piece => ({
  ...boxAround(words),
  words,
  text: words
    .map((word) => word.text)
    .join(' ')
    .normalize('NFKC'),
});
