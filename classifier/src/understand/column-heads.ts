import type { Box, Word } from '../page.ts';
import { columnPhrases, dayHead, wordColumn } from '../phrases/column-phrases.ts';
import { normalText, withoutNumber } from '../phrases/normal-text.ts';
import { isBareHead } from './bare-heads.ts';
import { type Cell, hasFigure } from './cells.ts';
import type { Figure } from './figures.ts';
import { boxAround, type Piece, pieceOf } from './lines.ts';
import { isOfAllYears } from './named-years.ts';
import type { FlowLine } from './panels.ts';
import { isPointedHead } from './pointed-words.ts';

/** The words over one column of figures. */
export type Head = Box & { text: string };

const titleWording =
  /\b(award (offer|letter|notification|summary|package|notice)|financial aid|aid offer|financing plan)\b/;

export const isColumnWording = (text: string): boolean => {
  const normal = normalText(text);
  if ((normal.match(/[a-z]+/g)?.length ?? 0) > 6 || isField(text) || titleWording.test(normal)) return false;
  return wordings.some((pattern) => pattern.test(normal));
};
/** "Classification: Freshman" is a field of the letter's head; "Yours: 9 credits" and "✓ Your plan: Commuter" are columns. */
const isField = (text: string): boolean => /:\s*\S/.test(withoutNumber(text)) && !ofChoice.test(text);
const ofChoice = /^(yours?|selected)\b|^[☒☑■✓✔●►▶★] ?\S/i;
const notAlone = new Set(['marked', 'own', 'supposed', 'wholeYear']);
const wordings = Object.entries(columnPhrases).flatMap(([name, pattern]) => (notAlone.has(name) ? [] : [pattern]));

/** "Fall   Spring   Year"; not "Scholarship   Grant", which may end names. */
export const areColumnHeads = (cells: Cell[]): boolean =>
  cells.every(({ text }) => text && isColumnWording(text.text)) &&
  cells.some(({ text }) => text && isBareHead(text.text));

const isDash = /^[-–—]$/;

/** The heads in a line over a table; none when it is no such line. */
export function headsOf(flow: FlowLine, pageWidth: number): Head[] {
  if (hasFigure(flow.cells)) return [];
  const [first, ...others] = flow.line.pieces.flatMap(answersApart);
  // "–   –   pending": a row without a sum.
  if (flow.line.pieces.some(({ text }) => isDash.test(text))) return [];
  // "Grants" alone is a heading, beside other heads it is the kind of a column.
  if (!first || (others.length === 0 && columnPhrases.kind.test(normalText(first.text)))) return [];
  const isFar = first.x > (others.length > 0 || yearsApart(first).length > 1 ? 0.25 : 0.4) * pageWidth;
  const isHead = isColumnWording(first.text) || [first, ...others].some(isOwn);
  const isFirstHead = isFar && isHead && !wordColumn.test(normalText(first.text));
  const heads = (isFirstHead ? [first, ...others] : others).filter((piece) => !wordColumn.test(normalText(piece.text)));
  if ([first, ...heads].some(({ text }) => isField(text))) return [];
  // So is a number of the student.
  if (heads.some(({ text }) => /\d{7}|\d-\d\d-\d{4}/.test(text))) return [];
  // One date is that of the letter.
  if (heads.length < 2 && heads.some(({ text }) => columnPhrases.date.test(normalText(text)))) return [];
  // Several heads in one piece are more words than a head has.
  const columns = withMarks(
    heads.flatMap(livingApart).flatMap((piece) => (piece.words.length > 6 ? columnsApart(piece) : loadsApart(piece))),
  );
  const fits = columns.filter((piece) => isColumnWording(piece.text)).length;
  const areKnown = areSituations(columns) || areDays(columns) || areOfYears(columns);
  if (!areKnown && (fits === 0 || fits < columns.length / 2)) return [];
  return columns
    .flatMap(columnsApart)
    .flatMap(yearsApart)
    .filter(({ text }) => !wordColumn.test(normalText(text)))
    .map((piece: Piece) => ({ ...boxAround([piece]), text: piece.text }));
}

