import type { CostCategory } from '@tassel/contract/amounts.ts';
import { anyOf } from '../phrases/any-of.ts';
import { type CostPart, costParts } from '../phrases/cost-phrases.ts';
import { remembered } from '../phrases/remembered.ts';

const partsOf = (normal: string): Set<CostPart> =>
  new Set((Object.keys(costParts) as CostPart[]).filter((part) => costParts[part].test(normal)));

const anyPart = anyOf(Object.values(costParts));

/** The cost that a label (normal text) names by its wording; null when it names none. */
export const costKind = remembered((normal: string): CostCategory | null => {
  if (!anyPart.test(normal)) return null;
  const parts = partsOf(normal);
  if (parts.has('loanFees')) return 'LOAN_FEES';
  if (parts.has('insurance')) return 'HEALTH_INSURANCE';
  if (parts.has('living')) return parts.has('tuition') ? 'OTHER' : livingOf(normal, parts);
  if (parts.has('indirect')) return 'COMBINED_INDIRECT';
  if (parts.has('enrollment')) return 'TUITION';
  if (parts.has('tuition')) return parts.has('fees') ? 'TUITION_AND_FEES' : 'TUITION';
  return livingKind(parts) ?? indirectKind(parts) ?? (parts.has('fees') ? 'FEES' : 'OTHER');
});

/** "Living expenses (housing and food)" names all that it is; of three things it is more. */
const livingOf = (normal: string, parts: Set<CostPart>): CostCategory =>
  parts.size === 3 && /\w (housing|room|food)( and)? (food|board|meals|housing)( (on|off) campus)?$/.test(normal)
    ? (livingKind(parts) ?? 'LIVING_EXPENSES')
    : 'LIVING_EXPENSES';

function livingKind(parts: Set<CostPart>): CostCategory | null {
  if (!parts.has('housing') && !parts.has('food')) return null;
  if (parts.has('personal') || parts.has('transport') || parts.has('books')) return 'LIVING_EXPENSES';
  if (parts.has('housing') && parts.has('food')) return 'HOUSING_AND_FOOD';
  return parts.has('housing') ? 'HOUSING' : 'FOOD';
}

function indirectKind(parts: Set<CostPart>): CostCategory | null {
  const indirect = (['books', 'transport', 'personal'] as const).filter((part) => parts.has(part));
  if (indirect.length > 1) return 'COMBINED_INDIRECT';
  if (parts.has('fees')) return 'FEES';
  const single = { books: 'BOOKS_AND_SUPPLIES', transport: 'TRANSPORTATION', personal: 'PERSONAL' } as const;
  return indirect[0] ? single[indirect[0]] : null;
}
