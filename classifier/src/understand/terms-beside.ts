import { normalText } from '../phrases/normal-text.ts';
import type { Row } from './rows.ts';

/** "Autumn" over "Needed" and "Offered" side by side: the blocks that are repeated beside those of the terms are of these terms, too. */
export function withTermsBeside(rows: Row[]): Row[] {
  const timed = rows.filter(({ term }) => term !== null);
  if (new Set(timed.map(({ term }) => term)).size < 2) return rows;
  const open = [...Map.groupBy(without(rows), ({ group }) => group).values()];
  const found = open.flatMap((block) => {
    const beside = new Set(
      block.flatMap((row) => timed.filter((other) => isBeside(row, other)).map(({ term }) => term)),
    );
    return beside.size === 1 ? [{ block, term: [...beside][0] as string }] : [];
  });
  const repeated = found.filter(({ block, term }) =>
    found.some((other) => other.term !== term && sharedNames(block, other.block) > 1),
  );
  const terms = new Map(repeated.flatMap(({ block, term }) => block.map((row) => [row, term] as const)));
  return terms.size > 0 ? rows.map((row) => ({ ...row, term: terms.get(row) ?? row.term })) : rows;
}

const without = (rows: Row[]): Row[] => rows.filter(({ term }) => term === null);

/** At the same height, in another column. */
const isBeside = (row: Row, other: Row): boolean =>
  row.page === other.page &&
  Math.abs(row.labelBox.y - other.labelBox.y) < 3 &&
  Math.abs(row.labelBox.x - other.labelBox.x) > 100;

const sharedNames = (block: Row[], other: Row[]): number => {
  const names = new Set(other.map(({ label }) => normalText(label)));
  return block.filter(({ label }) => names.has(normalText(label))).length;
};
