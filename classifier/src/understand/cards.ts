import type { Box } from '../page.ts';
import { netLine, totalLine } from '../phrases/line-phrases.ts';
import { normalText } from '../phrases/normal-text.ts';
import { isTermHead } from './bare-heads.ts';
import { badgesBeside, takenBack, withFeet } from './card-feet.ts';
import { cardLines, isCardLine, rowsAmong, statusBehind } from './card-lines.ts';
import { isPeriod, remarkUnder, withLower, withUpper } from './card-names.ts';
import { rhythmicCards } from './card-rhythm.ts';
import { withOtherSide } from './card-sides.ts';
import { isKindWord } from './card-slots.ts';
import { isFlush, nameIn, stacksOver } from './card-stacks.ts';
import { cardSection, withTops } from './card-tops.ts';
import { type Cell, hasFigure } from './cells.ts';
import { costKind } from './cost-kind.ts';
import { type Figure, periodOf } from './figures.ts';
import { isGiver } from './giver.ts';
import { sectionOf } from './headings.ts';
import type { Piece } from './lines.ts';
import type { Step } from './other-ways.ts';
import type { FlowLine } from './panels.ts';
import { namesAid } from './row-kind.ts';
import { isStatus } from './row-label.ts';

/** A figure with its name over or under it. `kind`: "LOAN" on top of it. */
export type Card = { figure: Figure; label: Piece[]; status: string[]; kind?: string };
/** The cards by the line of their figure, and the lines of words that are names on them. */
export type Cards = { byLine: Map<FlowLine, Card[]>; used: Set<FlowLine> };

export type Words = { piece: Piece; line: FlowLine };

/** The cards of a panel: those that follow each other in one order of lines, then what else stands so. */
export function cardsOf(lines: FlowLine[], without: Step | null): Cards {
  const rhythmic = without === 'rhythm' ? null : rhythmicCards(lines);
  const others = otherCards(lines, rhythmic?.byLine);
  if (!rhythmic) return others;
  const isFree = ({ label }: Card): boolean =>
    ![...rhythmic.used].some(({ line }) => line.pieces.some((piece) => label.includes(piece)));
  const rest = [...others.byLine].filter(([line, cards]) => !rhythmic.byLine.has(line) && cards.every(isFree));
  const names = new Set(rest.flatMap(([, cards]) => cards.flatMap(({ label }) => label)));
  const used = lines.filter(({ cells }) => cells.some(({ text }) => text && names.has(text)));
  return { byLine: new Map([...rhythmic.byLine, ...rest]), used: new Set([...rhythmic.used, ...used]) };
}

