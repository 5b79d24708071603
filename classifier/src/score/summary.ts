import type { Comparison, LetterScore, ReadScore } from './compare-letter.ts';

/** The figures of a group of letters; shares and F1 from 0 to 1, null where there was nothing to compare. */
export type Summary = {
  files: number;
  ready: number;
  status: number | null;
  aid: number | null;
  strict: number | null;
  cost: number | null;
  exact: number | null;
  free: number | null;
  name: number | null;
  state: number | null;
  year: number | null;
  /** Of the letters answered READY, those whose free money is right. */
  calibration: number | null;
  /** Letters whose free money was found but not answered READY. */
  held: number;
  ms: number | null;
};

export function summarize(letters: readonly LetterScore[]): Summary {
  const read = letters.flatMap((letter) => (letter.read ? [letter.read] : []));
  const shareOf = (pick: (score: ReadScore) => boolean | null) => share(read.map(pick));
  return {
    files: letters.length,
    ready: read.length,
    status: share(letters.map((letter) => letter.isStatusRight)),
    aid: f1(read.map((score) => score.aid)),
    strict: f1(read.map((score) => score.strict)),
    cost: f1(read.map((score) => score.cost)),
    exact: shareOf((score) => score.isExact),
    free: shareOf((score) => score.isFreeMoneyRight),
    name: shareOf((score) => score.isNameRight),
    state: shareOf((score) => score.isStateRight),
    year: shareOf((score) => score.isYearRight),
    calibration: share(answeredReady(letters).map((letter) => letter.read?.isFreeMoneyRight ?? false)),
    held: letters.filter((letter) => letter.isFreeMoneyFound && letter.answer?.status !== 'READY').length,
    ms: median(letters.flatMap((letter) => letter.answer?.ms ?? [])),
  };
}

/** The variants by name, then all together. */
export function summarizeVariants(letters: readonly LetterScore[]): { name: string; summary: Summary }[] {
  const variantOf = (letter: LetterScore) => letter.truth.variant ?? 'unknown';
  const names = [...new Set(letters.map(variantOf))].sort();
  const groups = names.map((name) => ({ name, letters: letters.filter((letter) => variantOf(letter) === name) }));
  return [...groups, { name: 'overall', letters }].map((group) => ({
    name: group.name,
    summary: summarize(group.letters),
  }));
}

export function answeredReady(letters: readonly LetterScore[]): LetterScore[] {
  return letters.filter((letter) => letter.answer?.status === 'READY');
}

function share(values: readonly (boolean | null)[]): number | null {
  const counted = values.filter((value) => value !== null);
  return counted.length === 0 ? null : counted.filter(Boolean).length / counted.length;
}

/** Over all items of the group, so a letter with many items weighs more. */
function f1(comparisons: readonly Comparison<unknown>[]): number | null {
  const sum = (pick: (each: Comparison<unknown>) => number) => comparisons.reduce((all, each) => all + pick(each), 0);
  const items = sum((each) => each.truth + each.answered);
  return items === 0 ? null : (2 * sum((each) => each.hits)) / items;
}

function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? null;
}
