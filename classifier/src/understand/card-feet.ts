import type { Card, Words } from './cards.ts';
import { hasFigure } from './cells.ts';
import type { FlowLine } from './panels.ts';

export const takenBack = /^((you|student|parent)( have| has)? )?(declined|cancell?ed|rejected|withdrawn)\b/i;

/** The cards of a line with what stands at their foot: "Declined by you", between the left edge of a card and the next one, and on no line of names or figures. */
export function withFeet({ cells }: FlowLine, cards: Card[], words: Words[], names: Set<FlowLine>): Card[] {
  const said =
    cards.length > 1
      ? words.filter(({ piece, line }) => takenBack.test(piece.text) && !names.has(line) && !hasFigure(line.cells))
      : [];
  if (said.length === 0) return cards;
  const starts = cells.flatMap(({ figure }) => figure?.x ?? []);
  return cards.map((card) => {
    const { x } = card.figure;
    const end = Math.min(...starts.filter((start) => start > x), Infinity);
    const foot = Math.max(...[card.figure, ...card.label].map(({ y, height }) => y + height));
    const own = said.filter(({ piece }) => piece.x >= x && piece.x < end && isNextTo(foot, piece));
    const texts = own.map(({ piece }) => piece.text).filter((text) => !card.status.includes(text));
    return { ...card, status: [...card.status, ...texts] };
  });
}

const isNextTo = (foot: number, { y, height }: Words['piece']): boolean => y > foot - 2 && y - foot < 3 * height;
