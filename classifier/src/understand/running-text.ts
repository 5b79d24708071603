import { sentenceVerb } from '../phrases/prose-phrases.ts';
import { cellsOf } from './cells.ts';
import { isFigure, isMoney } from './figure-pieces.ts';
import { sectionOf } from './headings.ts';
import { boxAround, type Line, type Piece } from './lines.ts';
import type { Step } from './other-ways.ts';
import type { FlowLine } from './panels.ts';
import { isTermList } from './term-lists.ts';
import { type Block, blocksOf, isBullet } from './text-blocks.ts';
import { withCousins } from './told-cousins.ts';

/** Running text that belongs together. `heading`: a short line over it, or a name at its left (`isLabelled`). `isItem`: a line of a list. */
export type Paragraph = { page: number; pieces: Piece[]; heading: Piece | null; isLabelled: boolean; isItem: boolean };

/** Parts the lines of a page into running text and the rest: rows, cards, headings. */
export function runningText(
  flow: FlowLine[],
  without: Step | null = null,
): { paragraphs: Paragraph[]; rest: FlowLine[] } {
  const all = blocksOf(flow);
  const sentences = new Set(all.filter(isRunning));
  const running = new Set(sentences);
  if (without !== 'toldItems') for (const item of itemsOf(all, running)) running.add(item);
  if (without !== 'toldSiblings') for (const item of siblingsOf(all, running)) running.add(item);
  const blocks = without === 'toldSiblings' ? all : withCousins(all, running, tellsMoney);
  const told = new Set([...running].flatMap(({ pieces }) => pieces));
  const figures = flow.flatMap(({ line }) => line.pieces.filter(isFigure));
  return {
    paragraphs: blocks
      .filter((block) => running.has(block))
      .map((block) => ({
        page: block.page,
        pieces: block.pieces,
        heading: block.label ?? headingOf(block, blocks, running, figures),
        isLabelled: block.label !== null,
        isItem: !sentences.has(block),
      })),
    rest: flow.flatMap((line) => leftOf(line, told)),
  };
}

const textOf = (block: Block): string => block.pieces.map(({ text }) => text).join(' ');

