import type { CostCategory } from '@tassel/contract/amounts.ts';
import { columnPhrases } from '../phrases/column-phrases.ts';
import { bareQuarters } from '../phrases/cost-phrases.ts';
import { normalText } from '../phrases/normal-text.ts';
import { costKind } from './cost-kind.ts';

/** The cost that a label names: by what stands behind its colon, before its brackets, in them or in all of it. */
export function labelCost(label: string, normal: string, outside: string): CostCategory | null {
  const item = /:\s+([^\s)]+(?: [^\s)]+){0,2})$/.exec(label)?.[1] ?? '';
  const isPlain = twoWords.test(label);
  return costKind(normalText(item)) ?? mostSpecific(costKind(outside), costKind(normal), inBrackets(label), isPlain);
}

/** What a word that tells little by itself means among costs. */
export function livingCost(label: string, outside: string): CostCategory | null {
  if (/^living\b/i.test(label)) return 'LIVING_EXPENSES';
  return bareQuarters.test(outside) ? 'HOUSING' : null;
}

/** "(room & board)", "(housing, food)": nothing but two nouns. */
const twoWords = /\(\p{L}+(?:,| and| &| \/|\/) ?\p{L}+\)/u;

/** Brackets tell more where the words before them name nothing. */
const mostSpecific = (
  outside: CostCategory | null,
  whole: CostCategory | null,
  inside: CostCategory | null,
  isPlain: boolean,
): CostCategory | null => {
  // "Living (housing and food)" is no more than these two.
  if (outside === 'LIVING_EXPENSES' && inside === 'HOUSING_AND_FOOD') return inside;
  // "Mess and Quarters (Room and Board)": the plain words tell both halves.
  if ((outside === 'FOOD' || outside === 'HOUSING') && inside === 'HOUSING_AND_FOOD' && isPlain) return inside;
  if (outside === 'FEES' && inside === 'TUITION') return inside;
  return outside === null || outside === 'OTHER' || (outside === 'FEES' && whole === 'TUITION_AND_FEES')
    ? (whole ?? outside)
    : outside;
};

/** "Registration fees ($298/credit)": what others call tuition. */
const creditFees = /\bregistration fees?\s*\([^)]*\b(credits?|cr|units?|hours?|hrs)\b/i;

/** What brackets list: "rent, food, utilities" is more than housing and food. */
function inBrackets(label: string): CostCategory | null {
  if (creditFees.test(label)) return 'TUITION';
  const listed = /\(([^)]*)\)/.exec(label)?.[1] ?? '';
  const kind = costKind(normalText(listed));
  return kind === 'HOUSING_AND_FOOD' && listed.split(/,|;|&|\/|\band\b/).filter(isBought).length > 2
    ? 'LIVING_EXPENSES'
    : kind;
}

/** "off campus", "9 months", "estimated" beside what is bought say where, how long and how surely. */
const isBought = (item: string): boolean => {
  const rest = normalText(item).replace(columnPhrases.living, ' ').replace(columnPhrases.total, ' ');
  return /[a-z]{3}/.test(rest.replace(/\b(estimated|estimate|est|average|avg|shared|only|your|own|the)\b/g, ' '));
};
