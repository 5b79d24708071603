import { statusWord } from '../phrases/line-phrases.ts';
import { periodCell } from '../phrases/period-phrases.ts';
import { blockTerm } from './block-terms.ts';
import { isOverFigure, isUnderFigure, listedNames } from './card-words.ts';
import { endsInFigure, isFigure } from './figure-pieces.ts';
import { isHeadLine } from './head-lines.ts';
import { sectionOf } from './headings.ts';
import { type Piece, pieceOf } from './lines.ts';
import type { FlowLine } from './panels.ts';
import { proseReach } from './prose-pitch.ts';
import { median } from './slope.ts';
import { areFiguresFirst, isLong, isOtherFont, isPair, openEnd, opensAnew } from './text-joins.ts';

/** `label`: a name at the left of the first line. `isLarge`: one line in larger print than the text around it. */
export type Block = {
  page: number;
  pieces: Piece[];
  flow: FlowLine;
  /** Where its last line stands. */
  panel: number;
  besideFigure: number;
  label: Piece | null;
  isLarge: boolean;
  /** A figure of its own stands under it. */
  isEnded?: boolean;
};

export const isBullet = ({ text }: Piece): boolean => /^([•·▪◦‣*–—o-]|\(?(\d{1,2}|[a-h])[.)])$/.test(text.trim());
/** "1." at the right of a sentence counts the notes there. */
const isSum = (piece: Piece): boolean => isFigure(piece) && !isBullet(piece);
const opensItem = ({ text }: Piece): boolean => /^([•·▪◦‣*–—o-]|\(?(\d{1,2}|[a-h])[.)]) /.test(text);

/** Pieces that stand under each other as the lines of a paragraph do. */
export function blocksOf(flow: FlowLine[]): Block[] {
  const blocks: Block[] = [];
  const usual = median(
    flow.flatMap(({ line }) => line.pieces.filter((piece) => !isFigure(piece)).map(({ height }) => height)),
  );
  const names = listedNames(flow);
  const heads = new Set<Piece>();
  const reach = proseReach(flow);
  for (const [at, line] of flow.entries()) {
    const { pieces } = line.line;
    const upper = pieces.length > 0 && pieces.every(isSum) ? labelOver(blocks, line) : undefined;
    if (upper) upper.besideFigure += 1;
    const isOfHeads = isHeadLine(line, flow[at + 1], flow[at + 2]);
    for (const [index, piece] of pieces.entries()) {
      const isLast = isFigure(piece) && endsParagraph(blocks, piece, line, reach);
      if (isFigure(piece)) markCard(blocks, piece, line, !isLast);
      if (isBullet(piece) || isAnswer(pieces, index)) continue;
      if (isFigure(piece) && !isLast) continue;
      const left = labelLeft(pieces, index, flow[at + 1]);
      const label =
        left && !blocks.some((each) => isCutOff(each, piece) && goesOn(each, piece, line, reach)) ? left : null;
      const isItem = opensItem(piece) || label !== null || (index > 0 && isBullet(pieces[index - 1] as Piece));
      const isRow = pieces.slice(index + 1).some(isSum);
      const isTitle = pieces.length === 1 && isOverRow(piece, line, flow[at + 1]);
      const isFund = index === 0 && isOverTerms(piece, line, flow[at + 1]);
      const isHead = isOfHeads && piece.words.length < 7;
      if (isHead) heads.add(piece);
      const isListed = names.has(piece) || isHead;
      const isOnCard = isListed || isUnderFigure(piece, line, flow[at - 1]) || isOverFigure(piece, line, flow[at + 1]);
      const beside = isRow || isOnCard || (pieces.length === 1 && isInFontOver(piece, line, flow[at + 1])) ? 1 : 0;
      const block =
        isItem || isListed
          ? undefined
          : blocks.findLast(
              (each) =>
                goesOn(each, piece, line, reach) &&
                !(isRow && endsInHeading(each)) &&
                !heads.has(each.pieces[0] as Piece) &&
                !(isFund && !isLong(each.pieces.at(-1), 8)) &&
                !(isTitle && !openEnd.test(each.pieces.at(-1)?.text ?? '')) &&
                !isApart(each, piece, flow, at),
            );
      if (!block) blocks.push(blockOf(line, piece, beside, label, piece.height > 1.2 * usual));
      else {
        block.pieces.push(piece);
        block.panel = line.panel;
        block.besideFigure += beside;
        block.isLarge = false;
      }
    }
  }
  return blocks;
}

