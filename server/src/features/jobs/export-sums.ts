import type { AidCategory, AidSubCategory, CostCategory } from '@tassel/contract/amounts.ts';
import type { ExportAmount, ExportLetter } from './read-export-letters.ts';

/** Of one kind of cost; null where the letter has no such line. */
export const costSum = ({ amounts }: ExportLetter, wanted: CostCategory): number | null =>
  sum(amounts.filter(({ kind, category }) => kind === 'COST' && category === wanted));

/** Of one category of aid, or of one kind in it; null where the letter has no such line. */
export const aidSum = ({ amounts }: ExportLetter, wanted: AidCategory, kindOfAid?: AidSubCategory): number | null =>
  sum(
    amounts.filter(
      ({ kind, category, subCategory }) =>
        kind === 'AID' && category === wanted && (!kindOfAid || subCategory === kindOfAid),
    ),
  );

/** In cents, so that it is exact. */
const sum = (amounts: ExportAmount[]): number | null =>
  amounts.length === 0 ? null : amounts.reduce((cents, { value }) => cents + Math.round(value * 100), 0) / 100;
