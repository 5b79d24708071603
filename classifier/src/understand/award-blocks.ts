import { fieldName, totalLine } from '../phrases/line-phrases.ts';
import { normalText } from '../phrases/normal-text.ts';
import { isBareHead } from './bare-heads.ts';
import { blockTerm } from './block-terms.ts';
import { type Cell, hasFigure } from './cells.ts';
import { costKind } from './cost-kind.ts';
import type { Figure } from './figures.ts';
import { isGiver } from './giver.ts';
import { sectionOf, termOf } from './headings.ts';
import type { Piece } from './lines.ts';
import type { FlowLine } from './panels.ts';
import { namesAid } from './row-kind.ts';
import { isStatus } from './row-label.ts';
import { isGeneric, isGroupName } from './title-rows.ts';

/** Lines of terms under one another, the words over them, and the line of their sum. */
type Block = { words: FlowLine[]; terms: FlowLine[]; sum: FlowLine | null };
type Award = Block & { name: FlowLine };

/** Where each award is a block of its name, what is said of it, its terms and perhaps their sum, its name stands beside the figures. */
export function withAwardBlocks(lines: FlowLine[]): FlowLine[] {
  const terms = new Set(lines.filter(isTermLine));
  const blocks = terms.size > 2 ? blocksIn(lines, terms) : [];
  const awards = blocks.length > 1 ? awardsIn(blocks) : [];
  if (awards.length < 2 || !awards.some((each) => each.terms.length > 1)) return lines;
  const rows = new Map(awards.flatMap(rowsOfAward));
  const done = new Set(awards.flatMap((each) => [...remarksOf(each), each.name, ...each.terms, each.sum]));
  return lines.flatMap((line) => rows.get(line) ?? (done.has(line) ? [] : line));
}

const figureIn = ({ cells }: FlowLine): Figure | null => cells.find(({ figure }) => figure)?.figure ?? null;
const worthOf = (lines: FlowLine[]): number => lines.reduce((all, line) => all + (figureIn(line)?.value ?? 0), 0);
const firstOf = ({ cells }: FlowLine): Piece | null => cells[0]?.text ?? null;

/** "Fall 2026 (Aug. 17)   $2,190": a term, at most one thing said of it, and one figure. */
const isTermLine = ({ cells }: FlowLine): boolean =>
  cells.length < 4 &&
  cells[0]?.text != null &&
  cells.filter(({ figure }) => figure).length === 1 &&
  blockTerm(cells[0].text.text) !== null;

function blocksIn(lines: FlowLine[], terms: Set<FlowLine>): Block[] {
  return lines.flatMap((line, start): Block[] => {
    if (!terms.has(line) || terms.has(lines[start - 1] as FlowLine)) return [];
    const end = lines.findIndex((each, at) => at > start && !terms.has(each));
    const own = lines.slice(start, end < 0 ? undefined : end);
    const isSum = (each: FlowLine | undefined): boolean => each !== undefined && addsUp(each, own);
    const before = isSum(lines[start - 1]) ? start - 1 : start;
    const sum = before < start ? lines[before] : isSum(lines[end]) ? lines[end] : null;
    const words = wordsOver(lines, before);
    return words.length > 0 && hasEachOnce(own) ? [{ words, terms: own, sum: sum ?? null }] : [];
  });
}

/** "Award total", "Year", "Amount": a word for a sum, and the sum of the terms. */
function addsUp(line: FlowLine, terms: FlowLine[]): boolean {
  const name = firstOf(line)?.text ?? '';
  const normal = normalText(name);
  const isNamed = totalLine.test(normal) || fieldName.test(normal) || isBareHead(name);
  return isNamed && Math.abs(worthOf([line]) - worthOf(terms)) <= 1;
}

/** The lines of words right over it, without a gap between them. */
function wordsOver(lines: FlowLine[], end: number): FlowLine[] {
  let start = end;
  while (start > Math.max(0, end - 4) && isNearBelow(lines[start - 1] as FlowLine, lines[start] as FlowLine))
    start -= 1;
  return lines.slice(start, end);
}

// Running text between them, of one line, may be gone.
const isNearBelow = (upper: FlowLine, lower: FlowLine): boolean =>
  !hasFigure(upper.cells) && lower.line.y - upper.line.y < 2.4 * upper.line.height;

const hasEachOnce = (terms: FlowLine[]): boolean =>
  new Set(terms.map((line) => firstOf(line)?.text)).size === terms.length;

/** The blocks that a name stands over; none where most of these are no words for aid. */
function awardsIn(blocks: Block[]): Award[] {
  const known = blocks.flatMap((block) => namedIn(block) ?? []);
  // Costs may be told in the same way.
  const others = known.length * 2 < blocks.length ? blocks.filter((block) => !namedIn(block) && !isCharge(block)) : [];
  if (others.length > known.length) return [];
  return blocks.flatMap((block): Award[] => {
    const name = namedIn(block) ?? likeOthers(block, known);
    return name && (block.sum || block.terms.every((line) => termOf(firstOf(line)?.text ?? '')))
      ? [{ ...block, name }]
      : [];
  });
}

/** "Resident tuition" over its terms. */
const isCharge = ({ words }: Block): boolean =>
  costKind(normalText(words.findLast(isName)?.cells[0]?.text?.text ?? '')) !== null;

/** "Limited funds.", "Source: State": said of an award. */
const isRemark = (text: string): boolean => /[.!?;:]$|^\w+( \w+)?:/.test(text) || isStatus(text);

const isName = (line: FlowLine): boolean => {
  const text = firstOf(line)?.text ?? '';
  return /\p{L}{2}/u.test(text) && !isRemark(text) && !isGroupName(text) && !isHeads(line);
};

/** "Fund / Term     Status     Amount" over the first block. */
const isHeads = ({ cells }: FlowLine): boolean => cells.slice(1).some(({ text }) => text && isBareHead(text.text));

/** The first words for aid that not any letter has, else the last ones. */
function namedIn({ words }: Block): FlowLine | null {
  const named = words.filter((line) => isName(line) && namesAid(firstOf(line)?.text ?? ''));
  const isOwn = (text: string): boolean => !sectionOf(text) && !isGeneric(text);
  return named.find((line) => isOwn(firstOf(line)?.text ?? '')) ?? named.at(-1) ?? null;
}

/** The first words that begin where the names of other awards do, in their print. */
const likeOthers = ({ words }: Block, names: FlowLine[]): FlowLine | null =>
  words.find(
    (each) =>
      isName(each) &&
      !isGeneric(each.line.text) &&
      !sectionOf(each.line.text) &&
      names.some(({ line }) => Math.abs(line.x - each.line.x) < 4 && Math.abs(line.height - each.line.height) < 1),
  ) ?? null;

/** What stands between the name and the terms, but for the fields that are read under a row. */
const remarksOf = ({ words, name }: Award): FlowLine[] =>
  words.slice(words.indexOf(name) + 1).filter(({ line }) => !/^\w+( \w+)?: /.test(line.text));

/** The name beside the sum; where there is none, beside each term. */
function rowsOfAward(award: Award): [FlowLine, FlowLine][] {
  const { name, terms, sum } = award;
  const said = remarksOf(award)
    .flatMap(({ cells }) => cells)
    .filter(({ text }) => text && (isStatus(text.text) || isGiver(text.text)));
  const total = sum && figureIn(sum);
  const names = [...name.cells, ...said];
  if (total) return [[name, { ...name, cells: [...names, { text: null, figure: total } satisfies Cell] }]];
  return terms.map((line) => [line, { ...line, cells: [...names, ...line.cells] }]);
}
