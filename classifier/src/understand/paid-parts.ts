import { normalText } from '../phrases/normal-text.ts';
import { isSame, sum } from './amount-sets.ts';
import { isAmount, type KnownRow } from './row-kind.ts';

/**
 * "Stafford Sub 1st   1,750" and "Stafford Sub 2nd   1,750" under "Loans by disbursement": a block whose lines come, fund by fund,
 * to what was offered before it tells in how many parts that is paid.
 */
export function withoutPaidParts(rows: KnownRow[]): KnownRow[] {
  const blocks = Map.groupBy(
    rows.filter((row) => isAmount(row) && row.group >= 0),
    ({ group }) => group,
  );
  const parts = new Set([...blocks].flatMap(([group, block]) => (arePaid(block, rows, group) ? block : [])));
  return parts.size > 0 ? rows.filter((row) => !parts.has(row)) : rows;
}

function arePaid(block: KnownRow[], rows: KnownRow[], group: number): boolean {
  if (block.length < 2 || !block.every(({ known }) => known.is === 'AID')) return false;
  const offered = rows.filter((row) => isAmount(row) && row.group >= 0 && row.group < group);
  const funds = offered.flatMap((fund) => {
    const own = block.filter((row) => isOf(row, fund));
    return own.length > 1 && isSame(sum(own), fund.amount.value) ? [own] : [];
  });
  return funds.length > 0 && new Set(funds.flat()).size === block.length;
}

const isOf = (row: KnownRow, fund: KnownRow): boolean =>
  row.known.is === 'AID' &&
  fund.known.is === 'AID' &&
  row.known.kind.subCategory === fund.known.kind.subCategory &&
  normalText(row.label).startsWith(normalText(fund.label)) &&
  row.label !== fund.label;
