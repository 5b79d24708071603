import type { Box } from '../page.ts';
import { isTermHead } from './bare-heads.ts';
import { isPeriod } from './card-names.ts';
import { hasFigure } from './cells.ts';
import { isGiver } from './giver.ts';
import type { Piece } from './lines.ts';
import type { FlowLine } from './panels.ts';
import { isStatus } from './row-label.ts';
import { saysTakenBack } from './status-lines.ts';

/**
 * "Thank the donor by letter" in smaller print under some rows: where every line of that print stands right under a row, and
 * none over the first of them, they are said of the rows above and are no headings of those below.
 */
export function withoutRowRemarks(lines: FlowLine[]): FlowLine[] {
  const remarks = lines.filter((_, index) => isUnderRow(lines, index));
  if (remarks.length < 2) return lines;
  const isOfPrint = ({ line, cells }: FlowLine): boolean =>
    !hasFigure(cells) && remarks.some((each) => isAlike(each.line, line));
  const found = new Set(remarks);
  for (const [index, line] of lines.entries())
    if (!found.has(line) && isOfPrint(line)) {
      // The second line of a remark.
      if (!found.has(lines[index - 1] as FlowLine)) return lines;
      found.add(line);
    }
  return lines.filter((line) => !found.has(line) || isRead(line.line.pieces[0]));
}

/** From the same edge, in the same print. */
const isAlike = (one: Box, other: Box): boolean =>
  Math.abs(one.x - other.x) < 1 && Math.abs(one.height - other.height) < 0.4;

/** A line of words, smaller than the name of the row right over it and from its edge or a little further in. */
function isUnderRow(lines: FlowLine[], index: number): boolean {
  const { line, cells } = lines[index] as FlowLine;
  const above = lines[index - 1];
  // A name may have a second line.
  const row = above && !hasFigure(above.cells) ? lines[index - 2] : above;
  const name = row && hasFigure(row.cells) ? row.cells[0]?.text : null;
  if (!above || !name || hasFigure(cells) || line.pieces.length !== 1 || line.height >= 0.92 * name.height)
    return false;
  if (row !== above && !isAlike(above.line, name)) return false;
  const isNear = line.y - above.line.y - above.line.height < 0.5 * name.height;
  return isNear && line.x > name.x - 1 && line.x < name.x + 9;
}

/** What other steps read there: a status, a giver, a field, a term. */
const isRead = (piece: Piece | undefined): boolean =>
  !piece ||
  isStatus(piece.text) ||
  saysTakenBack(piece.text) ||
  isGiver(piece.text) ||
  isPeriod(piece) ||
  isTermHead(piece.text) ||
  /^\w+( \w+)?:/.test(piece.text);
