import { letterCountProblem } from '@tassel/contract/job.ts';
import type { BillingStatus } from '@tassel/contract/organization.ts';
import { costOfLetters, type MonthSoFar } from '@tassel/contract/prices.ts';
import { counted } from '#ui/counted.ts';

/** `month` is what this month has seen and charges; until it is known the list prices stand in. */
export type Payer = { billingStatus: BillingStatus; credits: number; month?: MonthSoFar };

export type JobCost = {
  byCredits: number;
  byCard: number;
  cents: number;
  /** False where the month is not known: then it may be cheaper. */
  isExact: boolean;
  creditsAfter: number;
  /** Why the job can't start. */
  refusal: string | null;
};

/** D 40, 41: credits pay first, the card the rest, each letter at the price of its tier. */
export function jobCost(letters: number, { billingStatus, credits, month }: Payer): JobCost {
  const { byCredits, cents } = costOfLetters(letters, credits, month);
  const isFree = billingStatus === 'FREE';
  return {
    byCredits,
    byCard: isFree ? 0 : letters - byCredits,
    cents: isFree ? 0 : cents,
    isExact: month !== undefined || isFree,
    creditsAfter: credits - byCredits,
    refusal: refusalOf(letters, { billingStatus, credits }),
  };
}

function refusalOf(letters: number, { billingStatus, credits }: Payer): string | null {
  if (billingStatus === 'PAST_DUE') return 'A payment is overdue. New jobs start when it is settled.';
  if (billingStatus === 'CANCELED') return 'The plan has ended. Letters and results stay, new jobs need a plan.';
  if (letters > 0) {
    const problem = letterCountProblem(letters);
    if (problem) return problem;
  }
  if (billingStatus !== 'FREE' || letters <= credits) return null;
  const needed = counted(letters, 'letter needs', 'letters need');
  return `${needed} ${counted(letters, 'credit')}, and ${counted(credits, 'is', 'are')} left.`;
}
