import { totalLine } from '../phrases/line-phrases.ts';
import { normalText } from '../phrases/normal-text.ts';
import { sectionOf } from './headings.ts';
import type { Piece } from './lines.ts';
import type { FlowLine } from './panels.ts';

/** "Kansas Career" and "Work-Study" under it, right over the total of all or the last line: a heading without rows is the end of a name. */
export function endsLastName(upper: Piece, lower: Piece, next: FlowLine | undefined): boolean {
  const figures = (next?.cells ?? []).flatMap(({ figure }) => figure?.value ?? []);
  const total = normalText(next?.cells[0]?.text?.text ?? '');
  const isLast = !next || (Math.max(0, ...figures) > 0 && totalLine.test(total));
  if (!isLast || sectionOf(lower.text) === null) return false;
  const isAlike = Math.abs(lower.x - upper.x) < 2 && Math.abs(lower.height - upper.height) < 0.5;
  // "Loans" over "Total Loans" is what it sums up.
  const isSummed = normalText(lower.text)
    .split(' ')
    .some((word) => total.split(' ').includes(word));
  return isAlike && !isSummed && lower.y - upper.y < 1.5 * upper.height;
}
