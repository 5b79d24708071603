import {
  type AidCategory,
  type AidSource,
  type AidSubCategory,
  amountDescriptionProblem,
  amountValueProblem,
  awardYearProblem,
  type CostCategory,
  subCategoryProblem,
} from '@tassel/contract/amounts.ts';
import { userError } from '#platform/errors.ts';

/** In points from the top left of the page as people see it. */
export type Region = { page: number; left: number; top: number; width: number; height: number };
export type AmountInput = { id?: string | null; value: number; description: string; place?: Region | null };
export type AidInput = AmountInput & { source: AidSource; category: AidCategory; subCategory: AidSubCategory };
export type CostInput = AmountInput & { category: CostCategory };
type School = { name?: string | null; city?: string | null; state?: string | null; zip?: string | null };
export type Decision = {
  id: string;
  organizationId?: string | null;
  lockId?: string | null;
  status: 'READY' | 'INVALID';
  aidAmounts?: AidInput[] | null;
  costAmounts?: CostInput[] | null;
  institution?: School | null;
  awardYear?: string | null;
};

const maxAmounts = 200;

/** What is wrong with a decision, by the name of the field. */
export function refuseProblems({ status, aidAmounts, costAmounts, awardYear, institution }: Decision): void {
  if (status === 'INVALID') return;
  const problems: Record<string, string | undefined> = {
    awardYear: awardYear ? awardYearProblem(awardYear) : undefined,
    'institution.state':
      institution?.state && !/^[a-z]{2}$/i.test(institution.state.trim())
        ? 'Use the two letters of the state.'
        : undefined,
  };
  for (const [list, amounts] of Object.entries({ aidAmounts, costAmounts }))
    for (const [index, amount] of (amounts ?? []).entries()) {
      problems[`${list}.${index}.value`] = amountValueProblem(amount.value);
      problems[`${list}.${index}.description`] = amountDescriptionProblem(amount.description);
      problems[`${list}.${index}.place`] = amount.place ? regionProblem(amount.place) : undefined;
    }
  for (const [index, { category, subCategory }] of (aidAmounts ?? []).entries())
    problems[`aidAmounts.${index}.subCategory`] = subCategoryProblem(category, subCategory);
  for (const [list, amounts] of Object.entries({ aidAmounts, costAmounts }))
    if ((amounts?.length ?? 0) > maxAmounts) problems[list] = `A letter holds at most ${maxAmounts} amounts of a kind.`;
  const fields = Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem)) as Record<
    string,
    string
  >;
  const [first] = Object.values(fields);
  if (first) throw userError('BAD_INPUT', first, { fields });
}

const farthest = 20_000;

export function regionProblem({ page, left, top, width, height }: Region): string | undefined {
  const numbers = [left, top, width, height];
  const isPlace = numbers.every((number) => Number.isFinite(number) && number >= 0 && number <= farthest);
  return page >= 1 && isPlace && width > 0 && height > 0 ? undefined : 'Draw a box on the page.';
}
