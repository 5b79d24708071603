import type { Word } from '../page.ts';
import { shareColumn } from './lines.ts';
import { readMoney } from './money.ts';

const dots = /^[._…·]{3,}$/;

/** Dots that had no room behind their name stand on a line of their own: the figures beside the two lines are on the name's. */
export function withLeaderLines(words: Word[], levels: Map<Word, number>): Map<Word, number> {
  for (const leader of words.filter(({ text }) => dots.test(text))) {
    const level = levels.get(leader) ?? 0;
    const near = words.filter((word) => Math.abs((levels.get(word) ?? 0) - level) < 2 * word.height);
    const isLed = near.some((word) => word !== leader && isLevel(word, level, levels) && endsAt(word, leader));
    const name = isLed ? null : nameOver(leader, level, near, levels);
    if (name) for (const word of besideBoth(name, level, near, levels)) levels.set(word, levels.get(name) ?? 0);
  }
  return levels;
}

const isLevel = (word: Word, level: number, levels: Map<Word, number>): boolean =>
  Math.abs((levels.get(word) ?? 0) - level) < 0.25 * word.height;

const endsAt = ({ x, width }: Word, leader: Word): boolean => x < leader.x && x + width > leader.x - 15;

/** The word over the first of the dots: the first of a name, and not one amid a sentence, nor other dots. */
const nameOver = (leader: Word, level: number, near: Word[], levels: Map<Word, number>): Word | undefined =>
  near.find((word) => {
    const at = levels.get(word) ?? 0;
    const step = level - at;
    const isOver = Math.abs(word.x - leader.x) < 4 && step > 0.6 * word.height && step < 1.7 * word.height;
    const isLater = (): boolean => near.some((other) => isLevel(other, at, levels) && endsAt(other, word));
    return isOver && !dots.test(word.text) && !isLater();
  });

/** What stands between the two lines or beside the dots, as far as nothing stands over it; nothing where the name has a figure. */
function besideBoth(name: Word, level: number, near: Word[], levels: Map<Word, number>): Word[] {
  const top = levels.get(name) ?? 0;
  const onName = near.filter((word) => word.x > name.x && isLevel(word, top, levels));
  const isLow = (at: number): boolean => at > top + 0.25 * name.height && at < level + 0.25 * name.height;
  const low = near
    .filter((word) => word.x > name.x + 5 && isLow(levels.get(word) ?? 0) && !dots.test(word.text))
    .toSorted((a, b) => a.x - b.x);
  const isOver = (word: Word): boolean => onName.some((over) => shareColumn(over, word));
  const firstFigure = low.findIndex(isMoney);
  const end = low.findIndex((word, index) => index > firstFigure && isOver(word));
  const beside = low.slice(0, end < 0 ? undefined : end).filter((word) => !isOver(word));
  const right = beside.at(-1)?.x ?? 0;
  return beside.some(isMoney) && !onName.some((word) => word.x < right && isMoney(word)) ? beside : [];
}

const isMoney = ({ text }: Word): boolean => readMoney(text) !== null;
