import type { Box } from '../page.ts';
import { awardRemark } from '../phrases/line-phrases.ts';
import { isTermHead } from './bare-heads.ts';
import { takenBack } from './card-feet.ts';
import type { Card, Words } from './cards.ts';
import { hasFigure } from './cells.ts';
import { periodOf } from './figures.ts';
import { sectionOf } from './headings.ts';
import { isInside, isOpenBracket } from './label-joins.ts';
import type { Piece } from './lines.ts';
import type { FlowLine } from './panels.ts';
import { isStatus } from './row-label.ts';

/** "each semester". */
export const isPeriod = ({ text, words }: Piece): boolean => words.length < 4 && periodOf(text) !== null;

/** A name under its figure goes on in the next line, without a gap. */
export function withLower(name: Words, words: Words[]): Words[] {
  const lower = words.find(
    ({ piece, line }) =>
      (Math.abs(piece.x - name.piece.x) < 4 || isMiddle(piece, name.piece)) &&
      piece.y > name.piece.y &&
      piece.y - name.piece.y < 1.45 * name.piece.height &&
      Math.abs(piece.height - name.piece.height) < 1 &&
      (piece.words.length < 5 || isOpenBracket(name.piece.text)) &&
      !hasRoom(name.piece, piece, words) &&
      !awardRemark.test(piece.text) &&
      !hasFigure(line.cells) &&
      !isStatus(piece.text) &&
      !isPeriod(piece) &&
      !takenBack.test(piece.text),
  );
  return lower ? [name, lower] : [name];
}

/** "Must be repaid" right under the names of cards that stand under their figures, and further from what follows: remarks, no heading. */
export function remarkUnder(cards: Card[], lines: FlowLine[]): FlowLine | null {
  const names = cards.flatMap(({ label, figure }) => label.filter(({ y }) => y > figure.y));
  const last = names.reduce((low: Piece | null, name) => (low && low.y >= name.y ? low : name), null);
  const at = last ? lines.findIndex(({ cells }) => cells.some(({ text }) => text === last)) : -1;
  const [under, next] = [lines[at + 1], lines[at + 2]];
  if (!last || at < 0 || !under || hasFigure(under.cells)) return null;
  const step = under.line.y - last.y;
  const isOwn = under.line.pieces.every(({ x }) => names.some((name) => Math.abs(name.x - x) < 4));
  return isOwn && step < 1.6 * last.height && (!next || next.line.y - under.line.y > 1.2 * step) ? under : null;
}

/** "No repayment required" under "Legacy Award": where others of the column are longer, its first word had stood behind the name. */
export function hasRoom(name: Piece, lower: Piece, words: Words[]): boolean {
  const column = words.filter(({ piece }) => Math.abs(piece.x - name.x) < 4 || isMiddle(piece, name));
  const widest = Math.max(...column.map(({ piece }) => piece.width));
  return name.width + name.height + (lower.words[0]?.width ?? 0) < widest;
}

const isMiddle = (one: Box, other: Box): boolean => Math.abs(one.x - other.x + (one.width - other.width) / 2) < 1;

/** A name over two or three lines; a third one stands as near as the second. */
export function withUpper(name: Words, words: Words[], lines: FlowLine[]): Words[] {
  const second = upperOf(name, words, lines, 1.75 * name.piece.height);
  if (!second) return [name];
  const third = upperOf(second, words, lines, name.piece.y - second.piece.y + 1);
  return third && Math.abs(third.piece.height - name.piece.height) < 1 ? [third, second, name] : [second, name];
}

function upperOf(name: Words, words: Words[], lines: FlowLine[], reach: number): Words | null {
  const upper = words.find(
    ({ piece, line }) =>
      Math.abs(piece.x - name.piece.x) < 4 &&
      piece.y < name.piece.y &&
      name.piece.y - piece.y < reach &&
      !isPeriod(piece) &&
      lines.indexOf(line) < lines.indexOf(name.line),
  );
  // "Fall 2026" heads the cards under it.
  if (!upper || isTermHead(upper.piece.text)) return null;
  return isInside(name.piece) || !sectionOf(upper.piece.text) ? upper : null;
}
