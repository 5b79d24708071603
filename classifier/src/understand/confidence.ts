import type { AidAmount, AidKind, CostAmount } from './classification.ts';

/** `addsUp`: a printed total agrees with the aid (null: none is printed); `costsAddUp` likewise. `lost`: aid named without a figure. */
export type Findings = {
  aid: AidAmount[];
  costs: CostAmount[];
  addsUp: boolean | null;
  costsAddUp: boolean | null;
  hasSchool: boolean;
  lost: AidKind[];
};

/** How sure the whole letter is: by its least sure award, more where the printed totals agree, less where figures seem lost. */
export function letterConfidence({ aid, costs, addsUp, costsAddUp, hasSchool, lost }: Findings): number {
  if (aid.length === 0) return 0;
  const least = Math.min(...aid.map(({ confidence }) => confidence));
  const mean = [...aid, ...costs].reduce((sum, { confidence }) => sum + confidence, 0) / (aid.length + costs.length);
  const read = (least + mean) / 2;
  const summed = addsUp === null ? read * 0.95 : addsUp ? 1 - (1 - read) * 0.5 : read * 0.75;
  const isGiftLost = lost.some(({ category }) => category === 'GRANT' || category === 'SCHOLARSHIP');
  const complete = isGiftLost ? 0.6 : lost.length > 0 ? 0.8 : 1;
  const budget = costsAddUp === false ? 0.9 : 1;
  return Math.round(summed * complete * budget * (hasSchool ? 1 : 0.9) * 1000) / 1000;
}
