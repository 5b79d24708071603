import { isFreeMoney, normalName, normalYear, sameText } from './normal-values.ts';

export type ScoredAid = {
  value: number;
  category: string;
  source?: string;
  subCategory?: string;
  description?: string | null;
};
export type ScoredCost = { value: number; category: string; description?: string | null };
export type ScoredSchool = { name: string | null; state: string | null; aliases?: string[] };

/** One line of the truth. `acceptStatuses` are other statuses that count as right. */
export type TrueLetter = {
  file: string;
  variant?: string;
  expectedStatus: string;
  acceptStatuses?: string[];
  institution: ScoredSchool | null;
  awardYear: string | null;
  aid: ScoredAid[];
  costs: ScoredCost[];
};

export type AnsweredLetter = {
  file: string;
  status: string;
  institution: ScoredSchool | null;
  awardYear: string | null;
  aid: ScoredAid[];
  costs: ScoredCost[];
  confidence?: number;
  ms?: number;
};

export type Comparison<T> = { hits: number; truth: number; answered: number; missing: T[]; extra: T[] };

export type ReadScore = {
  aid: Comparison<ScoredAid>;
  strict: Comparison<ScoredAid>;
  cost: Comparison<ScoredCost>;
  isExact: boolean;
  isFreeMoneyRight: boolean;
  /** null where the truth has none. */
  isNameRight: boolean | null;
  isStateRight: boolean | null;
  isYearRight: boolean;
};

export type LetterScore = {
  truth: TrueLetter;
  answer: AnsweredLetter | null;
  isStatusRight: boolean;
  /** null for letters whose right status is not READY. */
  read: ReadScore | null;
  /** The free money as it was read, whatever the status; null for letters whose right status is not READY. */
  isFreeMoneyFound: boolean | null;
};

export function scoreLetter(truth: TrueLetter, answer: AnsweredLetter | null): LetterScore {
  const right = [truth.expectedStatus, ...(truth.acceptStatuses ?? [])];
  const isStatusRight = answer !== null && right.includes(answer.status);
  const read = truth.expectedStatus === 'READY' ? scoreReading(truth, answer) : null;
  const isFreeMoneyFound = read && Math.abs(freeMoney(truth.aid) - freeMoney(answer?.aid ?? [])) <= 1;
  return { truth, answer, isStatusRight, read, isFreeMoneyFound };
}

/** A READY letter that got another status scores as if nothing had been read from it. */
function scoreReading(truth: TrueLetter, answer: AnsweredLetter | null): ReadScore {
  const read = answer?.status === 'READY' ? answer : null;
  const aid = compareItems(truth.aid, read?.aid ?? [], looseKey);
  const cost = compareItems(truth.costs, read?.costs ?? [], looseKey);
  const school = truth.institution;
  const names = school?.name ? [school.name, ...(school.aliases ?? [])].map(normalName) : null;
  return {
    aid,
    strict: compareItems(truth.aid, read?.aid ?? [], strictKey),
    cost,
    isExact: read !== null && isWhole(aid) && isWhole(cost),
    isFreeMoneyRight: read !== null && Math.abs(freeMoney(truth.aid) - freeMoney(read.aid)) <= 1,
    isNameRight: names?.includes(normalName(read?.institution?.name)) ?? null,
    isStateRight: school?.state ? sameText(read?.institution?.state, school.state) : null,
    isYearRight: read !== null && normalYear(read.awardYear) === normalYear(truth.awardYear),
  };
}

function looseKey(item: { value: number; category: string }): string {
  return `${Math.round(item.value)}|${item.category}`;
}

function strictKey(item: ScoredAid): string {
  return [Math.round(item.value), item.source, item.category, item.subCategory].join('|');
}

/** Compares two lists as multisets under a key. */
function compareItems<T>(truth: readonly T[], answered: readonly T[], key: (item: T) => string): Comparison<T> {
  const missing = [...truth];
  const extra = answered.filter((item) => {
    const at = missing.findIndex((each) => key(each) === key(item));
    if (at >= 0) missing.splice(at, 1);
    return at < 0;
  });
  return { hits: answered.length - extra.length, truth: truth.length, answered: answered.length, missing, extra };
}

function isWhole(comparison: Comparison<unknown>): boolean {
  return comparison.missing.length === 0 && comparison.extra.length === 0;
}

function freeMoney(aid: readonly ScoredAid[]): number {
  return aid.filter((item) => isFreeMoney(item.category)).reduce((sum, item) => sum + item.value, 0);
}
