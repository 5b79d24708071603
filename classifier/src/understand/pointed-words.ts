import type { Word } from '../page.ts';
import { readMoney } from './money.ts';
import { isRightBehind } from './right-behind.ts';

/** ">>5,546<<" is one word to a text layer. */
const pointedWord = /^(>{1,4}|[-=]+>|[»►▶→]|\*{1,3})([$\d][\d,.]*)(<{1,4}|<[-=]+|[«◄◀←]|\*{1,3})$/;
const opening = /^(>{1,4}|[-=]+>|[»►▶→]|\*{1,3})$/;
const closing = /^(<{1,4}|<[-=]+|[«◄◀←]|\*{1,3})$/;
const mayPoint = /^[-=]*[>»►▶→*]/;

/** ">> Three-quarter time <<" over a column. */
export const isPointedHead = (text: string): boolean => /(^| )>{1,4} ?[^<>]+<{1,4}( |$)/.test(text);

/** ">> 5,546 <<": between two signs that point at it stands the figure that counts in its row. The signs go. */
export function withPointed(words: Word[]): Word[] {
  if (!words.some(({ text }) => mayPoint.test(text))) return words;
  const signs = new Set<Word>();
  const pointed = words.map((word, index): Word => {
    const [, open = '', money = '', close = ''] = pointedWord.exec(word.text) ?? [];
    if (money && isPair(open, close) && readMoney(money)) return { ...word, text: money, isPointed: true };
    const [before, after] = [words[index - 1], words[index + 1]];
    if (!before || !after || !isAround(before, word, after)) return word;
    signs.add(before).add(after);
    return { ...word, isPointed: true };
  });
  return pointed.filter((word) => !signs.has(word));
}

const isAround = (before: Word, word: Word, after: Word): boolean =>
  opening.test(before.text) &&
  closing.test(after.text) &&
  isPair(before.text, after.text) &&
  readMoney(word.text) !== null &&
  isRightBehind(before, word, 1.5) &&
  isRightBehind(word, after, 1.5);

/** Stars stand alike on both sides. */
const isPair = (open: string, close: string): boolean =>
  open.startsWith('*') || close.startsWith('*') ? open === close : true;
