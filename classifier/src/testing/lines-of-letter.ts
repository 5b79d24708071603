import { understand } from '../understand/understand.ts';
import { letterFromText } from './letter-from-text.ts';

export const head = 'Harmon College        Financial Aid Award Letter 2026-2027\n';

/** What a letter under that head says, a line for each amount with its kind. */
export function linesOfLetter(text: string): { aid: string[]; costs: string[] } {
  const { aid, costs } = understand(letterFromText(head + text));
  return {
    aid: aid.map(({ description, value, source, subCategory }) => `${description} ${value} ${source} ${subCategory}`),
    costs: costs.map(({ description, value, category }) => `${description} ${value} ${category}`),
  };
}
