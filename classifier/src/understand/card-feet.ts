import type { Box } from '../page.ts';
import { rememberedOf } from '../phrases/remembered.ts';
import type { Card, Words } from './cards.ts';
import { hasFigure } from './cells.ts';
import type { Figure } from './figures.ts';
import type { Piece } from './lines.ts';
import type { FlowLine } from './panels.ts';
import { isStatus } from './row-label.ts';

export const takenBack = /^((you|student|parent)( have| has)? )?(declined|cancell?ed|rejected|withdrawn)\b/i;

/** The cards of a line with what stands at their foot: "Declined by you", between the left edge of a card and the next one, and on no line of names or figures. */
export function withFeet(row: FlowLine, cards: Card[], words: Words[], names: Set<FlowLine>): Card[] {
  const said = words.filter(
    ({ piece, line }) => takenBack.test(piece.text) && !names.has(line) && !hasFigure(line.cells),
  );
  if (said.length === 0) return cards;
  return cards.map((card) => {
    const foot = Math.max(...[card.figure, ...card.label].map(({ y, height }) => y + height));
    const own = said.filter(({ piece, line }) => isNextTo(foot, piece) && isInColumn(piece, line, row, card.figure));
    const texts = own.map(({ piece }) => piece.text).filter((text) => !card.status.includes(text));
    return { ...card, status: [...card.status, ...texts] };
  });
}

const isNextTo = (foot: number, { y, height }: Piece): boolean => y > foot - 2 && y - foot < 3 * height;

/** Under a card or between its edge and the next one; where no card is beside it, words that begin a line may be a heading. */
function isInColumn(piece: Piece, line: FlowLine, { cells }: FlowLine, { x }: Figure): boolean {
  const starts = cells.flatMap(({ figure }) => figure?.x ?? []);
  const isBeside = starts.length > 1 || line.cells[0]?.text !== piece;
  return isBeside && piece.x >= x && starts.every((start) => start <= x || piece.x < start);
}

/** At the height of a figure, be it a little higher or lower. */
export const isLevel = (figure: Box, { y, height }: Box): boolean =>
  Math.min(y + height, figure.y + figure.height) - Math.max(y, figure.y) > 0.6 * Math.min(height, figure.height);

/** "Cancelled 4/20" in small print at the right of a figure alone on its line, level with it: a line of its own. */
export function badgesBeside(figure: Figure, { cells }: FlowLine, words: Words[]): Words[] {
  if (cells.length > 1) return [];
  return words.filter(
    ({ piece, line }) =>
      piece.x > figure.x + figure.width &&
      isLevel(figure, piece) &&
      line.cells.length === 1 &&
      (isStatus(piece.text) || takenBack.test(piece.text)),
  );
}

/** Most letters say of nothing that it was declined. */
export const hasTakenBack = rememberedOf((lines: FlowLine[]): boolean =>
  lines.some(({ cells }) => cells.some(({ text }) => text !== null && takenBack.test(text.text))),
);

/** How much of a line was declined, as is said in it or, of cards, between it and the next line of figures. */
export function takenBackOn(row: FlowLine, lines: FlowLine[]): number {
  const figures = row.cells.flatMap(({ figure }) => figure ?? []);
  const own = lines.slice(lines.indexOf(row));
  const end = own.findIndex((line, at) => at > 0 && hasFigure(line.cells));
  const under = end < 0 ? own : own.slice(0, end);
  const said = under.flatMap((line) =>
    line.cells.flatMap(({ text }) => (text && takenBack.test(text.text) ? [{ piece: text, line }] : [])),
  );
  const isDeclined = (figure: Figure): boolean =>
    said.some(({ piece, line }) => isInColumn(piece, line, row, figure) || (line === row && figures.length === 1));
  return figures.filter(isDeclined).reduce((all, { value }) => all + value, 0);
}
