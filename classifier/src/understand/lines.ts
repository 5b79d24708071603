import type { Box, Page, Word } from '../page.ts';
import { withChangedFigures } from './changed-figures.ts';
import { withDollarSigns, withMinuses, withoutSpelledSums, withReadSigns } from './currency-words.ts';
import { type Edges, figureEdges, isPartedByColumn, remarkBehind } from './figure-edges.ts';
import { withLeaderLines } from './leader-lines.ts';
import { joinLetters } from './letter-spaced.ts';
import { levelsOf } from './level.ts';
import { linesApart } from './lines-apart.ts';
import { type Moved, movesOf } from './names-first.ts';
import type { Step } from './other-ways.ts';
import { partsOf } from './page-parts.ts';
import { withPointed } from './pointed-words.ts';
import { median } from './slope.ts';
import { splitAtDots, splitAtFigure } from './split-words.ts';
import { tickedWords } from './ticked-words.ts';

/** Words of one line that stand close together. */
export type Piece = Box & { text: string; words: Word[] };
export type Line = Box & { page: number; pieces: Piece[]; text: string };

export function boxAround(boxes: Box[]): Box {
  let [x, y, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const box of boxes) {
    x = Math.min(x, box.x);
    y = Math.min(y, box.y);
    right = Math.max(right, box.x + box.width);
    bottom = Math.max(bottom, box.y + box.height);
  }
  return { x, y, width: right - x, height: bottom - y };
}

/** One stands over the other, or beside it in part. */
export const shareColumn = (a: Box, b: Box): boolean => a.x < b.x + b.width && b.x < a.x + a.width;

/**
 * `parts`: its lines, by what has no line in common; `lineUp` makes lines of some words, so that columns can have their own.
 * `moved`: the words that stand elsewhere on the page as printed.
 */
export type LinedPage = {
  page: Page;
  parts: Line[][];
  lines: Line[];
  lineUp: (words: Word[]) => Line[];
  moved?: Moved[];
};

/** Lines as printed from top to bottom, by height on the page and not by the order of the words. */
export const linesOf = (page: Page): Line[] => linedAsPrinted(page).lines;

/** The words of a page that are text. */
function wordsOf(page: Page): Word[] {
  const usual = median(page.words.map((word) => word.height));
  const words = page.reader === 'ocr' ? withReadSigns(page.words) : page.words;
  return withChangedFigures(withPointed(withMinuses(withoutSpelledSums(withDollarSigns(words)))))
    .filter((word) => word.text.trim() && !isStampLetter(word, usual, page.words) && !isRule(word, page, usual))
    .flatMap(splitAtFigure);
}

/** The lines of a page; where figures stand left of their names, the names are read first. */
export function linedUp(page: Page, without: Step | null = null): LinedPage {
  const printed = linedAsPrinted(page, without);
  const moves = movesOf(printed.parts);
  if (moves.size === 0) return printed;
  const words = printed.lines.flatMap(({ pieces }) => pieces.flatMap((piece) => piece.words));
  const moved = words.map((word) => moves.get(word)?.word ?? word);
  return { ...linedAsPrinted({ ...page, words: moved }, without), moved: [...moves.values()] };
}

function linedAsPrinted(page: Page, without: Step | null = null): LinedPage {
  const words = wordsOf(page);
  const usual = median(words.map((word) => word.height));
  const levels = withLeaderLines(words, levelsOf(page, words));
  const level = (word: Word): number => levels.get(word) ?? 0;
  const apart = (some: Word[][]): Word[][] =>
    page.reader === 'text' ? some.flatMap((row) => linesApart(row, level)) : some;
  const rows = apart(rowsByLevel(words, level, usual));
  const blank = usualBlank(rows, page.reader === 'ocr' ? 0.4 : 0.5);
  const edges = without === 'edges' ? null : figureEdges(rows);
  const linesFrom = (some: Word[][]): Line[] =>
    some.map((row) => {
      const joined = joinLetters(row);
      const line = lineOf(page.number, joined, blank, edges);
      const ticked = page.reader === 'ocr' ? tickedWords(line.pieces) : null;
      const words = ticked ? joined.map((word) => ticked.get(word) ?? word) : joined;
      for (const word of words) if (!levels.has(word)) levels.set(word, level(row[0] as Word));
      return ticked ? lineOf(page.number, words, blank, edges) : line;
    });
  const lineUp = (some: Word[]): Line[] => linesFrom(apart(rowsByLevel(some, level, usual)));
  const apartWords = page.reader === 'text' && without !== 'parts' ? partsOf(words) : [words];
  const parts = apartWords.length > 1 ? apartWords.map(lineUp) : [linesFrom(rows)];
  return { page, parts, lines: parts.flat(), lineUp };
}

