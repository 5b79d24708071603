import { isGift, worth } from './printed-sums.ts';
import type { KnownRow } from './row-kind.ts';

/** Whether a value is one of the rows, a sum of them, a part of a year or a sum of years; `once`: rows that only the first year has. */
export function saidValues(rows: KnownRow[], once: KnownRow[]): (value: number) => boolean {
  const aid = rows.filter(({ known }) => known.is === 'AID');
  const kinds = [...Map.groupBy(aid, ({ known }) => (known.is === 'AID' ? known.kind.category : null)).values()];
  const gifts = worth(rows.filter(isGift));
  const charges = rows.filter(({ known }) => known.is === 'COST');
  const costs = worth(charges);
  const yearly = [...rows.map(({ amount }) => amount.value), gifts, worth(aid), ...kinds.map(worth)];
  const said = [...yearly.flatMap((value) => [1, 1 / 2, 1 / 3, 2, 3, 4, 5].map((times) => value * times))];
  said.push(
    costs,
    // "your tuition and fees of $5,010"
    ...charges.map((_, index) => worth(charges.slice(0, index + 1))),
    costs - gifts,
    costs - worth(aid),
    ...rows.flatMap(({ amount }) => amount.figures.map((f) => f.value)),
    ...[2, 3, 4, 5].map((years) => gifts * years - worth(once.filter(isGift)) * (years - 1)),
  );
  return (value) => said.some((each) => Math.abs(each - value) <= 1);
}
