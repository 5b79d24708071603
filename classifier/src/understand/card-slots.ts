import { takenBack } from './card-feet.ts';
import { statusBehind } from './card-lines.ts';
import { hasRoom, isPeriod } from './card-names.ts';
import type { Group } from './card-rhythm.ts';
import { cardSection } from './card-tops.ts';
import type { Card, Words } from './cards.ts';
import { type Figure, periodOf } from './figures.ts';
import { isGiver } from './giver.ts';
import type { Piece } from './lines.ts';
import type { FlowLine } from './panels.ts';
import { namesAid } from './row-kind.ts';
import { isStatus } from './row-label.ts';
import { median } from './slope.ts';

/** The words on one card, from top to bottom; `kind`: "LOAN". */
type Slot = { figure: Figure; row: FlowLine; above: Words[]; below: Words[]; kind: Words | null };

export const figuresIn = ({ cells }: FlowLine): Figure[] => cells.flatMap(({ figure }) => figure ?? []);
export const textsIn = ({ cells }: FlowLine): Piece[] => cells.flatMap(({ text }) => text ?? []);

/** From the same left edge, or with the middle in common. */
export const isInColumn = (piece: Piece, figure: Figure): boolean =>
  Math.abs(piece.x - figure.x) < 3 || Math.abs(piece.x - figure.x + (piece.width - figure.width) / 2) < 3;

/** "Accepted" at the right edge of a card. */
export const isStatusOn = (piece: Piece, figure: Figure): boolean => isStatus(piece.text) && piece.x > figure.x;

/** The cards of lines that belong together, by the line of their figures; null where one has no name. */
export function cardsOn(groups: Group[]): Map<FlowLine, Card[]> | null {
  const slots = withKinds(groups.flatMap(slotsOf));
  // "LOANS" over the first of two cards is a heading.
  if (slots.some(({ above: [top, next], kind }) => !kind && next && isKindWord(top?.piece.text ?? ''))) return null;
  const words = slots.flatMap(wordsOn);
  const seen = Map.groupBy(words, ({ piece }) => withoutCount(piece.text));
  const isSaid = ({ piece }: Words): boolean =>
    isNote(piece) ||
    (!isKindWord(piece.text) && (seen.get(withoutCount(piece.text))?.length ?? 0) > 1 && piece.words.length < 5);
  const namesOn = (side: 'above' | 'below'): Words[][] => {
    const own = slots.map((slot) => slot[side].filter((each) => each !== slot.kind));
    const areRemarked = haveRemarks(own, words);
    const names = own.map((each) => each.filter((one) => !isSaid(one)));
    return names.map((each) => nameAmong(areRemarked ? each.slice(0, 1) : each, words));
  };
  const sides = [namesOn('above'), namesOn('below')].filter((all) => all.every(({ length }) => length > 0));
  const [names] = sides.toSorted(
    (one, other) => Math.round(printOf(other) - printOf(one)) || knownIn(other) - knownIn(one),
  );
  // Of two cards both have names for aid.
  if (!names || (knownIn(names) < (slots.length > 2 ? 1 : 2) && !slots[0]?.kind)) return null;
  if (names.some((name) => isSentence.test(textOf(name)))) return null;
  const cards = slots.map((slot, index) => cardOf(slot, names[index] as Words[], isSaid));
  return new Map(groups.map(({ row }) => [row, cards.filter((_, index) => slots[index]?.row === row)]));
}

const slotsOf = ({ row, above, below }: Group): Slot[] =>
  figuresIn(row).map((figure, index, figures) => {
    const end = figures[index + 1]?.x ?? Number.POSITIVE_INFINITY;
    const isOwn = (piece: Piece): boolean => isInColumn(piece, figure) || (isStatusOn(piece, figure) && piece.x < end);
    const own = (all: FlowLine[]): Words[] =>
      all.flatMap((line) => textsIn(line).flatMap((piece) => (isOwn(piece) ? [{ piece, line }] : [])));
    return { figure, row, above: own(above), below: own(below), kind: null };
  });