/** Sentences, and lines that tell of money inside of words. */
function isRunning(block: Block): boolean {
  if (isReckoning(block)) return true;
  if (block.besideFigure > 0 && block.besideFigure * 3 >= block.pieces.length) return false;
  const text = withoutBrackets(textOf(block));
  if (block.besideFigure > 0 && !/[.!?;]/.test(text) && !sentenceVerb.test(text)) return false;
  if (isNamedFigure(text) || isFiguredName(text) || block.pieces.every(isTermList)) return false;
  if (tellsMoney(block) || bracketList.test(textOf(block))) return true;
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const small = words.filter((word) => /^[(“"]?\p{Ll}/u.test(word)).length;
  if (words.length < 5 || small < words.length * 0.3) return false;
  const isHeading = sectionOf(text) !== null || block.pieces.every((piece) => sectionOf(piece.text));
  if (words.length < 11 && isHeading) return false;
  if (block.isLarge && words.length < 9 && !/[.!?:,;]|\d/.test(text)) return false;
  return words.length >= 9 || /[.!?:]["”)]*$/.test(text) || sentenceVerb.test(text);
}

/** "costs of $68,520 less gifts of" over "$52,895": how the figure over it comes about. */
const isReckoning = (block: Block): boolean =>
  block.pieces.length > 1 && isFigure(block.pieces.at(-1)) && reckoning.test(textOf(block));
const reckoning = /^\p{Ll}[^$]*\$[\d,]+ \p{Ll}[^$]* (of|from|and) \$[\d,.]+$/u;

/** "Grants: Lyra Award ($900), Elm Fund ($800)". */
const bracketList = /\p{L} \(\$[\d,.]+\)[,;] .*\p{L} \(\$[\d,.]+\)/u;

/** "Elks Foundation (the award that you reported)": a remark in brackets makes no sentence of a name. */
function withoutBrackets(text: string): string {
  const outside = text.replace(/\([^()]*\)\s*$/, '').trim();
  return outside && text.split(/\s+/).length < 12 ? outside : text;
}

/** "Farm Bureau Scholarship (reported by you): $500": the line of a list, whatever the brackets say. */
function isNamedFigure(text: string): boolean {
  const name = /^(\p{Lu}[^$.!?;]*\([^$()]*\)[^$.!?;]*)(:|–|—| -) ?\$[\d,.]+$/u.exec(text)?.[1];
  const outside = name?.replace(/\([^()]*\)/g, ' ') ?? '';
  return name !== undefined && !sentenceVerb.test(outside) && outside.split(/\s+/).length < 12;
}

/** "$4,000: Bridge Grant for students of the county": the line of a list that puts the figure first. */
const isFiguredName = (text: string): boolean => {
  const name = /^\$[\d,.]+(?: (?:a|per) \p{L}+)?(?::| –| —| -) ([^$.!?;]*(?:\b\p{Lu}\p{Ll}{0,3}\.[^$.!?;]*)?)$/u.exec(
    text,
  )?.[1];
  return name !== undefined && !sentenceVerb.test(name) && name.split(/\s+/).length < 12;
};

/** "$5,500 in Federal Direct Loans ($3,500 subsidized and $2,000 unsubsidized)". */
function tellsMoney(block: Block): boolean {
  const words = block.pieces.flatMap((piece) => piece.words.map((word) => word.text));
  const places = words.flatMap((word, index) => (isMoney(word) && /\$|,/.test(word) ? [index] : []));
  const small = (from: number, to: number): number =>
    words.slice(from, to).filter((word) => /^\(?\p{Ll}{2}/u.test(word)).length;
  const [first, last] = [places[0], places.at(-1)];
  if (first === undefined || last === undefined) return false;
  if (places.some((at, index) => index > 0 && small((places[index - 1] as number) + 1, at) > 0)) return true;
  if (/[.;]$/.test(words.at(-1) ?? '') && words.length > 2 && last > 0) return true;
  // "Lyra Award, $900 (no repayment required)".
  const isNoted = last > 0 && /^\(.*\)$/.test(words.slice(last + 1).join(' '));
  return small(last + 1, words.length) > (isNoted ? 2 : 1) && words.length - last > (isNoted ? 3 : 4);
}

/** Lines with money under a sentence that ends in a colon. */
function itemsOf(blocks: Block[], running: Set<Block>): Block[] {
  const items: Block[] = [];
  for (const [index, block] of blocks.entries()) {
    if (!running.has(block) || !/:$/.test(textOf(block)) || textOf(block).split(' ').length < 6) continue;
    for (const item of blocks.slice(index + 1)) {
      const isNear = item.page === block.page && item.flow.panel === block.flow.panel;
      if (!isNear || (!running.has(item) && !isListed(item))) break;
      if (!running.has(item)) items.push(item);
    }
  }
  return items;
}

const isListed = (block: Block): boolean =>
  block.flow.line.pieces.filter((piece) => !isBullet(piece)).length === 1 &&
  block.pieces.some((piece) => piece.words.some(({ text }) => isMoney(text)) && !isFigure(piece) && !isTermList(piece));

/** Lines with money right over and under such that are told: a list is told as a whole. */
function siblingsOf(blocks: Block[], running: Set<Block>): Block[] {
  const told = blocks.filter((block) => running.has(block) && block.pieces.length < 3 && tellsMoney(block));
  const found: Block[] = [];
  for (const block of told)
    for (const way of [-1, 1]) {
      let last = block;
      for (let at = blocks.indexOf(block) + way; ; at += way) {
        const next = blocks[at];
        if (!next || running.has(next) || !isListed(next) || !isSibling(last, next)) break;
        found.push(next);
        last = next;
      }
    }
  return found;
}

const isSibling = (one: Block, other: Block): boolean => {
  const [a, b] = [one.pieces[0] as Piece, other.pieces[0] as Piece];
  const step = Math.abs(a.y - b.y);
  return (
    one.page === other.page && one.flow.panel === other.flow.panel && Math.abs(a.x - b.x) < 4 && step < 2.6 * a.height
  );
};

/** "Federal Pell Grant" over "You are awarded $6,895 for the year." */
function headingOf(block: Block, blocks: Block[], running: Set<Block>, figures: Piece[]): Piece | null {
  const [first] = block.pieces as [Piece];
  const above = blocks.findLast(
    (other) =>
      !running.has(other) &&
      other.page === block.page &&
      other.flow.panel === block.flow.panel &&
      first.y > (other.pieces.at(-1) as Piece).y &&
      isRightUnder(first, other.pieces.at(-1) as Piece) &&
      Math.abs(first.x - (other.pieces[0] as Piece).x) < 45,
  );
  const heading = above?.pieces.at(-1) ?? null;
  // The name of a row is no heading of what stands under the table.
  if (above?.flow.line.pieces.some(isBesideName) || (heading && isBesideFigure(heading, figures))) return null;
  return heading && heading.words.length < 9 && !heading.words.some(({ text }) => isMoney(text)) ? heading : null;
}

/** A sum, a telephone, an address of mail. */
const isBesideName = (piece: Piece): boolean => isFigure(piece) || /\d{3}[-. ]\d{4}|\w@\w/.test(piece.text);

/** Large print has its text further below. */
const isRightUnder = (lower: Piece, upper: Piece): boolean =>
  lower.y - upper.y < 2.4 * Math.max(lower.height, upper.height);

/** The last line of a name whose figure stands at half height, a little higher. */
const isBesideFigure = (name: Piece, figures: Piece[]): boolean =>
  figures.some(({ x, y }) => x > name.x + name.width && Math.abs(y - name.y) < 0.9 * name.height);

/** What is left of a line without the pieces that are running text. */
function leftOf(flow: FlowLine, told: Set<Piece>): FlowLine[] {
  const pieces = flow.line.pieces.filter((piece) => !told.has(piece));
  if (pieces.length === flow.line.pieces.length) return [flow];
  if (pieces.every(isBullet)) return [];
  const line: Line = {
    ...boxAround(pieces),
    page: flow.line.page,
    pieces,
    text: pieces.map((piece) => piece.text).join('  '),
  };
  return [{ ...flow, line, cells: cellsOf(line) }];
}
