import type { AidAmount, Classification, CostAmount, Evidence } from './classification.ts';
import { descriptionOf } from './description.ts';
import { boxAround } from './lines.ts';
import type { KnownRow } from './row-kind.ts';

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
    const amount = { value: row.amount.value, description: descriptionOf(row.label), evidence: evidenceOf(row) };
    if (row.known.is === 'AID')
      aid.push({ ...amount, ...row.known.kind, confidence: sureness(row, row.known.certainty) });
    if (row.known.is === 'COST')
      costs.push({ ...amount, category: row.known.category, confidence: sureness(row, row.known.certainty) });
  }
  return { aid, costs };
}

/** Net price first, else the nearest thing that the letter prints. */
export function netPriceOf(rows: KnownRow[]): Classification['printedNetPrice'] {
  const net = rows.filter(({ known }) => known.is === 'NET');
  const row =
    net.find(({ label }) => /net (price|cost)/i.test(label)) ?? net.find(({ label }) => /after/i.test(label)) ?? null;
  return row ? { value: row.amount.value, evidence: evidenceOf(row) } : null;
}
