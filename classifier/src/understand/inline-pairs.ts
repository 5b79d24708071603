import { columnPhrases } from '../phrases/column-phrases.ts';
import { normalText } from '../phrases/normal-text.ts';
import { type Cell, hasFigure } from './cells.ts';
import { isBareHead, isColumnWording } from './column-heads.ts';
import type { Figure } from './figures.ts';
import type { Piece } from './lines.ts';
import { isStatus } from './row-label.ts';

export type Pair = { label: Piece; figure: Figure };

/** "Tuition 3,740   Room 5,200   Books 1,300" on one line: each figure has the words before it. Null for rows of a table. */
export function pairsOf(cells: Cell[]): Pair[] | null {
  const kinds = cells.map((cell) => (cell.figure ? 'F' : 'T')).join('');
  if (!/^T*(TF){2,}$/.test(kinds)) return null;
  const pairs = cells.flatMap((cell, index): Pair[] => {
    const label = cells[index - 1]?.text;
    return cell.figure && label ? [{ label, figure: cell.figure }] : [];
  });
  const isName = ({ text }: Piece): boolean => /\p{L}{3}/u.test(text) && !isStatus(text) && !isHead(text);
  const names = new Set(pairs.map(({ label }) => label.text));
  return names.size === pairs.length && pairs.slice(1).every(({ label }) => isName(label)) ? pairs : null;
}

/** "Fall aid" beside "Fall charges" is a name, "Fall" is not. */
const isHead = (text: string): boolean =>
  isBareHead(text) || (isColumnWording(text) && !columnPhrases.term.test(normalText(text)));

/** The words before the first pair that open it: "Estimated budget:". */
export const openerOf = (cells: Cell[]): string => {
  const first = cells.findIndex((cell) => cell.figure);
  return first > 1 && !hasFigure(cells.slice(0, first)) ? (cells[0]?.text?.text ?? '') : '';
};
