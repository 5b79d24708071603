import { normalText } from '../phrases/normal-text.ts';
import { costsOf, isSame, sum } from './amount-sets.ts';
import { costKind } from './cost-kind.ts';
import type { KnownRow } from './row-kind.ts';
import { rowFrom } from './told-otherwise.ts';
import { amountOf, holds, type Mention } from './told-plainly.ts';

/**
 * "we expect enrollment fees of $828, books of $870 and transit of $1,420; that is $3,118 altogether": a cost that was set aside
 * counts where a figure told behind it is the sum of the others and of it.
 */
export function withToldCosts(rows: KnownRow[], mentions: Mention[]): KnownRow[] {
  const told = costsOf(rows).filter(({ group }) => group === -2);
  if (told.length < 2) return rows;
  const open = mentions.filter((mention) => !rows.some((row) => holds(row, mention)));
  const lost = open.filter((mention) => mention.link?.name.type === 'COST');
  for (const mention of lost) {
    const behind = open.slice(open.indexOf(mention) + 1).map(amountOf);
    if (behind.some((value) => isSame(value, sum(told) + amountOf(mention)))) return [...rows, costOf(mention)];
  }
  return rows;
}

function costOf(mention: Mention): KnownRow {
  const row = rowFrom(mention, mention.link?.name.text ?? '', 'COST');
  return { ...row, known: { is: 'COST', category: costKind(normalText(row.label)) ?? 'OTHER', certainty: 0.9 } };
}
