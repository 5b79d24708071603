import { withdrawnStatus } from '../phrases/line-phrases.ts';
import { borrows } from '../phrases/prose-phrases.ts';
import { aidOf, costsOf, isSame, sum } from './amount-sets.ts';
import { isOfCosts } from './printed-sums.ts';
import type { KnownRow, RowKind } from './row-kind.ts';
import type { Row } from './rows.ts';
import { textOf } from './sentences.ts';
import { rowFrom, unlinkedName } from './told-otherwise.ts';
import { amountOf, holds, type Mention } from './told-plainly.ts';

/**
 * "your father may apply for a Parent PLUS Loan of $900. … Your aid comes to $9,400 in all": what one may borrow or earn counts,
 * though it was set aside, where the sum of all aid, or the next figure, is short of it by just so much.
 */
export function withToldLoans(rows: KnownRow[], mentions: Mention[], asLoan: (row: Row) => RowKind): KnownRow[] {
  const open = mentions.filter(
    (mention) => (mayBeLent(mention) || isBorrowed(mention)) && !rows.some((row) => holds(row, mention)),
  );
  if (open.length === 0) return rows;
  const sums = sumsOfAid(rows, mentions);
  const all = sum(aidOf(rows));
  if (sums.some((value) => isSame(value, all))) return rows;
  const lost = open.find((mention) => {
    const next = mentions[mentions.indexOf(mention) + 1];
    return [...sums, ...(next ? [amountOf(next)] : [])].some((value) => isSame(value, all + amountOf(mention)));
  });
  if (!lost) return rows;
  const row = rowFrom(lost, lost.link?.name.text ?? unlinkedName(lost) ?? '');
  return [...rows, { ...row, known: asLoan(row) }];
}

const mayBeLent = (mention: Mention): boolean =>
  mention.role === 'ASIDE' &&
  mention.link?.name.type === 'AID' &&
  mention.link.isClose &&
  amountOf(mention) >= least &&
  lentName.test(mention.link.name.text) &&
  !withdrawnStatus.test(textOf(mention.tokens));
/** "You may also borrow $2,750 from the Ford, Wm D. - Sub": lent, by whatever name. */
const isBorrowed = (mention: Mention): boolean =>
  mention.link === null &&
  amountOf(mention) >= least &&
  borrows.test(textOf(mention.tokens.slice(0, mention.spot.at))) &&
  unlinkedName(mention) !== null;
const lentName = /\b(loans?|plus|work|work-study|employment|job)\b/i;
/** Less is a fee or an hour's pay. */
const least = 100;

/** What lines and sentences say that all aid comes to. */
const sumsOfAid = (rows: KnownRow[], mentions: Mention[]): number[] => [
  ...rows.filter((row) => isSumOfAid(row, sum(costsOf(rows)))).map(({ amount }) => amount.value),
  ...mentions.filter((mention, at) => saysAllAid(mention, at, mentions)).map(amountOf),
];

/** A total that is worth all costs, and says nothing of aid, is theirs: a loan for the rest would make any offer as much. */
const isSumOfAid = (row: KnownRow, costs: number): boolean =>
  row.known.is === 'TOTAL' &&
  !isOfCosts(row) &&
  (!isSame(row.amount.value, costs) || /\b(aid|awards?|offer(ed)?|package|assistance|resources)\b/i.test(row.label));

/** By its words, or because it stands behind a figure of aid: "… an Assistantship that pays $1,800. Together these come to $9,400". */
function saysAllAid({ role, tokens, spot }: Mention, at: number, mentions: Mention[]): boolean {
  const last = mentions.slice(0, at).findLast((mention) => mention.link !== null);
  return role === 'SUM' && (last?.link?.name.type === 'AID' || ofAllAid.test(textOf(tokens.slice(spot.from, spot.at))));
}
const ofAllAid =
  /\b(aid|assistance|offer|package|awards)\b[^;]*\b(is|are|totals?|(adds?|sums?) up to|(comes?|amounts?|runs?|sums?) to|worth|of)( about)?$/i;
