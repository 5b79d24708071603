import type { Word } from '../page.ts';
import { isRightBehind } from './right-behind.ts';

const currency = /^\(?(USD|US\$)\)?[.,;]?$/;
const glued = /^(USD\$?|US\$)(?=\d)|(?<=\d)USD$/;
const number = /^[-–−+(]*\$?\d[\d,]*(\.\d\d)?[),.;*†‡]*$/;

/** "780 USD", "USD 780", "US$780": what the letters say of the number, a dollar sign says as well. */
export function withDollarSigns(words: Word[]): Word[] {
  if (!words.some(({ text }) => text.includes('US'))) return words;
  const signs = new Set<Word>();
  const counted = new Set<Word>();
  for (const [index, word] of words.entries()) {
    if (!currency.test(word.text)) continue;
    const [before, behind] = [words[index - 1], words[index + 1]];
    const beside = isNumberAt(before, word) ? before : behind && isNumberAt(word, behind) ? behind : null;
    if (!beside) continue;
    signs.add(word);
    counted.add(beside);
  }
  return words.flatMap((word) => {
    if (signs.has(word)) return [];
    const isSaid = counted.has(word) || glued.test(word.text);
    return [isSaid ? { ...word, text: dollars(word.text.replace(glued, '')) } : word];
  });
}

const dollars = (text: string): string => (text.includes('$') ? text : text.replace(/\d/, '$$$&'));

/** Close together on one line, and one of them a number. */
const isNumberAt = (left: Word | undefined, right: Word): left is Word =>
  left !== undefined && (number.test(left.text) || number.test(right.text)) && isRightBehind(left, right, 0.8);

const inBrackets = /^\((\$\d[\d,]*(?:\.\d\d)?)\)([.,;:]?)$/;
const spelled =
  /^(zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(thir|four|fif|six|seven|eigh|nine)teen|(twen|thir|for|fif|six|seven|eigh|nine)ty(-\p{L}+)?|hundred|thousand|and|dollars)$/iu;

/** "Three Thousand Dollars ($3,000)" on a line of its own, and no part of a sentence: the words say what the figure does, and name nothing. */
export function withoutSpelledSums(words: Word[]): Word[] {
  if (!words.some(({ text }) => text.startsWith('($'))) return words;
  const done = new Set<Word>();
  const bare = words.map((word, index): Word => {
    const [, figure, end] = (/^dollars$/i.test(words[index - 1]?.text ?? '') && inBrackets.exec(word.text)) || [];
    if (figure === undefined) return word;
    let first = index - 1;
    while (spelled.test(words[first - 1]?.text ?? '')) first -= 1;
    const before = words[first - 1];
    if (before && (Math.abs(before.y - word.y) < 0.5 * word.height || /^\p{Ll}/u.test(words[first]?.text ?? '')))
      return word;
    for (const each of words.slice(first, index)) done.add(each);
    return { ...word, text: `${figure}${end}` };
  });
  return done.size > 0 ? bare.filter((word) => !done.has(word)) : words;
}

/** "S4417 County Road" is an address, "S26" a term, "S101" a code. */
const misreadSign = /^[-–−(]?S(?=\d{2}[05](\D|$))/;
const code = /^[A-Z]\d{3}$/;

/** "S650" is what readers of pictures make of "$650", and "S140" under "W215" a code. */
export function withReadSigns(words: Word[]): Word[] {
  if (!words.some(({ text }) => misreadSign.test(text))) return words;
  const codes = words.filter(({ text }) => code.test(text) && !misreadSign.test(text));
  const isCode = (word: Word): boolean => codes.some(({ x }) => Math.abs(x - word.x) < 3);
  return words.map((word) =>
    misreadSign.test(word.text) && !isCode(word) ? { ...word, text: word.text.replace('S', '$') } : word,
  );
}

const minus = /^[-–−]$/;
const dollarSum = /^\$\d[\d,]*(\.\d\d)?$/;

/** "- $9,400" in a column of figures that have no dash: a minus set apart. Before most of them it leads to the figure. */
export function withMinuses(words: Word[]): Word[] {
  if (!words.some(({ text }) => text.length === 1 && minus.test(text))) return words;
  const sums = words.filter(({ text }) => dollarSum.test(text));
  const signs = new Map<Word, Word>();
  for (const [index, word] of words.entries()) {
    const [before, sign] = [words[index - 2], words[index - 1]];
    if (!before || !sign || !minus.test(sign.text) || !dollarSum.test(word.text)) continue;
    const isFar = !isRightBehind(before, sign, 1.5) && isRightBehind(before, sign, Infinity);
    if (isFar && isRightBehind(sign, word, 0.8)) signs.set(sign, word);
  }
  if (signs.size === 0 || signs.size > 0.3 * sums.length) return words;
  const taken = new Set(signs.values());
  return words.flatMap((word) => {
    if (taken.has(word)) return [];
    const sum = signs.get(word);
    return [sum ? { ...word, text: `-${sum.text}`, width: sum.x + sum.width - word.x } : word];
  });
}