/** "Dean's Award   $4,000   offered", "$1,000   yearly, to you": the answers in a column make no sentence together. */
const isAnswer = (pieces: Piece[], index: number): boolean =>
  pieces.slice(0, index).some(isFigure) &&
  [statusWord, howOften, periodCell].some((words) => words.test(pieces[index]?.text.trim() ?? ''));
const howOften = /^(annually|yearly|monthly|each (term|semester|month|year))(,[^.]*)?$/i;

const blockOf = (flow: FlowLine, piece: Piece, besideFigure: number, label: Piece | null, isLarge: boolean): Block => ({
  page: flow.line.page,
  pieces: [piece],
  flow,
  panel: flow.panel,
  besideFigure,
  label,
  isLarge,
});

/** Words right over a figure in larger print are the name on its card, however many they are. */
function markCard(blocks: Block[], figure: Piece, { panel, line }: FlowLine, isApart: boolean): void {
  const block = blocks.findLast(({ flow, pieces }) => {
    const last = pieces.at(-1) as Piece;
    const gap = figure.y - last.y - last.height;
    const isOver = Math.abs(last.x - figure.x) < 4 && gap > -0.3 * last.height && gap < 1.2 * last.height;
    return flow.panel === panel && flow.line.page === line.page && isOver;
  });
  const last = block?.pieces.at(-1);
  if (block && isApart) block.isEnded = true;
  if (block && last && figure.height > 1.15 * last.height && !/[.!?:,;]$/.test(last.text))
    block.besideFigure += block.pieces.length;
}

/** What stands over a row of a table is a heading, be it in two lines. */
const endsInHeading = ({ pieces, besideFigure }: Block): boolean =>
  besideFigure === 0 && sectionOf(pieces.at(-1)?.text ?? '') !== null;

/** The upper half of a label that has its figures at half height. */
const labelOver = (blocks: Block[], { line, panel }: FlowLine): Block | undefined =>
  blocks.findLast((block) => {
    const last = block.pieces.at(-1) as Piece;
    return (
      block.flow.panel === panel &&
      line.y > last.y &&
      line.y - last.y < 0.9 * last.height &&
      last.x + last.width < line.x
    );
  });

/** A figure alone on the last line of a sentence. */
function endsParagraph(blocks: Block[], piece: Piece, line: FlowLine, reach: number): boolean {
  const isEnd = endsSentence.test(piece.text);
  const isListed = /^\(\$.*\)/.test(piece.text);
  const isOpen = line.line.pieces.length === 1 ? /(\p{Ll},?|[–—])$/u : /\b(up to|of|about|than|at least|at most)$/;
  return blocks.some((block) => {
    const last = block.pieces.at(-1);
    if (block.isLarge || !last || !isLong(last)) return false;
    const mayEnd = isEnd || (isListed && /\(\$[\d,.]+\)/.test(last.text)) || isOpen.test(last.text);
    return mayEnd && goesOn(block, piece, line, reach);
  });
}

/** "($500).": no figure of a card ends so. */
const endsSentence = /\d\)?\.$/;

/** "Federal Pell Grant" right over "Fall 2026   $1,900": the name of a fund, and no second line of the short heading over it. */
const isOverTerms = (piece: Piece, { panel }: FlowLine, below: FlowLine | undefined): boolean =>
  below?.panel === panel &&
  !isLong(piece, 6) &&
  /^\p{Lu}.*[^.,:;!?]$/u.test(piece.text) &&
  below.line.pieces.some(isFigure) &&
  blockTerm(below.line.pieces[0]?.text ?? '') !== null;

/** "Loan Options" right over "Direct Loan   $3,500": a heading of its own, under whatever else. */
const isOverRow = (piece: Piece, { panel }: FlowLine, below: FlowLine | undefined): boolean =>
  below?.panel === panel &&
  !isLong(piece, 3) &&
  /^\p{Lu}.*[^.,:;!?]$/u.test(piece.text) &&
  below.line.pieces.length > 1 &&
  isFigure(below.line.pieces.at(-1) as Piece) &&
  sectionOf(piece.text) !== null;

/** A name at the left of a sentence, as in a list of terms. */
function labelLeft(pieces: Piece[], index: number, next: FlowLine | undefined): Piece | null {
  const [left, piece] = [pieces[index - 1], pieces[index] as Piece];
  if (!left || index > 2 || isBullet(left) || isFigure(left) || piece.words.length < 4) return null;
  const isName = left.words.length < 8 && /^\p{Lu}/u.test(left.text) && !/[^\p{Lu}][.,;!?]$/u.test(left.text);
  if (!isName || piece.x < left.x + left.width + 6) return null;
  const [below, ...others] = next?.line.pieces ?? [];
  const goesOn = below && others.length === 0 && Math.abs(below.x - left.x) < 3 && below.y - left.y < 1.7 * left.height;
  return goesOn && /^\p{Lu}/u.test(below.text) ? pieceOf([...left.words, ...below.words]) : left;
}

