import type { Page, Word } from '../page.ts';
import { readMoney } from './money.ts';

/** How many lines have blanks to be filled in: "Name: ______". Lines of a letter are made without them. */
export const blanksIn = (pages: { page: Page }[]): number =>
  new Set(
    pages.flatMap(({ page: { number, words } }) =>
      words.filter(isBlank).map(({ y }) => `${number} ${Math.round(y / 4)}`),
    ),
  ).size;

/** What leads to a figure is none. */
const isBlank = ({ text }: Word, index: number, words: Word[]): boolean =>
  text.endsWith('______') && !readMoney(words[index + 1]?.text ?? '');
