import { normalText } from '../phrases/normal-text.ts';
import { determiner, preposition } from '../phrases/prose-phrases.ts';
import { costsOf, isSame, sum } from './amount-sets.ts';
import { costKind } from './cost-kind.ts';
import { cleanName } from './prose-names.ts';
import { type KnownRow, namesAid } from './row-kind.ts';
import { textOf } from './sentences.ts';
import { rowFrom } from './told-otherwise.ts';
import { amountOf, holds, type Mention } from './told-plainly.ts';

/**
 * "we expect enrollment fees of $828, books of $870 and transit of $1,420; that is $3,118 altogether": costs that were set aside
 * count where a figure told behind them is the sum of the others and of them, or of one of them.
 */
export function withToldCosts(rows: KnownRow[], mentions: Mention[]): KnownRow[] {
  const told = costsOf(rows).filter(({ group }) => group === -2);
  if (told.length < 2) return rows;
  const open = mentions.filter((mention) => !rows.some((row) => holds(row, mention)));
  const lost = open.flatMap((mention) => {
    const name = costTold(mention);
    return name ? [{ mention, name }] : [];
  });
  const isSum = (some: { mention: Mention }[]): boolean => {
    const behind = open.slice(open.indexOf((some.at(-1) as { mention: Mention }).mention) + 1);
    const all = sum(told) + some.reduce((total, { mention }) => total + amountOf(mention), 0);
    return behind.some((mention) => isSame(amountOf(mention), all));
  };
  const needed = [...lost.map((one) => [one]), ...(lost.length > 1 ? [lost] : [])].find(isSum);
  return needed ? [...rows, ...needed.map(({ mention, name }) => costOf(mention, name))] : rows;
}

/** The cost that a figure was tied to, or that the words right behind it name: "$9,900 for your part of a shared apartment". */
function costTold({ link, role, tokens, spot }: Mention): string | null {
  if (link) return link.name.type === 'COST' ? link.name.text : null;
  if (role !== 'AMOUNT' || /[,;:.]$/.test(tokens[spot.at]?.text ?? '')) return null;
  const behind = tokens.slice(spot.at + 1, spot.to);
  const end = behind.findIndex(({ text }) => /[,;:.)]$/.test(text));
  const words = end < 0 ? behind : behind.slice(0, end + 1);
  const start = words.findIndex(({ text }) => !preposition.test(text) && !determiner.test(text));
  const name = cleanName(textOf(words.slice(start)));
  return start > 0 && words.length < 10 && costKind(normalText(name)) && !namesAid(name) ? name : null;
}

function costOf(mention: Mention, name: string): KnownRow {
  const row = rowFrom(mention, name, 'COST');
  return { ...row, known: { is: 'COST', category: costKind(normalText(row.label)) ?? 'OTHER', certainty: 0.9 } };
}
