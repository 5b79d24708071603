import type { CostCategory } from '@tassel/contract/amounts.ts';
import { normalText } from '../phrases/normal-text.ts';
import { costKind } from './cost-kind.ts';
import type { Line } from './lines.ts';
import type { KnownRow } from './row-kind.ts';

const forLiving: (CostCategory | null)[] = ['HOUSING', 'FOOD', 'HOUSING_AND_FOOD', 'LIVING_EXPENSES'];
const categoryOf = ({ known }: KnownRow): CostCategory | null => (known.is === 'COST' ? known.category : null);
const isVague = (row: KnownRow): boolean => categoryOf(row) === 'FEES' || categoryOf(row) === 'OTHER';

/** "The Residential Fee pays for your room and meals": where no other line is for living, such a fee is. */
export function withExplainedFees(rows: KnownRow[], lines: Line[]): KnownRow[] {
  if (!rows.some(isVague) || rows.some((row) => forLiving.includes(categoryOf(row)))) return rows;
  const whole = lines
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/g, ' ');
  return rows.map((row) => {
    const category = isVague(row) ? paidBy(row.label, whole) : null;
    return category ? { ...row, known: { is: 'COST', category, certainty: 0.95 } } : row;
  });
}

/** What a sentence says that a charge of this name pays for, where that is room, meals or both. */
function paidBy(label: string, whole: string): CostCategory | null {
  const name = label.replace(/\([^)]*\)|[*†‡§:]/g, ' ').trim();
  if (!/\p{L}\S* \S*\p{L}/u.test(name)) return null;
  const told = whole
    .split(name)
    .slice(1)
    .map((rest) => explains.exec(rest)?.[1] ?? '');
  return told.map((text) => costKind(normalText(text))).find((kind) => forLiving.includes(kind)) ?? null;
}

const explains = /^,? (?:pays for|covers|includes|is for|provides|buys|means) ([^.;]{3,120})/i;
