import type { Word } from '../page.ts';
import { boxAround } from './lines.ts';
import { hasDigit, readMoney } from './money.ts';
import { isRightBehind } from './right-behind.ts';

const arrow = /^([→➔➜➝➞⇒►▶»]|[-–=]+>|>{1,2})$/;
const now = /^now:?$/i;
const before = /^(was|from|previously|formerly|originally|earlier|before|old):?$/i;
const after = /^(now|new|currently|today|to):?$/i;
/** "unchanged", "new, at your request": what is said of a change, and no name. */
const remark = /^(\p{Ll}|(unchanged|higher|lower|increased?|decreased?|raised|reduced|added|removed|same|new)\b)/iu;

/** The words of a pair, and the one that tells what is. */
type Change = { words: Word[]; kept: Word };

/**
 * "was $12,000 → now $10,150", "now $10,150, was $12,000": where several lines of a page tell a figure that was and the one
 * that is, the second is the figure of the line, in place of both. Sentences that tell so go on behind the figures, and stay.
 */
export function withChangedFigures(words: Word[]): Word[] {
  const isSaid = words.some(({ text }) => text.length < 5 && (arrow.test(text) || now.test(text)));
  const changes = words.flatMap((_, index) => (isSaid ? changeAt(words, index) : null) ?? struckAt(words, index) ?? []);
  if (changes.length < 2) return words;
  const figures = new Map(changes.map(({ words: pair, kept }) => [kept, { ...kept, ...boxAround(pair) }]));
  const gone = new Set(changes.flatMap(({ words: pair }) => [...pair, ...remarkBehind(words, pair)]));
  return words.flatMap((word) => figures.get(word) ?? (gone.has(word) ? [] : word));
}

/** A pair that begins with this word. */
function changeAt(words: Word[], index: number): Change | null {
  const run = runFrom(words, index);
  const change = run && (forward(run) ?? backward(run));
  if (!change) return null;
  const [last, next] = [change.words.at(-1) as Word, words[index + change.words.length]];
  const isEnd = !/\.$/.test(last.text) && !(next && isNear(last, next) && !isWide(change.words, next));
  return isEnd && opensPiece(words[index - 1], words[index] as Word) ? change : null;
}

/** "4,745 $6,295": right before the figure that is stands the one that was, in smaller print and struck out. */
function struckAt(words: Word[], index: number): Change | null {
  const [last, old, kept, next] = [words[index - 1], words[index] as Word, words[index + 1], words[index + 2]];
  if (!kept || old.height > 0.92 * kept.height || old.confidence < 1 || !isSum(old) || !isSum(kept)) return null;
  const isPair = isRightBehind(old, kept, 1.5) && !(last && isSum(last) && isRightBehind(last, old, 6));
  return isPair && !(next && isRightBehind(kept, next, 6)) ? { words: [old, kept], kept } : null;
}

/** At most five words close together. */
function runFrom(words: Word[], index: number): Word[] | null {
  const first = words[index] as Word;
  if (!before.test(first.text) && !after.test(first.text) && !isSum(first)) return null;
  const some = words.slice(index, index + 5);
  const end = some.findIndex((word, at) => at > 0 && !isNear(some[at - 1] as Word, word));
  return end < 0 ? some : some.slice(0, end);
}

/** "was $12,000 → now $10,150", "$12,000 → $10,150", "was $12,000, now $10,150". */
function forward(run: Word[]): Change | null {
  let at = 0;
  const takes = (is: boolean): boolean => {
    if (is) at += 1;
    return is;
  };
  const text = (): string => run[at]?.text ?? '';
  const isOld = takes(before.test(text()));
  if (!takes(isSum(run[at]))) return null;
  const isPointed = takes(arrow.test(text()));
  const isNew = takes(now.test(text()) || (isPointed && after.test(text())));
  const kept = run[at];
  return kept && takes(isSum(kept)) && (isPointed || (isOld && isNew)) ? { words: run.slice(0, at), kept } : null;
}

/** "now $10,150, was $12,000". */
function backward([first, kept, was, old]: Word[]): Change | null {
  const isPair = first && now.test(first.text) && was && before.test(was.text) && isSum(kept) && isSum(old);
  return isPair && kept && old ? { words: [first, kept, was, old], kept } : null;
}

const isSum = (word: Word | undefined): boolean =>
  word !== undefined && hasDigit.test(word.text) && readMoney(word.text.replace(/[,;]$/, ''))?.isPlain === false;

const isNear = (word: Word, next: Word): boolean => isRightBehind(word, next, 1);

/** The gap before a word of the next column is wider than those between the words. */
function isWide(words: Word[], next: Word): boolean {
  const gaps = [...words.slice(1), next].map((word, index) => word.x - endOf(words[index] as Word));
  return (gaps.at(-1) ?? 0) > 1.8 * Math.max(...gaps.slice(0, -1));
}
const endOf = ({ x, width }: Word): number => x + width;

/** At the beginning of a line or a column, or behind a name. */
const opensPiece = (last: Word | undefined, word: Word): boolean =>
  !last || !isNear(last, word) || /^\p{Lu}|[:,)]$/u.test(last.text);

/** The words behind a pair on its line that speak of the change. */
function remarkBehind(words: Word[], pair: Word[]): Word[] {
  const from = words.indexOf(pair.at(-1) as Word) + 1;
  const first = words[from];
  if (!first || !remark.test(first.text) || !isRightBehind(pair.at(-1) as Word, first, 4)) return [];
  const end = words.findIndex((word, at) => at > from && !isNear(words[at - 1] as Word, word));
  const said = words.slice(from, end < 0 ? undefined : end);
  return said.some(isSum) ? [] : said;
}