/** "Rolla Center (your campus)", "Shared rental ✔ your choice", "YOURS: 9 credits", "Yours, 9 cr.", "Your award". */
const isOwn = ({ text }: Piece): boolean =>
  /^your (award|offer|aid)$/i.test(text) ||
  /\S ?[([–—✓✔☑☒★-] ?(this is )?(yours?|selected|you)\b|^(yours|selected)[:,] ?\S/i.test(text) ||
  isPointedHead(text);

/** Columns of which one is marked as the student's, whatever the others are called. */
const areSituations = (heads: Piece[]): boolean =>
  heads.length > 1 && heads.filter(isOwn).length === 1 && heads.every(({ words }) => words.length < 7);

/** "Aug 24   Oct 26   Jan 11": the days on which terms begin. */
export const areDays = (heads: { text: string }[]): boolean =>
  heads.length > 2 && heads.every(({ text }) => dayHead.test(normalText(text)));

/** "Freshman   Sophomore   Junior   Senior   Four years": whatever each is called, the last one is all years together. */
const areOfYears = (heads: Piece[]): boolean =>
  heads.length > 2 &&
  heads.length < 7 &&
  heads.findIndex(({ text }) => isOfAllYears(normalText(text))) === heads.length - 1;

/** "2026-2027   Accept" with little between: heads never stretch their blanks, so a wide one between two heads parts them. */
function columnsApart(piece: Piece): Piece[] {
  if (piece.words.length < 2 || isTyped(piece)) return [piece];
  const parts: Piece['words'][] = [];
  for (const word of piece.words) {
    const last = parts.at(-1)?.at(-1);
    const gap = last ? word.x - last.x - last.width : 0;
    if (last && gap < Math.max(5.5, 0.37 * Math.max(word.height, last.height))) parts.at(-1)?.push(word);
    else parts.push([word]);
  }
  const columns = parts.map(pieceOf);
  const isColumn = ({ text }: Piece): boolean => isColumnWording(text) || wordColumn.test(normalText(text));
  return columns.every(isColumn) ? columns : [piece];
}

/** "Three-quarter Half time" close together: each course load is a head. */
function loadsApart(piece: Piece): Piece[] {
  const [first, ...starts] = piece.words.flatMap(({ text }, index) => (opensLoad.test(text) ? [index] : []));
  if (first === undefined || first > 1 || starts.length === 0) return [piece];
  const ends = [...starts.map((start) => withMark(piece.words, start)), piece.words.length];
  return ends.map((end, index) => pieceOf(piece.words.slice(ends[index - 1] ?? 0, end)));
}

/** "On Campus Residence Off Campus Residence" close together: each way of living is a head. */
function livingApart(piece: Piece): Piece[] {
  const [first, ...starts] = piece.words.flatMap(({ text }, index) => (opensLiving.test(text) ? [index] : []));
  if (first !== 0 || starts.length === 0) return [piece];
  const ends = [...starts, piece.words.length];
  const parts = ends.map((end, index) => pieceOf(piece.words.slice(ends[index - 1] ?? 0, end)));
  return parts.every(({ text }) => columnPhrases.living.test(normalText(text))) ? parts : [piece];
}
const opensLiving = /^(on|off|with|on-campus|off-campus)$/i;

/** A head begins at the mark before it, if that is no nearer to the head before. */
function withMark(words: Word[], start: number): number {
  const [before, sign, first] = words.slice(start - 2, start + 1);
  if (!before || !sign || !first || !mark.test(sign.text)) return start;
  return sign.x - before.x - before.width < first.x - sign.x - sign.width - 0.5 ? start : start - 1;
}
const mark = /^[☒☑■✓✔●►▶★]$/;
const opensLoad = /^(full|three-quarters?|half|quarter|less)(-time)?$/i;

/** "★" by itself is of the head behind it. */
function withMarks(pieces: Piece[]): Piece[] {
  const isMark = (piece: Piece): boolean => mark.test(piece.text);
  return pieces.flatMap((piece, index) => {
    const before = pieces[index - 1];
    if (isMark(piece) && pieces[index + 1]) return [];
    return before && isMark(before) ? [pieceOf([...before.words, ...piece.words])] : [piece];
  });
}

/** All letters are of one width, and so is the blank. */
const isTyped = ({ words }: Piece): boolean => {
  const widths = words.map(({ text, width }) => width / text.length);
  return Math.max(...widths) - Math.min(...widths) < 0.01 * Math.max(...widths);
};

const termName = /^(fall|autumn|winter|spring|summer)$/;

/** "Accepted Declined" close together. */
const answer = /^(offered|accepted|declined|cancell?ed|paid|disbursed|pending)$/i;
const whichOffer = /^(original|originally|current|currently|revised|initial|previous|new|final|latest|total|amount)$/i;

/** "Original Offered Current Offered Accepted" close together: each head ends in an answer. */
function answersApart(piece: Piece): Piece[] {
  if (piece.words.length < 3 || !answer.test(piece.words.at(-1)?.text ?? '')) return [piece];
  if (!piece.words.every(({ text }) => answer.test(text) || whichOffer.test(text))) return [piece];
  const parts: Word[][] = [[]];
  for (const word of piece.words) {
    if (answer.test(parts.at(-1)?.at(-1)?.text ?? '')) parts.push([]);
    parts.at(-1)?.push(word);
  }
  return parts.map(pieceOf);
}

const schoolYear = /^(20\d\d|\d\d)[-–—/](20)?\d\d$/;

/** "2025-26 received 2026-27 offered" close together are two heads; the years may also stand behind the words. */
function yearsApart(piece: Piece): Piece[] {
  const isYear = ({ text }: Word): boolean => schoolYear.test(text);
  if (piece.words.length > 1 && piece.words.every(({ text }) => answer.test(text)))
    return piece.words.map((word) => pieceOf([word]));
  if (piece.words.filter(isYear).length < 2) return termsApart(piece);
  const isFirst = isYear(piece.words[0] as Word);
  const parts: Word[][] = [[]];
  for (const word of piece.words) {
    if (isFirst && isYear(word) && parts.at(-1)?.length) parts.push([]);
    parts.at(-1)?.push(word);
    if (!isFirst && isYear(word) && word !== piece.words.at(-1)) parts.push([]);
  }
  return parts.map(pieceOf);
}

/** "Fall 2026 Spring 2027" close together are two heads, and so are "2026 Fall 2027 Spring" and "Fall Offer Spring Offer". */
function termsApart(piece: Piece): Piece[] {
  const opens = year.test(piece.words[0]?.text ?? '') ? year : termName;
  const parts: Piece['words'][] = [];
  for (const word of piece.words) {
    const normal = normalText(word.text);
    if (!termName.test(normal) && !besideTerm.test(word.text)) return [piece];
    if (opens.test(normal) || /^(total|year)$/.test(normal) || !parts.at(-1)) parts.push([word]);
    else parts.at(-1)?.push(word);
  }
  return parts.length > 1 ? parts.map(pieceOf) : [piece];
}
const besideTerm = /^(total|year|20\d\d|’?\d\d|offer|award|amount|semester|term|quarter)$/i;
const year = /^20\d\d$/;

/** The head of each figure of a row: by order where the counts agree, else by place. */
export function headsFor(figures: Figure[], heads: Head[]): (Head | null)[] {
  if (heads.length === 0) return figures.map(() => null);
  // One head may be that of the table before.
  if (figures.length === heads.length && heads.length > 1) return figures.map((_, index) => heads[index] ?? null);
  const near = figures.map((figure) => heads.toSorted((a, b) => apart(a, figure) - apart(b, figure))[0] as Head);
  // A head is that of the figure it is nearest to.
  const isOwn = (head: Head, figure: Figure): boolean =>
    figures.every((other, index) => near[index] !== head || apart(head, other) >= apart(head, figure));
  return figures.map((figure, index) => {
    const head = near[index] as Head;
    return apart(head, figure) < (heads.length > 1 ? 40 : 60) && isOwn(head, figure) ? head : null;
  });
}

const apart = (head: Head, figure: Figure): number =>
  Math.min(
    Math.abs(head.x + head.width - figure.x - figure.width),
    Math.abs(head.x + head.width / 2 - figure.x - figure.width / 2),
  );