/** The gap between words where it is wide, as in a typewriter face; else 0. Words of a picture are as tall as their ink. */
function usualBlank(rows: Word[][], least: number): number {
  const gaps = rows.flatMap((row) =>
    row.slice(1).map((word, index) => {
      const last = row[index] as Word;
      return { gap: word.x - last.x - last.width, height: Math.max(last.height, word.height) };
    }),
  );
  const blanks = gaps.filter(({ gap, height }) => gap > 0 && gap < 1.5 * height).map(({ gap }) => gap);
  const blank = new Float64Array(blanks).sort()[blanks.length >> 2] ?? 0;
  return blank > least * median(gaps.map(({ height }) => height)) ? blank : 0;
}

/** Rows from top to bottom, each from left to right. */
function rowsByLevel(words: Word[], level: (word: Word) => number, usual: number): Word[][] {
  // A dash is a flat box to a reader of pictures; it stands as tall as the text around it.
  const reach = (a: number, b: number): number => 0.45 * Math.max(Math.min(a, b), 0.7 * usual);
  const rows: { level: number; height: number; words: Word[] }[] = [];
  const placed = words.map((word) => ({ word, at: level(word) })).sort((a, b) => a.at - b.at);
  for (const { word, at } of placed) {
    const row = rows.findLast((candidate) => Math.abs(candidate.level - at) < reach(candidate.height, word.height));
    if (!row) {
      rows.push({ level: at, height: word.height, words: [word] });
      continue;
    }
    row.words.push(word);
    row.level += (at - row.level) / row.words.length;
    row.height = Math.max(row.height, word.height);
  }
  return rows.toSorted((a, b) => a.level - b.level).map((row) => row.words.toSorted((a, b) => a.x - b.x));
}

/** Single letters far larger than the text belong to a stamp or a logo, where none stands beside them. */
const isStampLetter = (word: Word, usual: number, all: Word[]): boolean =>
  /^[A-Z]$/.test(word.text) && word.height > 1.6 * usual && !all.some((other) => isBeside(word, other));

const isBeside = (word: Word, other: Word): boolean => {
  const gap = Math.max(other.x - word.x - word.width, word.x - other.x - other.width);
  const [top, foot] = [other.y - word.y, other.y + other.height - word.y - word.height];
  const isLevel = Math.min(Math.abs(top), Math.abs(foot)) < 0.2 * word.height;
  return other !== word && isLevel && gap < 0.6 * word.height;
};

