import { taughtKey } from '@tassel/classifier/understand/taught-lines.ts';
import type { AidCategory, AidSource, AidSubCategory, CostCategory } from '@tassel/contract/amounts.ts';

export type LineKind =
  | { source: AidSource; category: AidCategory; subCategory: AidSubCategory }
  | { source: null; category: CostCategory; subCategory: null };

/** A line as a reviewer leaves it; `before` is what was there, if anything was. */
export type DecidedLine = LineKind & { description: string; before: (LineKind & { description: string }) | null };

/** What a review teaches of a line. `printed`: the words by which it is known again. */
export type Lesson = LineKind & { printed: string; wordsKey: string; description: string };

const sameKind = (one: LineKind, other: LineKind): boolean =>
  one.source === other.source && one.category === other.category && one.subCategory === other.subCategory;

/**
 * What later letters of the same school can learn from a decision: the kind and the name of lines that the reviewer
 * changed or added. Figures are each letter's own. That a line was removed is not learned: it may have been read twice
 * here, and be money elsewhere. Nor are words that stand for two kinds in one letter.
 */
export function lessonsOf(lines: readonly DecidedLine[]): Lesson[] {
  const all = lines.map(lessonOf);
  const isDoubtful = (lesson: Lesson) =>
    all.some((other) => other.wordsKey === lesson.wordsKey && !sameKind(other, lesson));
  return all.filter(
    (lesson, index) =>
      lesson.wordsKey !== '' &&
      isChanged(lines[index] as DecidedLine) &&
      !isDoubtful(lesson) &&
      all.findIndex((other) => other.wordsKey === lesson.wordsKey) === index,
  );
}

function lessonOf({ before, description, source, category, subCategory }: DecidedLine): Lesson {
  const printed = before?.description ?? description;
  return { source, category, subCategory, description, printed, wordsKey: taughtKey(printed) } as Lesson;
}

const isChanged = ({ before, ...line }: DecidedLine): boolean =>
  !before || !sameKind(before, line) || before.description !== line.description;
