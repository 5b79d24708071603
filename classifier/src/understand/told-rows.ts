import { normalText } from '../phrases/normal-text.ts';
import type { KnownRow } from './row-kind.ts';

/** The rows of the tables, and what only sentences tell: they repeat tables, round them, halve them and add up their years. */
export function withTold(table: KnownRow[], told: KnownRow[]): KnownRow[] {
  const count = (rows: KnownRow[], is: 'AID' | 'COST'): number => rows.filter(({ known }) => known.is === is).length;
  const isTable = count(table, 'AID') > count(told, 'AID');
  const added = told.filter((row) => {
    if (row.known.is === 'AID') return (row.isAdded || !isTable) && !table.some((other) => isSame(row, other));
    return row.known.is === 'COST' && count(table, 'COST') === 0;
  });
  return [...table, ...added];
}

function isSame(told: KnownRow, row: KnownRow): boolean {
  if (row.known.is !== 'AID' || told.known.is !== 'AID') return false;
  if (Math.abs(row.amount.value - told.amount.value) <= 1) return true;
  const [one, other] = [normalText(told.label), normalText(row.label)];
  if (one.includes(other) || other.includes(one)) return true;
  return /^(FEDERAL|STATE)$/.test(row.known.kind.source) && row.known.kind.subCategory === told.known.kind.subCategory;
}
