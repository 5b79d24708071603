import type { Box, Word } from '../page.ts';
import { type Figure, figureOf, periodOf } from './figures.ts';
import { type Line, type Piece, shareColumn } from './lines.ts';
import { namesAid } from './row-kind.ts';
import type { Row } from './rows.ts';
import type { Paragraph } from './running-text.ts';

/** A figure of a year, and all that stands on its line. */
type Part = { figure: Figure; piece: Piece; page: number };

/** The figures of a year in a letter that stand outside of sentences. */
export const yearParts = (lines: Line[], paragraphs: Paragraph[]): Part[] =>
  lines
    .flatMap(({ text, pieces, page }) => (inYear.test(text) ? pieces.flatMap((piece) => partsIn(piece, page)) : []))
    .filter((part) => !isInside(part, paragraphs));

/** "$80,000" over "Dean's Award" over "$20,000 a year for four years": of what an award comes to in all its years, the year's part is the offer. */
export function withYearParts(rows: Row[], parts: Part[]): Row[] {
  const isTaken = (part: Part): boolean =>
    rows.some(({ page, amount }) => page === part.page && amount.figures.some((figure) => isAt(figure, part.figure)));
  const free = parts.filter((part) => !isTaken(part));
  return free.length === 0 ? rows : rows.map((row) => withPart(row, free));
}

/** What begins a line of running text begins no sentence: "you may also borrow" over "$5,000 per year". */
const isInside = ({ figure, page }: Part, paragraphs: Paragraph[]): boolean =>
  paragraphs.some((each) => each.page === page && each.pieces.slice(1).some((piece) => isAt(piece, figure)));

const inYear = /\$.*(year|yr|annual)/i;

/** Figures of a year that open what is said, or stand in a bracket behind another figure. */
const partsIn = (piece: Piece, page: number): Part[] =>
  piece.words.flatMap((word, index, words) => {
    const [, money, unit] = /^\(?(\$\d[\d,.]*\d)(?:\/(\w+))?\W*$/.exec(word.text) ?? [];
    const behind = `${unit ?? ''} ${textOf(words.slice(index + 1))}`.trim();
    if (!money || !opens.test(textOf(words.slice(0, index))) || periodOf(behind) !== 'YEAR' || namesAid(behind))
      return [];
    const figure = figureOf([{ ...word, text: money }]);
    return figure ? [{ figure, piece, page }] : [];
  });

const textOf = (words: Word[]): string => words.map(({ text }) => text).join(' ');
const opens = /^(\$[\d,.]+|\(?(that is|or|paid( out)? (as|at)|awarded( as| at)?|renewable at|worth|which is))?:?$/i;

/** Two years may be two of anything; where they are meant, nobody prints the sum alone. */
const years = [3, 4, 5];

function withPart(row: Row, parts: Part[]): Row {
  const [figure, ...others] = row.amount.figures;
  if (!figure || others.length > 0 || figure.period !== null || !namesAid(row.label)) return row;
  const part = parts.find(
    (each) =>
      each.page === row.page &&
      years.some((count) => count * each.figure.value === row.amount.value) &&
      [figure, row.labelBox].some((own) => isNextTo(own, each.piece)),
  )?.figure;
  return part ? { ...row, amount: { ...row.amount, value: part.value, figures: [part], basis: 'YEAR' } } : row;
}

const isAt = (one: Box, other: Box): boolean =>
  Math.abs(one.y - other.y) < 0.5 * other.height && shareColumn(one, other);

/** On the same line, or right over or under it. */
function isNextTo(one: Box, other: Box): boolean {
  const gap = Math.max(one.y, other.y) - Math.min(one.y + one.height, other.y + other.height);
  return shareColumn(one, other) && gap < 1.2 * other.height;
}
