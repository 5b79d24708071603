import type { CostCategory } from '@tassel/contract/amounts.ts';
import { normalText } from '../phrases/normal-text.ts';
import { costKind } from './cost-kind.ts';
import { isWithdrawn, type KnownRow } from './row-kind.ts';

/** What the other lines of a budget say of a line of costs. */
export function settleBudgets(all: KnownRow[]): KnownRow[] {
  const rows = withNeeded(all);
  const blocks = Map.groupBy(rows.filter(isCost), ({ group }) => group);
  const isYear = [...blocks.values()].some((block) => block.length > 2 && block.every(({ term }) => term === null));
  const fees = tuitionByFees(rows.filter(isCost));
  return rows.map((row) => {
    if (!isCost(row)) return row;
    // "Summer 2027: tuition for 6 hours" beside the budget of the year.
    if (isYear && row.term === 'summer') return { ...row, known: { is: 'INFO' } };
    if (isWholeBudget(row, all)) return { ...row, known: { is: 'TOTAL' } };
    if (row === fees) return { ...row, known: { is: 'COST', category: 'TUITION', certainty: 0.9 } };
    return isLiving(row) ? withoutHousing(row, budgetAround(row, blocks)) : row;
  });
}

/** "Resident, own apartment   18,460   SAI   1,200   Need   17,260": what the need is reckoned from is a whole budget. */
function isWholeBudget({ known, group, amount }: KnownRow, rows: KnownRow[]): boolean {
  if (known.is !== 'COST' || known.category !== 'OTHER') return false;
  const block = rows.filter((row) => row.group === group);
  const need = block.find((row) => row.known.is === 'NET');
  const share = block.find((row) => row !== need && !isCost(row));
  return block.length === 3 && share?.amount.value === amount.value - (need?.amount.value ?? 0);
}

/** "Examination deposit" in a budget whose total counts it is one of its costs. */
function withNeeded(rows: KnownRow[]): KnownRow[] {
  const totals = rows.filter(({ known }) => known.is === 'TOTAL').map(({ amount }) => amount.value);
  const costs = Map.groupBy(rows.filter(isCost), ({ group }) => group);
  const worth = (group: number): number => (costs.get(group) ?? []).reduce((sum, { amount }) => sum + amount.value, 0);
  const isPrinted = (value: number): boolean => totals.some((total) => Math.abs(total - value) <= 1);
  return rows.map((row) => {
    const isAsked = row.known.is === 'INFO' && row.section === 'COST' && row.amount.value > 0 && !isWithdrawn(row);
    if (!isAsked || (costs.get(row.group) ?? []).length < 3) return row;
    const sum = worth(row.group);
    if (isPrinted(sum) || !isPrinted(sum + row.amount.value)) return row;
    return { ...row, known: { is: 'COST', category: costKind(normalText(row.label)) ?? 'OTHER', certainty: 0.9 } };
  });
}

/** Registration fees, where they are the most of all fees and no line is tuition, or only what others pay on top. */
function tuitionByFees(costs: KnownRow[]): KnownRow | null {
  if (costs.some((row) => isTuition(row) && !/supplement|surcharge|differential/i.test(row.label))) return null;
  const fees = costs.filter(({ known }) => known.is === 'COST' && known.category === 'FEES');
  const most = fees.toSorted((a, b) => b.amount.value - a.amount.value)[0];
  return most && /\b(registration|academic)\b/i.test(most.label) && most.amount.value > 1000 ? most : null;
}

const isTuition = ({ known }: KnownRow): boolean => known.is === 'COST' && /TUITION/.test(known.category);
const isCost = ({ known }: KnownRow): boolean => known.is === 'COST';
const isLiving = ({ known }: KnownRow): boolean => known.is === 'COST' && known.category === 'LIVING_EXPENSES';

/** The lines of its block; of all blocks where tuition stands in another. */
function budgetAround(row: KnownRow, blocks: Map<number, KnownRow[]>): KnownRow[] {
  const own = blocks.get(row.group) ?? [];
  return own.some(isTuition) ? own : [...blocks.values()].flat();
}

/** "Living/Personal" where housing and food are lines of their own is what is left of living. */
function withoutHousing(row: KnownRow, block: KnownRow[]): KnownRow {
  const others = new Set(block.map(({ known }) => (known.is === 'COST' ? known.category : null)));
  const isListed = others.has('HOUSING_AND_FOOD') || (others.has('HOUSING') && others.has('FOOD'));
  const rest = costKind(normalText(row.label).replace(/\b(living|household)\b/g, ' '));
  const category = isListed ? indirectOf(rest) : null;
  return category ? { ...row, known: { is: 'COST', category, certainty: 0.95 } } : row;
}

/** Null where the line itself names housing or food. */
function indirectOf(rest: CostCategory | null): CostCategory | null {
  if (rest === null || rest === 'PERSONAL' || rest === 'OTHER') return 'PERSONAL';
  const isIndirect = rest === 'TRANSPORTATION' || rest === 'BOOKS_AND_SUPPLIES' || rest === 'COMBINED_INDIRECT';
  return isIndirect ? 'COMBINED_INDIRECT' : null;
}
