import type { Row } from './rows.ts';

/**
 * "Subsidized up to $3,500", "PLUS up to $20,000", and all others of the block as well: what anybody may have, where other
 * blocks tell sums.
 */
export function withoutLimits(rows: Row[]): Row[] {
  if (!rows.some(isMost) || rows.every(isMost)) return rows;
  const blocks = [...Map.groupBy(rows, ({ group }) => group).values()];
  const limits = new Set(blocks.filter((block) => block.length > 1 && block.every(isMost)).flat());
  return limits.size > 0 ? rows.map((row) => (limits.has(row) ? { ...row, section: 'NOISE' } : row)) : rows;
}

const isMost = ({ amount }: Row): boolean => amount.figures.some((figure) => figure.isMost || figure.isRange);
