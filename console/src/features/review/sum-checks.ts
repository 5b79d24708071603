import type { Totals } from '@tassel/contract/amounts.ts';

export type PrintedSum = { description: string; value: number };

export type SumCheck = {
  printed: PrintedSum;
  /** The sum of our lines that it is, or should be. */
  name: string;
  value: number;
  /** Ours less the printed one, in dollars; 0 where they agree. */
  difference: number;
};

/** Letters round. */
const sameWithin = 1;

/** Every sum that a letter may print, by name. */
function sumsOf({ totalCost, freeMoney, loans, work, netPrice, remaining }: Totals, other: number) {
  const sums: [name: string, value: number | null][] = [
    ['costs', totalCost],
    ['free money', freeMoney],
    ['loans', loans],
    ['work', work],
    ['all aid', freeMoney + loans + work + other],
    ['loans and work', loans + work],
    ['free money and loans', freeMoney + loans],
    ['free money and work', freeMoney + work],
    ['net price', netPrice],
    ['what is left after loans and work', remaining],
  ];
  return sums.flatMap(([name, value]) => (value === null ? [] : [{ name, value }]));
}

/** Which sum the words mean; the first that fits. */
const meanings: [words: RegExp, name: string][] = [
  [/\b(net (price|cost)|after (gift|grants?|scholarships?))\b/i, 'net price'],
  [/\b(cost|costs|attendance|expenses|charges|budget)\b/i, 'costs'],
  [/\b(gifts?|grants?|scholarships?|free)\b/i, 'free money'],
  [/\bloans?\b/i, 'loans'],
  [/\bwork\b/i, 'work'],
  [/\b(aid|awards?|offer|package|assistance)\b/i, 'all aid'],
];

/** Holds each total that the letter prints against our sums: the one that agrees, else the one that its words mean. */
export function checkSums(printed: readonly PrintedSum[], totals: Totals, other = 0): SumCheck[] {
  const sums = sumsOf(totals, other);
  return printed.flatMap((one) => {
    const meant = meanings.find(([words]) => words.test(one.description))?.[1];
    const isSame = ({ value }: { value: number }) => Math.abs(value - one.value) <= sameWithin;
    const named = sums.find(({ name }) => name === meant);
    const sum = named && isSame(named) ? named : (sums.find(isSame) ?? named ?? nearest(sums, one.value));
    if (!sum) return [];
    const difference = isSame(sum) ? 0 : Math.round((sum.value - one.value) * 100) / 100;
    return [{ printed: one, ...sum, difference }];
  });
}

const nearest = (sums: readonly { name: string; value: number }[], value: number) =>
  sums.toSorted((a, b) => Math.abs(a.value - value) - Math.abs(b.value - value))[0];