const wordsOn = ({ above, below }: Slot): Words[] => [...above, ...below];
/** "Award 1 of 5", "Award 2 of 5". */
const withoutCount = (text: string): string => text.replace(/\b\d{1,2}\b/g, '#');
const textOf = (words: Words[]): string => words.map(({ piece }) => piece.text).join(' ');
const knownIn = (names: Words[][]): number => names.filter((name) => namesAid(textOf(name))).length;
/** Remarks are printed smaller. */
const printOf = (names: Words[][]): number => median(names.flatMap(([first]) => first?.piece.height ?? []));
const isSentence = /(\S+ ){4}.*[.;:]$/;

export const isKindWord = (text: string): boolean => kindWord.test(text);
const kindWord =
  /^((federal|state|institutional|outside|student|need[- ]based|merit) )?(grants?|scholarships?|awards?|gifts?|gift aid|loans?|work|work[- ]study|jobs?|employment)$/i;

/** "each semester", "Accepted", "Federal": what is said of an award. */
const isNote = (piece: Piece): boolean =>
  isPeriod(piece) ||
  isStatus(piece.text) ||
  takenBack.test(piece.text) ||
  (isGiver(piece.text) && !namesAid(piece.text));

/** "Scholarship" may be the last word of a name, unless each card has such a word. */
function withKinds(slots: Slot[]): Slot[] {
  const found = slots.map((slot) => ({ ...slot, kind: kindOn(slot) }));
  return found.every(({ kind }) => kind) ? found : slots;
}

/** Of several such words the one in smaller print; else the shortest, or what stands first or last. */
function kindOn(slot: Slot): Words | null {
  const words = wordsOn(slot);
  const kinds = words.filter(({ piece }) => isKindWord(piece.text));
  const [first, ...others] = kinds.toSorted((one, other) => one.piece.height - other.piece.height);
  if (!first || words.length < 2 || others.length === 0) return words.length > 1 ? (first ?? null) : null;
  if (others.every(({ piece }) => piece.height > first.piece.height + 0.6)) return first;
  const [shortest] = kinds.toSorted((one, other) => one.piece.text.length - other.piece.text.length);
  if (kinds.length === words.length) return shortest ?? null;
  return kinds[0] === words[0] ? (kinds[0] ?? null) : (kinds.at(-1) ?? null);
}

/** As many lines on most cards, and one that would have had room on the line over it: they do not go on with the names. */
function haveRemarks(own: Words[][], all: Words[]): boolean {
  const most = Math.max(...own.map(({ length }) => length));
  const isUsual = most > 1 && 2 * own.filter(({ length }) => length === most).length > own.length;
  return isUsual && own.some(([name, next]) => name && next && hasRoom(name.piece, next.piece, all));
}

/** The first words in the largest print, and the lines below that go on with them. */
function nameAmong(words: Words[], all: Words[]): Words[] {
  const largest = Math.max(...words.map(({ piece }) => piece.height));
  const first = words.findIndex(({ piece }) => piece.height > largest - 0.6);
  const end = words.findIndex(({ piece }, at) => {
    const over = words[at - 1]?.piece;
    return at > first && over && (piece.height < largest - 0.6 || hasRoom(over, piece, all));
  });
  return first < 0 ? [] : words.slice(first, end < 0 ? undefined : end);
}

function cardOf(slot: Slot, name: Words[], isSaid: (words: Words) => boolean): Card {
  const { figure, row, kind } = slot;
  const said = wordsOn(slot).filter((each) => each !== kind && !name.includes(each) && isSaid(each));
  const period = said.find(({ piece }) => isPeriod(piece));
  const status = said.filter((each) => each !== period).map(({ piece }) => piece.text);
  const section = kind && cardSection(kind.piece.text) !== 'AID' ? { kind: kind.piece.text } : {};
  return {
    figure: period ? { ...figure, period: periodOf(period.piece.text) } : figure,
    label: name.map(({ piece }) => piece),
    status: [...statusBehind(row, figure), ...status],
    ...section,
  };
}