/** All figures of a panel where most stand on lines without words, else those that stand so side by side. */
function otherCards(lines: FlowLine[], known?: Cards['byLine']): Cards {
  const cards: Cards = { byLine: new Map(), used: new Set() };
  const rows = lines.filter(({ cells }) => hasFigure(cells));
  const { isMost, grid } = cardLines(lines, rows);
  if (!isMost && grid.length === 0) return cards;
  const listed = isMost ? rowsAmong(lines) : null;
  const words = withoutBoasts(
    wordsIn(lines.filter((line) => !hasFigure(line.cells) || (listed ? !listed.has(line) : grid.includes(line)))),
  );
  const places = (listed ? rows.filter((line) => !listed.has(line)) : grid).flatMap((line) =>
    line.cells.flatMap(({ figure }, index): Place[] =>
      figure && !isNamed(line.cells, index) ? [{ figure, line, found: null, stack: null }] : [],
    ),
  );
  const lists = listsIn(withStacks(places, lines), [...(listed ?? [])]);
  const open = lists.map((list) => list.filter(({ line }) => !known?.has(line)));
  for (const { figure: printed, line, found } of open.flatMap((list) => namedIn(list, words))) {
    // "$80,000" over "Dean's Award" over "over four years".
    const note = periodUnder(printed, words) ?? (found.isOver ? null : periodUnder(found.words.piece, words));
    const figure = note ? { ...printed, period: periodOf(note.text) } : printed;
    const names = found.stack ?? (found.isOver ? withUpper(found.words, words, lines) : withLower(found.words, words));
    for (const name of names) cards.used.add(name.line);
    const kind = kindOver(names);
    const label = nameIn(names.filter((name) => name !== kind)).map(({ piece }) => piece);
    const lowest = [figure, ...label, ...(note ? [note] : [])].reduce(
      (low, box) => (box.y > low.y ? box : low),
      figure as Box,
    );
    const between = names.flatMap(({ piece }) => (label.includes(piece) ? [] : piece)).filter(isSaid);
    const said = [...besideName(found.words), ...between, ...statusUnder(lowest, words)].map(({ text }) => text);
    const badges = badgesBeside(printed, line, words);
    for (const badge of badges) cards.used.add(badge.line);
    const status = [
      ...statusBehind(line, printed),
      ...badges.map(({ piece }) => piece.text),
      ...said,
      ...giverUnder(lowest, words),
    ];
    const section = kind && cardSection(kind.piece.text) !== 'AID' ? { kind: kind.piece.text } : {};
    const card = { figure, label, status, ...section };
    cards.byLine.set(line, [...(cards.byLine.get(line) ?? []), card]);
  }
  for (const [line, row] of cards.byLine) cards.byLine.set(line, withFeet(line, row, words, cards.used));
  for (const remark of remarksUnder(cards.byLine, lines)) cards.used.add(remark);
  for (const row of cards.byLine.values()) {
    const remark = remarkUnder(row, lines);
    if (remark) cards.used.add(remark);
  }
  return withTops(cards, lines);
}

/** "LOAN" in smaller print than the name under it. */
const kindOver = ([top, name]: Words[]): Words | undefined =>
  top && name && isKindWord(top.piece.text) && top.piece.height < 0.9 * name.piece.height ? top : undefined;

/** "each semester" right under a figure. */
const periodUnder = (figure: Box, words: Words[]): Piece | null =>
  words.find((each) => isPeriod(each.piece) && (gapUnder(figure, each) ?? 99) < each.piece.height)?.piece ?? null;

/** "worth $62,000 over four years   SAI 4,085": lines of smaller print or of periods under cards side by side, at their edges. */
function remarksUnder(byLine: Cards['byLine'], lines: FlowLine[]): FlowLine[] {
  const cards = [...byLine.values()].flat();
  if (![...byLine.values()].some(({ length }) => length > 1)) return [];
  const isOf = (piece: Piece, { figure, label }: Card): boolean =>
    isFlush(piece, figure) &&
    piece.y > figure.y &&
    piece.y - figure.y < 4 * figure.height &&
    (isPeriod(piece) || label.every(({ height }) => piece.height < 0.9 * height));
  const isRemark = ({ line, cells }: FlowLine): boolean =>
    !hasFigure(cells) && line.pieces.every((piece) => cards.some((card) => isOf(piece, card)));
  return [...byLine.keys()].flatMap((row) => {
    const under = lines.slice(lines.indexOf(row) + 1, lines.indexOf(row) + 4);
    const end = under.findIndex((line) => !isRemark(line));
    return end < 0 ? under : under.slice(0, end);
  });
}

/** "Yours to keep: $26,595", "Spring $875": a figure right behind its words. */
const isNamed = (cells: Cell[], index: number): boolean => {
  const [words, figure] = [cells[index - 1]?.text, cells[index]?.figure];
  return !!words && !!figure && figure.x - words.x - words.width < 10;
};

/** What is said of the award under its figure and its name. */
const statusUnder = (lowest: Box, words: Words[]): Piece[] =>
  words
    .filter((each) => !isCardLine(each.line) && (gapUnder(lowest, each) ?? 99) < 3 * each.piece.height)
    .map(({ piece }) => piece)
    .filter(isSaid);

const isSaid = ({ text }: Piece): boolean => isStatus(text) || takenBack.test(text);

