import type { Word } from '../page.ts';
import { readMoney } from './money.ts';

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
  isNear(before, word) &&
  isNear(word, after);

/** Stars stand alike on both sides. */
const isPair = (open: string, close: string): boolean =>
  open.startsWith('*') || close.startsWith('*') ? open === close : true;

const isNear = (left: Word, right: Word): boolean => {
  const gap = right.x - left.x - left.width;
  return Math.abs(left.y - right.y) < 0.5 * right.height && gap > -1 && gap < 1.5 * right.height;
};