/** The next line of a paragraph: close under the last one, at its left edge or indented against it, and out of its room. */
function goesOn(block: Block, piece: Piece, line: FlowLine, reach: number): boolean {
  const last = block.pieces.at(-1) as Piece;
  if (block.page !== line.line.page || block.isEnded) return false;
  const step = piece.y - last.y;
  const height = Math.max(last.height, piece.height);
  if (block.panel !== line.panel && !(step > 0 && runsOver(last, piece))) return false;
  if (Math.abs(step) < 0.4 * height) return isGap(block, last, piece);
  const isOtherPrint = Math.abs(last.height - piece.height) > (block.besideFigure > 0 ? 0.12 : 0.3) * height;
  if (step < 0 || step > reach * height || isOtherPrint || isOtherFont(last, piece)) return false;
  const first = block.pieces[0] as Piece;
  // What stands left of a bullet goes on with nothing behind it.
  if (piece.x < first.x - 2 && (opensItem(first) || (endsInFigure(first) && /^\p{Lu}/u.test(piece.text)))) return false;
  const shift = piece.x - (block.pieces.length > 1 ? (block.pieces[1] as Piece).x : first.x);
  const isAligned = Math.abs(shift) < 5 || (block.pieces.length === 1 && shift > -45 && shift < 25 && last.width > 200);
  if (!isAligned) return false;
  const right = Math.max(...[...block.pieces, piece].map((each) => each.x + each.width));
  const isFull = last.x + last.width + 3 + (piece.words[0]?.width ?? 0) > right - 0.06 * (right - first.x);
  if (!isFull && !(isLong(last) && openEnd.test(last.text))) return false;
  return !opensAnew(last, piece) && !areFiguresFirst(first, piece, last) && !(isPair(last) && isPair(piece));
}

/** "Not billed, but plan for it" in a font of its own right over a row is a heading. */
const isInFontOver = (piece: Piece, { panel }: FlowLine, below: FlowLine | undefined): boolean =>
  below?.panel === panel &&
  !isLong(piece, 8) &&
  !/[.!?]$/.test(piece.text) &&
  below.line.pieces.slice(1).some(isFigure) &&
  isOtherFont(piece, below.line.pieces[0] as Piece);

/** "… a Direct Loan in the" over "amount of $4,500": the heading of a table at the left of it is no label. */
const isCutOff = ({ pieces }: Block, { text }: Piece): boolean =>
  /^\p{Ll}/u.test(text) && openEnd.test(pieces.at(-1)?.text ?? '');

/** A sentence beside which a part of its own begins goes on in the left part. */
const runsOver = (last: Piece, piece: Piece): boolean =>
  isLong(last, 6) && /[^.!?:]$/.test(last.text) && /^\p{Ll}/u.test(piece.text);

/** How far under a name the next line of it stands from the same left edge; its figures stand beside, or at half height. */
function stepBelow(flow: FlowLine[], at: number, piece: Piece): number | null {
  const near = flow.slice(at, at + 4).filter(({ panel }) => panel === flow[at]?.panel);
  const isBeside = near.some(({ line }) =>
    line.pieces.some((other) => other.x > piece.x + piece.width && isFigure(other)),
  );
  if (!isBeside) return null;
  for (const { line } of near.slice(1, 3)) {
    const [next] = line.pieces;
    if (next && Math.abs(next.x - piece.x) < 4 && Math.abs(next.height - piece.height) < 0.1 * piece.height)
      return next.y - piece.y;
  }
  return null;
}

/** The words stand further from the block than from those under them: they begin another. */
function isApart({ pieces }: Block, piece: Piece, flow: FlowLine[], at: number): boolean {
  const below = stepBelow(flow, at, piece);
  return below !== null && below > 0.5 * piece.height && piece.y - (pieces.at(-1) as Piece).y > 1.2 * below;
}

/** A stretched space inside a line of a paragraph. */
const isGap = (block: Block, last: Piece, piece: Piece): boolean => {
  const right = Math.max(...block.pieces.slice(0, -1).map((each) => each.x + each.width), 0);
  return piece.x > last.x && piece.x - last.x - last.width < 2.5 * piece.height && piece.x + piece.width < right + 10;
};