/** "State", "Federal · estimated": small print right under a card says who gives. */
function giverUnder(lowest: Box, words: Words[]): string[] {
  const isNext = (each: Words): boolean => {
    const gap = gapUnder(lowest, each);
    return gap !== null && gap < 1.2 * each.piece.height && each.piece.height < lowest.height + 1;
  };
  return words.filter(isNext).flatMap(({ piece }) => piece.text.split(partsOfNote).filter(isGiver));
}
const partsOfNote = / *[·•|,;] *| +[-–—] +/;

/** What is said of it behind its name. */
function besideName({ piece, line }: Words): Piece[] {
  const beside = line.cells.flatMap(({ text }) => (text && text.x > piece.x ? [text] : []));
  const end = beside.findIndex(({ text }) => !isStatus(text));
  return beside.slice(0, end < 0 ? undefined : end);
}

type Found = { words: Words; gap: number; isOver: boolean; stack?: Words[] };
type Place = { figure: Figure; line: FlowLine; found: Found | null; stack: Words[] | null };
type Gap = (figure: Box, words: Words) => number | null;

const wordsIn = (lines: FlowLine[]): Words[] =>
  lines.flatMap((line) =>
    line.cells.flatMap((cell) => (cell.text && /\p{L}/u.test(cell.text.text) ? [{ piece: cell.text, line }] : [])),
  );

/** "$256M" over "our endowment": words in praise of the school, no names. */
function withoutBoasts(words: Words[]): Words[] {
  const large = words.filter(({ piece }) => /^\$[\d.,]+ ?([KMB]|million|billion)\b/i.test(piece.text));
  const isUnderOne = ({ piece }: Words): boolean =>
    large.some((each) => Math.abs(each.piece.x - piece.x) < 4 && isNear(each.piece, piece));
  return large.length > 0 ? words.filter((each) => !large.includes(each) && !isUnderOne(each)) : words;
}
const isNear = (upper: Box, lower: Box): boolean =>
  lower.y > upper.y && lower.y - upper.y < 2 * Math.max(upper.height, lower.height);

/** Cards over a sum and those under it, or beside a grid those one under the other: each list of three may have its names on its own side. */
function listsIn(places: Place[], rows: FlowLine[]): Place[][] {
  const isAlone = ({ line, figure }: Place): boolean =>
    !places.some((other) => other.line === line && other.figure !== figure);
  const rowsOver = ({ line }: Place): number => rows.filter((row) => row.line.y < line.line.y).length;
  return partsBy(places, rowsOver).flatMap((part) => partsBy(part, isAlone));
}

/** Runs of the same answer, where each has three or more. */
function partsBy(all: Place[], answer: (each: Place) => number | boolean): Place[][] {
  const parts: Place[][] = [];
  for (const each of all) {
    const [first] = parts.at(-1) ?? [];
    if (first && answer(first) === answer(each)) parts.at(-1)?.push(each);
    else parts.push([each]);
  }
  return parts.every(({ length }) => length > 2) ? parts : [all];
}

/** The figures that have a name of their own, all over them or all under them, but for lines that have theirs on the other side. */
function namedIn(places: Place[], words: Words[]): (Place & { found: Found })[] {
  const over = ownNames(
    places.map((place) => ({ ...place, found: stacked(place) ?? nearest(place.figure, words, true) })),
  );
  const under = ownNames(places.map((place) => ({ ...place, found: nearest(place.figure, words, false) })));
  const [side, other] = isUnder(over, under) ? [under, over] : [over, under];
  return withOtherSide(side, other).flatMap(({ found, ...place }) => (found ? [{ ...place, found }] : []));
}

/** What stands over the figures of each line, column by column. */
function withStacks(places: Place[], lines: FlowLine[]): Place[] {
  const columns = places.map(({ figure }) => figure);
  const rows = [...new Set(places.map(({ line }) => line))];
  const stacks = new Map(rows.map((line) => [line, stacksOver(lines, line, columns)]));
  return places.map((place) => ({ ...place, stack: stacks.get(place.line)?.get(place.figure) ?? null }));
}

function stacked({ figure, stack }: Place): Found | null {
  const words = stack && nameIn(stack).at(-1);
  return stack && words ? { words, gap: figure.y - words.piece.y - words.piece.height, isOver: true, stack } : null;
}

