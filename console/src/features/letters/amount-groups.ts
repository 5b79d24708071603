import type { ThemeColor } from '#ui/theme-colors.ts';
import { aidKindWords, costKindWords } from './amount-words.ts';
import type { AidAmount, CostAmount, Letter, Place } from './letter.ts';

export const groupKeys = ['costs', 'freeMoney', 'loans', 'work', 'other'] as const;
export type GroupKey = (typeof groupKeys)[number];

export type AmountLook = {
  id: string;
  description: string;
  value: number;
  /** "Federal, Pell"; of a cost only where it is not what is printed already. */
  kind: string;
  confidence: number | null;
  /** A reviewer taught what it is. */
  isLearned: boolean;
  figureBox: Place | null;
  descriptionBox: Place | null;
};

export type AmountGroup<Amount extends { value: number } = AmountLook> = {
  key: GroupKey;
  title: string;
  color: ThemeColor;
  amounts: Amount[];
  sum: number;
};

const titles: Record<GroupKey, string> = {
  costs: 'Cost',
  freeMoney: 'Free money',
  loans: 'Loans',
  work: 'Work',
  other: 'Other',
};

/** Boxes on the page and swatches in the panel share them. */
const groupColors: Record<GroupKey, Exclude<ThemeColor, 'red'>> = {
  costs: 'default',
  freeMoney: 'green',
  loans: 'orange',
  work: 'blue',
  other: 'default',
};

const groupOfCategory: Record<AidAmount['category'], GroupKey> = {
  GRANT: 'freeMoney',
  SCHOLARSHIP: 'freeMoney',
  LOAN: 'loans',
  WORK: 'work',
  OTHER: 'other',
};

export function groupOfAid({ category }: Pick<AidAmount, 'category'>): GroupKey {
  return groupOfCategory[category];
}

/** All groups in the order of the arithmetic, each with its lines and their sum. */
export function inGroups<Amount extends { value: number }>(
  linesOf: (key: GroupKey) => Amount[],
): AmountGroup<Amount>[] {
  return groupKeys.map((key) => {
    const amounts = linesOf(key);
    const cents = amounts.reduce((sum, { value }) => sum + Math.round(value * 100), 0);
    return { key, title: titles[key], color: groupColors[key], amounts, sum: cents / 100 };
  });
}

export function amountGroups({ costAmounts, aidAmounts }: Pick<Letter, 'costAmounts' | 'aidAmounts'>): AmountGroup[] {
  return inGroups((key) =>
    key === 'costs' ? costAmounts.map(costLook) : aidAmounts.filter((aid) => groupOfAid(aid) === key).map(aidLook),
  );
}

function costLook(cost: CostAmount): AmountLook {
  return { ...cost, kind: costKindWords(cost) };
}

function aidLook(aid: AidAmount): AmountLook {
  return { ...aid, kind: aidKindWords(aid) };
}
