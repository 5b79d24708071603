import type { Box, Word } from '../page.ts';
import { type Figure, figureOf, periodOf } from './figures.ts';
import { boxAround, type Line, type Piece, pieceOf } from './lines.ts';
import { readMoney } from './money.ts';

/** One field of a row: words, or a sum of money. */
export type Cell = { text: Piece; figure: null } | { text: null; figure: Figure };

const leader = /^[.·•…_=\-–—*\s]{2,}$|^[•·|▪◦‣]$/;
const addressEnd = /\b[A-Z]{2}\.?\s+\d{5}(-\d{4})?$/;

/** The fields of a line from left to right; dot leaders and bullets go. */
export function cellsOf(line: Line): Cell[] {
  const cells = line.pieces.flatMap((piece) => cellsOfPiece(splitAtLeaders(piece)));
  return hasFigure(cells) ? cells.map(withNothing) : cells;
}

/** A dash in a column of figures is nothing. */
const withNothing = (cell: Cell, index: number): Cell =>
  index > 0 && cell.text && /^([-–—]|n\/a)$/i.test(cell.text.text)
    ? { text: null, figure: { ...cell.text, value: 0, isNegative: false, isPlain: true, period: null } }
    : cell;

function splitAtLeaders(piece: Piece): Word[][] {
  const parts: Word[][] = [[]];
  for (const word of piece.words.flatMap(splitGlued)) {
    if (leader.test(word.text)) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  // A dash before the first word is a bullet.
  const [first] = parts;
  if (first && first.length > 1 && /^[-–—*]$/.test(first[0]?.text ?? '')) first.shift();
  return parts.filter((part) => part.length > 0);
}

/** "Grant......$500" is one word to a text layer. */
function splitGlued(word: Word): Word[] {
  const parts = word.text.split(/([.·_…]{3,})/).filter(Boolean);
  if (parts.length < 2) return [word];
  const step = word.width / word.text.length;
  let at = 0;
  return parts.map((text) => {
    const part = { ...word, text, x: word.x + at * step, width: text.length * step };
    at += text.length;
    return part;
  });
}

const cellsOfPiece = (parts: Word[][]): Cell[] =>
  parts.flatMap((words) => figureRun(words) ?? figureFirst(words) ?? labelledFigure(words));

/** One figure, or several that stand close together; null when other words are among them. */
function figureRun(words: Word[]): Cell[] | null {
  const whole = figureOf(words);
  if (whole) return isMoney(whole) ? [{ text: null, figure: whole }] : null;
  const each = words.map((word) => figureOf([word]));
  const figures = each.filter((figure) => figure !== null && !figure.isPlain) as Figure[];
  return figures.length === words.length ? figures.map((figure) => ({ text: null, figure })) : null;
}

/** "$12,000 Dean's Scholarship": a list that puts the figure first. */
function figureFirst(words: Word[]): Cell[] | null {
  const [first, ...rest] = words;
  const figure = first && rest.length > 0 && rest.length < 9 ? figureOf([first]) : null;
  if (!figure || figure.isPlain || !/^["'“|]*[A-Z]/.test(rest[0]?.text ?? '')) return null;
  if (/[,.;]$/.test(first?.text ?? '') || /[.;]$/.test(rest.at(-1)?.text ?? '')) return null;
  return [{ text: null, figure }, ...labelledFigure(rest)];
}

/** Years, phone numbers and ids are no money. */
const isMoney = (figure: Figure): boolean =>
  !figure.isPlain ||
  figure.value === 0 ||
  (figure.value >= 20 && figure.value < 1_000_000 && !(figure.value > 2004 && figure.value < 2036));

/** "Net Price: $18,085" and "Dean's Award: $4,000 each semester" are a label and a figure; other words stay together. */
function labelledFigure(words: Word[]): Cell[] {
  const whole: Cell = { text: pieceOf(words), figure: null };
  if (addressEnd.test(whole.text.text)) return [whole];
  const at = words.findIndex((word, index) => index > 0 && isPrinted(word, words[index + 1]));
  if (at < 1 || at > 9) return [whole];
  const rest = words.slice(/^\$$/.test(words[at]?.text ?? '') ? at + 2 : at + 1);
  const isLast = rest.length === 0 || periodOf(rest.map((word) => word.text).join(' ')) !== null;
  const isIntroduced = /[:–—]$|^[-–—]$/.test(words[at - 1]?.text ?? '');
  if (!isIntroduced && !(isLast && at <= 8 && rest.length < 4)) return [whole];
  const figure = figureOf(words.slice(at, words.length - rest.length));
  if (!figure) return [whole];
  figure.period ??= periodOf(rest.map((word) => word.text).join(' '));
  return [
    { text: pieceOf(words.slice(0, at)), figure: null },
    { text: null, figure },
  ];
}

function isPrinted(word: Word, next: Word | undefined): boolean {
  const money = readMoney(word.text === '$' ? `$${next?.text ?? ''}` : word.text);
  return money !== null && !money.isPlain;
}

export const cellBox = (cell: Cell): Box => boxAround([cell.figure ?? cell.text]);
export const hasFigure = (cells: Cell[]): boolean => cells.some((cell) => cell.figure);
