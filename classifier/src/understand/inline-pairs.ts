import { columnPhrases } from '../phrases/column-phrases.ts';
import { normalText } from '../phrases/normal-text.ts';
import { isBareHead } from './bare-heads.ts';
import { type Cell, hasFigure } from './cells.ts';
import { isColumnWording } from './column-heads.ts';
import type { Figure } from './figures.ts';
import { sectionOf } from './headings.ts';
import { type Piece, pieceOf } from './lines.ts';
import { isStatus } from './row-label.ts';
import { isGeneric } from './title-rows.ts';

export type Pair = { label: Piece; figure: Figure };

/** "Tuition 3,740   Room 5,200   Books 1,300" on one line: each figure has the words before it. Null for rows of a table. */
export function pairsOf(cells: Cell[]): Pair[] | null {
  const kinds = cells.map((cell) => (cell.figure ? 'F' : 'T')).join('');
  if (!/^T*(TF){2,}$/.test(kinds)) return null;
  const pairs = cells.flatMap((cell, index): Pair[] => {
    const label = cells[index - 1]?.text;
    const name = label && index === 1 ? (afterOpener(label)?.name ?? label) : label;
    return cell.figure && name ? [{ label: name, figure: cell.figure }] : [];
  });
  const isName = ({ text }: Piece): boolean => /\p{L}{3}/u.test(text) && !isStatus(text) && !isHead(text);
  const names = new Set(pairs.map(({ label }) => label.text));
  // A list may end in its total, and what is left or known beside it.
  const isTotal = (text: string, index: number): boolean => index > 1 && /^total\b/i.test(text);
  const areNames = pairs.every(({ label }, index) => index === 0 || isName(label) || isTotal(label.text, index));
  // "Grants 10,881   Loans 5,500   Everything 16,381": the kinds of a summary, and their sum.
  const isSum = (text: string, index: number): boolean =>
    isTotal(text, index) || (index > 1 && isGeneric(text) && !isBareHead(text));
  const areKinds = pairs.every(
    ({ label: { text } }, index) => columnPhrases.kind.test(normalText(text)) || isSum(text, index),
  );
  return names.size === pairs.length && (areNames || areKinds) ? pairs : null;
}

/** "Fall aid" beside "Fall charges" is a name, "Fall" is not. */
const isHead = (text: string): boolean =>
  isBareHead(text) || (isColumnWording(text) && !columnPhrases.term.test(normalText(text)));

/** The words before the first pair that open it: "Estimated budget:". */
export const openerOf = (cells: Cell[]): string => {
  const first = cells.findIndex((cell) => cell.figure);
  const words = cells[0]?.text;
  if (first === 1 && words) return afterOpener(words)?.opener ?? '';
  return first > 1 && !hasFigure(cells.slice(0, first)) ? (words?.text ?? '') : '';
};

/** "Cost of attendance: Tuition": a heading and the first name. */
function afterOpener({ words }: Piece): { opener: string; name: Piece } | null {
  const at = words.findIndex(({ text }) => /^[–—-]$|:$/.test(text));
  const opener = words.slice(0, at + 1).map(({ text }) => text);
  const heading = opener.join(' ').replace(/[\s:–—-]+$/, '');
  return at >= 0 && at < words.length - 1 && sectionOf(heading)
    ? { opener: heading, name: pieceOf(words.slice(at + 1)) }
    : null;
}
