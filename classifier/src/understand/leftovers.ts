import type { Word } from '../page.ts';
import { blockTerm, termNamed } from './block-terms.ts';
import { type Line, type Piece, pieceOf } from './lines.ts';
import { moneyInWord } from './money.ts';
import { isGift, worth } from './printed-sums.ts';
import type { KnownRow } from './row-kind.ts';

const aidWord = /\b(grants?|scholarships?|awards?|fellowship|waiver|remission|pell|seog|stipend)\b/i;
const noOffer =
  /up to|maximum|highest|largest|(minimum|lowest|smallest) (federal )?(pell|grant|scholarship|award)|limit|average|range|example|median|prior|previous|\bif\b|per (month|unit|hour)|credit|at most|as much as|may (be|qualify)|last year|total|sum|after|less|minus|net|deposit|between|over four|renewable|(over|above|exceeding|more than) \$[\d,]+ (may|will|can|could)|\$[\d.,]+ [mb]illion/i;

/** A line that names aid and money that no row has, be it as a sum. */
export function isUnread(line: Line, rows: KnownRow[], aside: Word[]): boolean {
  if (
    !/\d/.test(line.text) ||
    !aidWord.test(line.text) ||
    noOffer.test(line.text) ||
    rows.some((row) => standsOn(row, line))
  )
    return false;
  const isKnown = knownValues(rows);
  const parts = line.pieces.flatMap(sentencesIn);
  const named = parts.filter((_, index) => aidWord.test(nameBefore(parts, index)));
  return printedOn({ ...line, pieces: named }, aside).some((value) => !isKnown(value));
}

/** "Fall 2026   $1,850" over "Spring 2027   $1,800", and no row has either: the terms of an award whose name was not seen. */
export function hasLostTerms(lines: Line[], rows: KnownRow[], aside: Word[]): boolean {
  const terms = lines.filter(
    ({ pieces, text }) => pieces.length < 4 && blockTerm(pieces[0]?.text ?? '') !== null && !noFigure.test(text),
  );
  if (terms.length < 2) return false;
  const isKnown = knownValues(rows);
  const isLost = (line: Line | undefined): boolean => {
    const values = line && terms.includes(line) ? printedOn(line, aside) : [];
    return values.length === 1 && values.every((value) => value >= 200 && !isKnown(value));
  };
  return lines.some((line, index) => isLost(line) && isLost(lines[index + 1]));
}

/** "… out of state $182. The award was reported": what one sentence names is not the money of another. */
function sentencesIn({ words }: Piece): Piece[] {
  const ends = words.flatMap(({ text }, index) =>
    /\p{L}{3}[.!?]$|\d[.!?]$/u.test(text) && /^\p{Lu}/u.test(words[index + 1]?.text ?? '') ? [index + 1] : [],
  );
  return [0, ...ends].map((start, index) => pieceOf(words.slice(start, ends[index])));
}

/** The words that a piece has or that stand before it. */
const nameBefore = (pieces: Piece[], index: number): string =>
  pieces.slice(0, index + 1).findLast(({ text }) => /\p{L}{3}/u.test(text))?.text ?? '';

/** What rows are worth, their sums, and the halves and thirds of a year. */
export function knownValues(rows: KnownRow[]): (value: number) => boolean {
  const { figures, sums } = knownFigures(rows);
  return (value) =>
    [...figures, ...sums].some((known) =>
      [1, 2, 3, 4, 1 / 2, 1 / 3].some((part) => Math.abs(known * part - value) <= 1),
    );
}

/** The sums of money on a line that no sentence explains. */
const printedOn = ({ pieces }: Line, aside: Word[]): number[] =>
  pieces.flatMap(({ words }) => words.filter((word) => !aside.some((other) => isAt(word, other))).flatMap(moneyOf));

/** A word that was parted at a dash stands inside the printed one. */
const isAt = (word: Word, other: Word): boolean =>
  word.y === other.y && other.x >= word.x - 0.1 && other.x < word.x + word.width;

const standsOn = (row: KnownRow, line: Line): boolean =>
  row.page === line.page &&
  row.known.is !== 'COST' &&
  [row.labelBox, ...row.amount.figures].some(
    (box) => box.y < line.y + line.height - 1 && box.y + box.height > line.y + 1,
  );

/** Figures of a year, half or third of which no row knows; limits, averages and examples are no figures of the offer. */
export function unexplainedIn(lines: Line[], rows: KnownRow[], aside: Word[]): number {
  const isKnown = knownValues(rows);
  // Columns of costs for other ways of living say nothing of the gifts.
  const isSure = ({ known, amount }: KnownRow, line: Line): boolean =>
    amount.certainty >= 0.95 || (known.is === 'COST' && !aidWord.test(line.text));
  const isRead = (line: Line): boolean => rows.some((row) => isSure(row, line) && isBeside(row, line));
  return lines
    .filter((line) => /\d/.test(line.text) && !noFigure.test(line.text) && !isRead(line))
    .flatMap((line) => printedOn(line, aside))
    .filter((value) => value >= 200 && !isKnown(value)).length;
}

