import { isGift, isOfCosts, wholeCosts, worth } from './printed-sums.ts';
import { rowOf } from './prose-rows.ts';
import { topicFrom } from './prose-topics.ts';
import type { KnownRow, RowKind } from './row-kind.ts';
import type { Row } from './rows.ts';
import { textOf } from './sentences.ts';
import { amountOf, holds, type Mention } from './told-plainly.ts';

/**
 * Where sentences give, and one of them says what the gifts come to, a figure that was set aside may be one of them by the name
 * beside it, or what the award told next to it brings in the year; and a headline may tell one of them before its time.
 */
export function* toldOtherwise(
  rows: KnownRow[],
  mentions: Mention[],
  asGift: (row: Row) => RowKind,
): Generator<KnownRow[]> {
  const told = rows.filter((row) => row.group === -1 && isGift(row));
  if (told.length === 0) return;
  const placed = mentions.map((mention) => rows.find((row) => holds(row, mention)));
  const isOpen = (mention: Mention, row: KnownRow | undefined): boolean =>
    amountOf(mention) >= least && (!row || (row.known.is === 'COST' && benefitBefore(mention) !== null));
  const open = mentions.filter((mention, index) => isOpen(mention, placed[index]));
  const sums = new Set([...mentions.filter(saysSum).map(amountOf), ...sumsOnLines(rows)]);
  const gifts = worth(rows.filter(isGift));
  const all = worth(rows.filter(({ known }) => known.is === 'AID'));
  for (const row of rows.filter(({ group, known }) => group === -1 && known.is === 'AID'))
    if ([gifts, all].some((whole) => sums.has(whole - row.amount.value))) yield rows.filter((each) => each !== row);
  for (const mention of open) {
    const value = amountOf(mention);
    const at = mentions.indexOf(mention);
    for (const row of [placed.slice(0, at).findLast(Boolean), placed.slice(at).find(Boolean)])
      if (row && told.includes(row) && sums.has(gifts - row.amount.value + value))
        yield rows.map((each) => (each === row ? { ...each, amount: rowFrom(mention, row.label).amount } : each));
    if (![gifts, all].some((whole) => sums.has(whole + value))) continue;
    const isPart = mention.link === null && mentions[at - 1]?.period === 'TOTAL';
    const name =
      awardTold(mention) ?? (isPart ? awardTold(mentions[at - 1]) : (benefitBefore(mention) ?? unlinkedName(mention)));
    if (name === null) continue;
    const lost = rowFrom(mention, name);
    yield [...rows.filter((row) => row !== placed[at]), { ...lost, known: asGift(lost) }];
  }
}

/** "the Shepherd Scholarship, worth $46,000 over four years; for 2026-2027 you will receive $11,500 of it". */
const awardTold = (mention: Mention | undefined): string | null =>
  mention?.link?.name.type === 'AID' ? mention.link.name.text : null;

/** "has confirmed an employee tuition benefit of $2,400": named after a cost that it pays. */
const benefitBefore = ({ tokens, spot }: Mention): string | null =>
  /\b(?:an?|the|your|our) ((?:[\w’'-]+ ){1,5}(?:benefit|assistance|waiver|remission|reimbursement|discount|stipend|exemption))(?: of| worth| is)?$/i.exec(
    textOf(tokens.slice(0, spot.at)),
  )?.[1] ?? null;

/** A name without a word of aid, where the figure is tied to none. */
export function unlinkedName({ tokens, spot, link }: Mention): string | null {
  if (link !== null) return null;
  const [before, behind] = [tokens.slice(spot.from, spot.at), tokens.slice(spot.at + 1)];
  const found = subject.exec(textOf(tokens)) ?? fundBefore.exec(textOf(before)) ?? giverBehind.exec(textOf(behind));
  return found?.[1] ?? null;
}
/** "The Jowett Bequest, left to us for students of Greek, will give you $1,000". */
const subject = /^(?:The|Your|An?|Our) (\p{Lu}[^\s,]+(?: \p{Lu}[^\s,]+)+)/u;
const fund = '(\\p{Lu}\\S*(?: (?:(?:of|the|and|&) )*(?:\\p{Lu}\\S*|\\d+))*)';
/** "the Dean's Merit in the amount of $900". */
const fundBefore = new RegExp(`\\b(?:the|an?|your|our) ${fund} (?:in the amount of|of|worth)$`, 'u');
/** "We offer you $1,500 through the Music Talent". */
const giverBehind = new RegExp(`^(?:through|from|by|under|via|as|in) (?:(?:the|your|our|an?) )?${fund}`, 'u');

/** What lines say that the aid comes to, or that it leaves of the costs. */
function sumsOnLines(rows: KnownRow[]): number[] {
  const lefts = rows.filter(({ known }) => known.is === 'NET').map(({ amount }) => amount.value);
  return [
    ...rows.filter((row) => row.known.is === 'TOTAL' && !isOfCosts(row)).map(({ amount }) => amount.value),
    ...wholeCosts(rows).flatMap((costs) => lefts.map((left) => costs - left)),
  ];
}

/** Less is a fee or an hour's pay. */
const least = 50;

/** "the gifts named here reach $23,650", "Your scholarships and grants of $30,200 leave …", "That is $21,895 in all". */
const saysSum = ({ tokens, spot }: Mention): boolean =>
  ofGifts.test(textOf(tokens.slice(0, spot.at))) || ofAll.test(textOf(tokens.slice(spot.at + 1)));
const ofAll =
  /^,? ?((in|all) (all|told|total|sum)|altogether|together|(of which )?(you )?(never|need not|do(es)? not|don[’']t))\b/i;
const ofGifts =
  /\b(gifts|gift aid|grants|scholarships|awards|free money|yours to keep|together|altogether)\b|\badds? up\b/i;

export function rowFrom(
  { sentence, spot, link, tokens, period }: Mention,
  label: string,
  section: 'AID' | 'COST' = 'AID',
): Row {
  const topic =
    link?.name.text === label
      ? topicFrom(tokens, link.name)
      : { text: label, tokens: tokens.slice(spot.at, spot.at + 1) };
  const value = tokens[spot.at]?.value ?? 0;
  const told = { topic, spots: [spot], sentence, value, isSaid: true, period, link, attributes: [], section };
  return rowOf({ ...told, isAgain: false, lead: '' });
}
