import { columnPhrases } from '../phrases/column-phrases.ts';
import { normalText } from '../phrases/normal-text.ts';
import type { Head } from './column-heads.ts';
import { boxAround, shareColumn } from './lines.ts';

/** Two lines of heads, one over the other, are one. */
export function stackHeads(upper: Head[], lower: Head[]): Head[] {
  // "Original   Current" each right over one "Offered" say nothing of the other columns.
  const wide = upper.filter((head) => !lower.some((other) => isFlush(head, other)) && !isOfOne(head, lower));
  const groups = groupsUnder(upper, lower);
  const joined = lower.map((head, at) => {
    const over = upper.filter((other) => shareColumn(other, head));
    // A head over several columns stands in their middle.
    const isAlone = over.length > 0 || lower.length <= upper.length || isLastSum(head, upper);
    const above = groups?.[at] ?? (isAlone ? over : nearestTo(head, wide));
    const text = [...above.map((other) => other.text), head.text].join(' ');
    return { ...boxAround([head, ...over]), text };
  });
  const rest = upper.filter((head) => lower.length <= upper.length && !lower.some((other) => shareColumn(other, head)));
  return [...joined, ...rest].toSorted((a, b) => a.x - b.x);
}

/** "YOUR OFFER" over one of several columns. */
const isOfOne = (head: Head, lower: Head[]): boolean =>
  /\b(yours?|selected)\b/i.test(head.text) && lower.filter((other) => shareColumn(head, other)).length === 1;

/** "Offered   Paid   Offered   Paid" under "Fall   Spring": the same heads under each. Null for others. */
export function groupsUnder<Words extends { text: string }>(upper: Words[], lower: Words[]): Words[][] | null {
  const size = lower.length / upper.length;
  const isRepeated = lower.every(({ text }, at) => text === lower[at % size]?.text);
  return upper.length > 1 && size > 1 && isRepeated
    ? lower.map((_, at) => upper.slice(at / size, at / size + 1))
    : null;
}

/** "Total" behind the heads of all terms is of none of them. */
const isLastSum = (head: Head, upper: Head[]): boolean =>
  columnPhrases.wholeYear.test(normalText(head.text)) && upper.every(({ x, width }) => x + width < head.x);

const isFlush = (a: Head, b: Head): boolean => Math.abs(a.x - b.x) < 2 || Math.abs(a.x + a.width - b.x - b.width) < 2;

const nearestTo = (head: Head, others: Head[]): Head[] => {
  const middle = (box: Head): number => box.x + box.width / 2;
  return others.toSorted((a, b) => Math.abs(middle(a) - middle(head)) - Math.abs(middle(b) - middle(head))).slice(0, 1);
};
