import type { Word } from '../page.ts';
import { costParts } from '../phrases/cost-phrases.ts';
import { normalText } from '../phrases/normal-text.ts';
import { aidName } from '../phrases/prose-phrases.ts';

export const textOf = (words: Word[]): string => words.map((word) => word.text).join(' ');

/** A run of capital words that holds a noun of aid. */
export function nameIn(words: Word[], from: number, reach: number): { start: number; words: Word[] } | null {
  for (let start = from; start < Math.min(words.length, from + reach); start += 1) {
    const run = capitalRun(words, start);
    if (run.length > 0 && aidName.test(normalText(textOf(run)))) return { start, words: run };
  }
  return null;
}

export function lastNameIn(words: Word[]): Word[] | null {
  for (let start = words.length - 1; start >= 0; start -= 1) {
    if (start > 0 && isCapital(words[start - 1])) continue;
    const run = capitalRun(words, start);
    if (run.length > 0 && aidName.test(normalText(textOf(run)))) return run;
  }
  return null;
}

const isCapital = (word: Word | undefined): boolean =>
  /^[("“]?[A-Z0-9]/.test(word?.text ?? '') && !/[.;:]$/.test(word?.text ?? '');

function capitalRun(words: Word[], start: number): Word[] {
  const run: Word[] = [];
  if (/^(The|A|An|Your|Our|This)$/.test(words[start]?.text ?? '')) return capitalRun(words, start + 1);
  for (const word of words.slice(start)) {
    const isJoiner = run.length > 0 && /^(of|and|the|for|in|&|-|–)$/.test(word.text);
    if (!/^["“]?[A-Z0-9]/.test(word.text) && !isJoiner) break;
    run.push(word);
    if (/[,;:.)]$/.test(word.text)) break;
  }
  while (run.length > 0 && !/^["“]?[A-Z0-9]/.test(run.at(-1)?.text ?? '')) run.pop();
  return run;
}

/** "tuition and fees of $47,260": the words of cost right before the figure. */
export function costName(before: Word[]): Word[] | null {
  const words = before.at(-1) && /^(of|is|at|are|be|:)$/.test(before.at(-1)?.text ?? '') ? before.slice(0, -1) : before;
  const isCost = (word: Word): boolean => Object.values(costParts).some((part) => part.test(normalText(word.text)));
  let start = words.length;
  while (start > 0 && (isCost(words[start - 1] as Word) || /^(and|&|or)$/.test(words[start - 1]?.text ?? '')))
    start -= 1;
  while (start < words.length && !isCost(words[start] as Word)) start += 1;
  return start < words.length ? words.slice(start) : null;
}