/** A ruled line is a bar or a bracket to a reader of pictures, or a letter of one stroke, far taller or smaller than the text. */
const isRule = ({ text, height }: Word, page: Page, usual: number): boolean =>
  page.reader === 'ocr' &&
  (/^[|©()=[\]{}_~‘’'"`.,:;!\\]+$/.test(text) ||
    (/^[ilI]$/.test(text) && (height > 1.6 * usual || height < 0.4 * usual)));

export function lineOf(page: number, printed: Word[], blank = 0, edges: Edges | null = null): Line {
  const words = withBullet(printed);
  const pieces: Piece[] = [];
  const isBoxed = words.length > 1 && isBar(words[0] as Word);
  const isOne = isStretched(words);
  let current: Word[] = [];
  for (const word of words.flatMap(splitAtDots)) {
    const last = current.at(-1);
    if (isDots(word) || (isBoxed && isBar(word))) {
      if (last) pieces.push(pieceOf(current));
      current = [];
      continue;
    }
    // In a column of money the dollar signs may stand at its left edge.
    const isSign = last?.text === '$' && /^[\d,.()-]+$/.test(word.text);
    const gap = last ? word.x - last.x - last.width : 0;
    const isWide =
      last &&
      !isSign &&
      !isOne &&
      !isBeforeState(last, word, gap) &&
      gap > leastGap &&
      gap > Math.max(pieceGap(last, word), 1.6 * blank) &&
      // The blanks of wide signs are wide.
      (gap > 1.3 * word.height || gap > 1.6 * typedBlank(words));
    if (
      isWide ||
      opensSum(last, word) ||
      opensRemark(last, word) ||
      (edges && !isOne && isPartedByColumn(current, word, edges))
    ) {
      pieces.push(pieceOf(current));
      current = [];
    }
    current.push(word);
  }
  if (current.length) pieces.push(pieceOf(current));
  const parted = edges && edges.lefts.length > 0 && pieces.length > 1 ? withRemarks(pieces, edges) : pieces;
  return { ...boxAround(words), page, pieces: parted, text: parted.map((piece) => piece.text).join('  ') };
}

/** "TAYLORVILLE, IL 62568" in a typewriter face: the blank behind a comma is wide. */
const isBeforeState = (last: Word, { text, height }: Word, gap: number): boolean =>
  /^[A-Z]{2}$/.test(text) && last.text.endsWith(',') && gap < 2 * height;

/** "988 $ 988": the sign at the left edge of a column stands close behind the figure of the last. */
const opensSum = (last: Word | undefined, { text }: Word): boolean =>
  text === '$' && last !== undefined && /^[\d,]+(\.\d\d)?$/.test(last.text);

/** "$7,196 Awarded for merit" in narrow columns: the words behind the figure are in smaller print. */
const opensRemark = (last: Word | undefined, { text, height }: Word): boolean =>
  last !== undefined &&
  height < 0.9 * last.height &&
  /^\p{Lu}\p{Ll}/u.test(text) &&
  /^\$?[\d,]{3,}(\.\d\d)?$/.test(last.text);

const withRemarks = (pieces: Piece[], edges: Edges): Piece[] =>
  pieces.flatMap((piece, index) => {
    const remark = index > 0 ? remarkBehind(piece.words, edges) : null;
    return remark ? [pieceOf(piece.words.slice(0, 1)), pieceOf(remark)] : [piece];
  });

/** The width of a sign where nearly all are as wide, as in a table that is typed; else 0. Two joined letters are one sign. */
function typedBlank(words: Word[]): number {
  const pitches = words.filter(({ text }) => /\p{L}{2}/u.test(text)).map(({ width, text }) => width / text.length);
  if (pitches.length < 3 || new Set(words.map(({ text }) => text.length)).size < 2) return 0;
  const pitch = median(pitches);
  const odd = pitches.filter((each) => Math.abs(each - pitch) > 0.03 * pitch);
  return odd.length * 4 <= pitches.length ? pitch : 0;
}

/** Justified text of wide letters: many words, and between them blanks that are wide but all the same. */
function isStretched(words: Word[]): boolean {
  if (words.length < 7) return false;
  const gaps = words.slice(1).map((word, index) => word.x - (words[index] as Word).x - (words[index] as Word).width);
  if (!gaps.some((gap) => gap > leastGap)) return false;
  const blank = median(gaps);
  // Boxes of a picture are off by a point.
  return blank < 1.5 * (words[0] as Word).height && gaps.every((gap) => Math.abs(gap - blank) < 0.2 * blank);
}

/** Any mark that opens a line of a list is a bullet; fonts of signs have their own letters for it. */
function withBullet(words: Word[]): Word[] {
  const [first, ...others] = words;
  return first && others.length > 0 && bullet.test(first.text) ? [{ ...first, text: '•' }, ...others] : words;
}
const bullet = /^[■□●○▶►▸➔➤➢◆◇♦❖»›⁃∙✦★☆✓✔\uF000-\uF0FF]$/u;

/** "| FPELL | PELL GRANT | 2,947.50 |": the bars of a typed table part its columns. */
const isBar = ({ text }: Word): boolean => /^[|¦│║]+$/.test(text);

/** The dots that lead from a name to its figure. */
const isDots = (word: Word): boolean => /^[._…]{3,}$|^\.+$/.test(word.text);

/** Justified prose stretches its spaces to about two thirds of the letter height; columns stand further apart. */
const pieceGap = (left: Word, right: Word): number => Math.max(leastGap, 0.62 * gapHeight(left, right));
const leastGap = 6.5;

const gapHeight = (left: Word, right: Word): number =>
  /^\W+$/.test(left.text) || /^\W+$/.test(right.text)
    ? Math.max(left.height, right.height)
    : Math.min(left.height, right.height);

export const pieceOf = (words: Word[]): Piece => ({
  ...boxAround(words),
  words,
  text: normalForms(words.map((word) => word.text).join(' ')),
});

/** A name that was cut keeps its sign. */
const normalForms = (text: string): string =>
  !/[^ -~]/.test(text)
    ? text
    : text
        .split('…')
        .map((part) => part.normalize('NFKC'))
        .join('…');
