import { columnPhrases } from '../phrases/column-phrases.ts';
import { normalText } from '../phrases/normal-text.ts';
import { remembered } from '../phrases/remembered.ts';

/** Nothing but terms, years and totals: what is left of "Fall aid" names something. */
export const isBareHead = remembered((text: string): boolean => {
  const normal = normalText(text);
  if (!columnPhrases.term.test(normal) && !columnPhrases.total.test(normal)) return false;
  return !/[a-z]{2}/.test(normal.replace(everyTerm, ' ').replace(everyTotal, ' ').replace(besideHead, ''));
});
const everyTerm = new RegExp(columnPhrases.term, 'g');
const everyTotal = new RegExp(columnPhrases.total, 'g');
const besideHead = /\b(semester|term|quarter|amount|offered|awarded|award|only|20\d\d|est|estimated)\b/g;

/** "Fall", "Spring 2027". */
export const isTermHead = remembered(
  (text: string): boolean => columnPhrases.term.test(normalText(text)) && isBareHead(text),
);
