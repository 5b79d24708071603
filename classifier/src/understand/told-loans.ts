import { withdrawnStatus } from '../phrases/line-phrases.ts';
import { aidOf, isSame, sum } from './amount-sets.ts';
import { isGift } from './printed-sums.ts';
import type { KnownRow, RowKind } from './row-kind.ts';
import type { Row } from './rows.ts';
import { textOf } from './sentences.ts';
import { rowFrom } from './told-otherwise.ts';
import { amountOf, holds, type Mention } from './told-plainly.ts';

/**
 * "If more is needed, they could borrow $6,400 as a Parent PLUS Loan. That would bring everything to $21,475": a loan or a job that
 * was set aside counts where the next figure is the sum of all other aid and of it.
 */
export function withToldLoans(rows: KnownRow[], mentions: Mention[], asLoan: (row: Row) => RowKind): KnownRow[] {
  const aid = aidOf(rows);
  if (!aid.some(({ group }) => group === -1)) return rows;
  const all = sum(aid);
  const isHeld = (mention: Mention): boolean => rows.some((row) => holds(row, mention));
  for (const [index, mention] of mentions.entries()) {
    const next = mentions[index + 1];
    if (!next || mention.link?.name.type !== 'AID' || mention.role === 'OLD') continue;
    if (!isSame(amountOf(next), all + amountOf(mention)) || isHeld(mention) || isHeld(next)) continue;
    if (withdrawnStatus.test(textOf(mention.tokens))) continue;
    const row = rowFrom(mention, mention.link.name.text);
    const lent = { ...row, known: asLoan(row) };
    if (lent.known.is === 'AID' && !isGift(lent)) return [...rows, lent];
  }
  return rows;
}
