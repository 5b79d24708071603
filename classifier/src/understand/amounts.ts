import type { AidAmount, Classification, CostAmount, Evidence, PrintedSum } from './classification.ts';
import { descriptionOf } from './description.ts';
import { boxAround } from './lines.ts';
import { isGift, termTotals, wholeCosts, worth } from './printed-sums.ts';
import { isAmount, type KnownRow } from './row-kind.ts';

const evidenceOf = (row: KnownRow): Evidence => ({
  page: row.page,
  figure: boxAround(row.amount.figures.slice(0, 1)),
  description: row.labelBox,
});

/** How sure the words and the choice of the figure are; 1 for a text layer and a plain row. */
const sureness = (row: KnownRow, certainty: number): number => {
  const read = Math.min(...row.amount.figures.flatMap((figure) => figure.words.map((word) => word.confidence)));
  return Math.round(read * row.amount.certainty * certainty * 1000) / 1000;
};

export function amountsOf(rows: KnownRow[]): { aid: AidAmount[]; costs: CostAmount[] } {
  const aid: AidAmount[] = [];
  const costs: CostAmount[] = [];
  for (const row of rows) {
    const taught = 'taught' in row.known ? row.known.taught : undefined;
    const amount = {
      value: row.amount.value,
      description: taught?.description ?? descriptionOf(row.label),
      evidence: evidenceOf(row),
      ...(taught && { taughtId: taught.id }),
    };
    if (row.known.is === 'AID')
      aid.push({ ...amount, ...row.known.kind, confidence: sureness(row, row.known.certainty) });
    if (row.known.is === 'COST')
      costs.push({ ...amount, category: row.known.category, confidence: sureness(row, row.known.certainty) });
  }
  return { aid, costs };
}

/** What is called the net price; else a line that is worth the costs less the gifts, or what is left after them. */
export function netPriceOf(rows: KnownRow[]): Classification['printedNetPrice'] {
  const others = rows.filter((row) => !isAmount(row) && row.amount.value > 0);
  const nets = others.filter(({ known }) => known.is === 'NET');
  const gifts = worth(rows.filter(isGift));
  const isLess = ({ amount }: KnownRow): boolean =>
    gifts > 0 && wholeCosts(rows).some((cost) => Math.abs(cost - gifts - amount.value) <= 1);
  const row =
    nets.find(({ label }) => /\bnet (price|cost)/i.test(label)) ??
    others.find(isLess) ??
    nets.find(({ label }) => /\bafter\b/i.test(label) && !/\bloans?\b/i.test(label));
  return row ? { value: row.amount.value, evidence: evidenceOf(row) } : null;
}

/** The totals of the year that the letter prints. */
export function printedSumsOf(rows: KnownRow[]): PrintedSum[] {
  const ofTerms = termTotals(rows);
  return rows
    .filter((row) => row.known.is === 'TOTAL' && row.amount.value > 0 && !ofTerms.includes(row))
    .map((row) => ({ description: descriptionOf(row.label), value: row.amount.value, evidence: evidenceOf(row) }));
}