/** Words over several figures of a line are a heading, and the name of none. */
const ownNames = (places: Place[]): Place[] =>
  places.map((place) => {
    const isShared = places.some(
      ({ figure, line, found }) =>
        figure !== place.figure && line === place.line && found?.words.piece === place.found?.words.piece,
    );
    return isShared ? { ...place, found: null } : place;
  });

const gapOver: Gap = (figure, words) =>
  isOver(words.piece, figure) || isOverColumn(words, figure) ? figure.y - words.piece.y - words.piece.height : null;
/** What ends in a colon names the figure that follows. */
const gapUnder: Gap = (figure, { piece }) =>
  isOver(figure, piece) && !piece.text.endsWith(':') ? piece.y - figure.y - figure.height : null;

/** The figure stands right in a column whose names stand left. */
function isOverColumn({ piece, line }: Words, figure: Box): boolean {
  const next = line.cells.find((cell) => cell.text && cell.text.x > piece.x)?.text;
  return figure.y > piece.y + 0.4 * piece.height && piece.x < figure.x && (!next || next.x > figure.x + figure.width);
}

/** One above the other, with one edge or the middle in common. */
function isOver(upper: Box, lower: Box): boolean {
  if (lower.y <= upper.y + 0.4 * upper.height) return false;
  const [left, right] = [lower.x - upper.x, lower.x + lower.width - upper.x - upper.width];
  return Math.abs(left) < 8 || Math.abs(right) < 8 || Math.abs(left + right) < 20 || left * right < 0;
}

/** No status, and no head of columns. */
const isNameLike = ({ piece, line }: Words): boolean =>
  !isStatus(piece.text) && !takenBack.test(piece.text) && !line.cells.some(({ text }) => text && isTermHead(text.text));

function nearest(figure: Figure, words: Words[], isOver: boolean): Found | null {
  let best: Found | null = null;
  for (const each of words) {
    const gap = (isOver ? gapOver : gapUnder)(figure, each);
    if (gap === null || gap > 1.6 * Math.max(figure.height, each.piece.height) || !isNameLike(each)) continue;
    if (!best || gap < best.gap) best = { words: each, gap, isOver };
  }
  return best;
}

/** Names stand under the figures where more figures have one there, or a nearer one. */
function isUnder(over: Place[], under: Place[]): boolean {
  const texts = (places: Place[]): string[] => places.flatMap(({ found }) => found?.words.piece.text ?? []);
  // "Your net price" over "$15,625" over "costs of $68,520 less gifts": small letters go on with what stands over them.
  const [upper, lower] = [texts(over), texts(under)];
  if (upper.length === over.length && !upper.some(isSmall) && lower.filter(isSmall).length > 1) return false;
  const count = (places: Place[]): number => texts(places).filter((text) => !sectionOf(text)).length;
  // "Grant" alone is the end of a name where it stands as near as the others do.
  const isEven = (places: Place[]): boolean =>
    places.every(({ found }) => Math.abs((found?.gap ?? 99) - (places[0]?.found?.gap ?? 0)) < 1);
  const named = (places: Place[]): number =>
    texts(places).filter((text) => namesMoney(text) && (!isKind.test(text) || isEven(places))).length;
  if (named(over) !== named(under)) return named(under) > named(over);
  if (count(over) !== count(under)) return count(under) > count(over);
  const total = (places: Place[]): number => places.reduce((sum, { found }) => sum + (found?.gap ?? 0), 0);
  return total(under) < total(over);
}

const isSmall = (text: string): boolean => /^\p{Ll}/u.test(text);

/** "Grant" is said of what has a name elsewhere. */
const isKind = /^(grants?|scholarships?|awards?|gifts?|gift aid|loans?|work|work[- ]study|jobs?|free money)$/i;

/** Words for aid, a cost, a sum or what is left. */
const namesMoney = (text: string): boolean => {
  const normal = normalText(text);
  return namesAid(text) || costKind(normal) !== null || netLine.test(normal) || totalLine.test(normal);
};