/** The line holds the row's name and its figure: the other figures are in columns that were not chosen. */
const isBeside = (row: KnownRow, line: Line): boolean =>
  row.group >= 0 &&
  row.page === line.page &&
  [row.labelBox, ...row.amount.figures.slice(0, 1)].every(
    (box) => box.y < line.y + line.height - 1 && box.y + box.height > line.y + 1,
  );

const noFigure =
  /up to|maximum|limit|average|range|example|median|\bif\b|a month|monthly|credit|at most|as much as|may (be|qualify)|can be|last year|deposit|between|over four|hour|tax|per |salary|highest|annual/i;

function knownFigures(rows: KnownRow[]): { figures: number[]; sums: number[] } {
  const aid = rows.filter(({ known }) => known.is === 'AID');
  const costs = worth(rows.filter(({ known }) => known.is === 'COST'));
  const kinds = [...Map.groupBy(aid, ({ known }) => (known.is === 'AID' ? known.kind.category : null)).values()];
  const gifts = worth(rows.filter(isGift));
  return {
    figures: rows.flatMap(({ amount }) => [amount.value, ...amount.figures.map(({ value }) => value)]),
    sums: [...kinds.map(worth), worth(aid), gifts, costs, costs - gifts, costs - worth(aid)],
  };
}

/** The sums of money that are printed as such: with a dollar sign, a comma or cents. */
const moneyIn = ({ pieces }: Line): number[] => pieces.flatMap(({ words }) => words.flatMap(moneyOf));

function moneyOf({ text }: Word): number[] {
  if (!/\d/.test(text)) return [];
  const money = moneyInWord(text);
  return money && !money.isPlain ? [money.value] : [];
}

/** Every gift with figures beside it has its value there once more: the halves of a year, of which one was taken. */
export function looksHalved(gifts: KnownRow[], lines: Line[]): boolean {
  const rows = gifts.map((row) => ({ row, beside: lines.filter((line) => standsOn(row, line)).flatMap(moneyIn) }));
  const several = rows.filter(({ beside }) => beside.length > 1);
  const isInTerms = gifts.length > 0 && gifts.every(({ isInTerm }) => isInTerm);
  return (
    isInTerms ||
    areOfTwoTerms(gifts, lines) ||
    (several.every(isTwice) && several.some(isTelling)) ||
    isTwiceBelow(gifts, lines)
  );
}

/** Each gift stands as it is under the names of two terms, however these say it: one block is no repeat of the other. */
const areOfTwoTerms = (gifts: KnownRow[], lines: Line[]): boolean =>
  gifts.length > 0 &&
  gifts.every(({ label, amount }) => {
    const [first = -1, second = -1] = lines.flatMap((line, at) =>
      line.text.includes(label) && moneyIn(line).includes(amount.value) ? [at] : [],
    );
    const [one, other] = [
      termAbove(lines.slice(0, Math.max(first, 0))),
      termAbove(lines.slice(first + 1, Math.max(second, 0))),
    ];
    return one !== null && other !== null && one !== other;
  });

/** The term that the last short line of a few names. */
function termAbove(lines: Line[]): string | null {
  const named = lines.flatMap(({ text, pieces }) => (text.length < 60 && termNamed(pieces[0]?.text ?? '')) || []);
  return named.at(-1) ?? null;
}

/** Under most gifts stands their value once more in the same column, on a line without a name: a second term of unknown words. */
function isTwiceBelow(gifts: KnownRow[], lines: Line[]): boolean {
  const isAgain = ({ labelBox, amount, page }: KnownRow): boolean => {
    const [figure] = amount.figures;
    const at = lines.findIndex((line) => line.page === page && line.y + line.height > labelBox.y + labelBox.height - 1);
    const below = lines[at + 1];
    if (!figure || amount.figures.length > 1 || !below || below.x < labelBox.x + 30 || below.y <= figure.y)
      return false;
    const end = figure.x + figure.width;
    return below.pieces.some(({ words }) =>
      words.some((word) => Math.abs(word.x + word.width - end) < 4 && moneyInWord(word.text)?.value === amount.value),
    );
  };
  const again = gifts.filter(isAgain).length;
  return again > 1 && 3 * again >= 2 * gifts.length;
}

type Beside = { row: KnownRow; beside: number[] };
const isTwice = (each: Beside): boolean =>
  each.beside.filter((value) => Math.abs(value - each.row.amount.value) <= 2).length > 1 && !hasTerms(each);

/** "Current 400   Accepted 400   Fall 200   Spring 200": what has its own terms beside it is the year. */
const hasTerms = ({ row: { amount }, beside }: Beside): boolean =>
  beside.some((value, at) => value > 0 && value < amount.value && value + (beside[at + 1] ?? 0) === amount.value);

/** A dollar more or less, or the whole beside it; the same value may be the accepted beside the offered, if heads say so. */
const isTelling = ({ row: { amount }, beside }: Beside): boolean =>
  amount.certainty < 0.9 ||
  beside.includes(2 * amount.value) ||
  beside.some((value) => value !== amount.value && Math.abs(value - amount.value) <= 2);
