import type { Words } from './cards.ts';
import type { FlowLine } from './panels.ts';

/** A figure of a line of cards, with the words that would name it on one side. */
type Named = { line: FlowLine; found: { words: Words } | null };

/**
 * Figures side by side that have no names where those of the other cards stand, but all of them on the other side:
 * "Grants   Loans   Work" over their sums, under cards that have the figure first. `side` and `other` are of the same figures.
 */
export function withOtherSide<Place extends Named>(side: Place[], other: Place[]): Place[] {
  if (side.every(({ found }) => found)) return side;
  const taken = new Set(side.map(({ found }) => found?.words.piece));
  const lines = Map.groupBy(side, ({ line }) => line);
  const bare = [...lines].filter(([, places]) => places.length > 1 && 2 * count(places) < places.length);
  const turned = bare.filter(([line]) =>
    other.every((place) => place.line !== line || (place.found && !taken.has(place.found.words.piece))),
  );
  const isTurned = new Set(turned.map(([line]) => line));
  return side.map((place, index) => (isTurned.has(place.line) ? (other[index] as Place) : place));
}

const count = (places: Named[]): number => places.filter(({ found }) => found).length;
