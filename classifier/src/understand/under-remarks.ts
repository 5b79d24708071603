import { columnPhrases } from '../phrases/column-phrases.ts';
import { normalText } from '../phrases/normal-text.ts';
import { type Cell, hasFigure } from './cells.ts';
import { isGiver } from './giver.ts';
import { type Piece, pieceOf } from './lines.ts';
import type { FlowLine } from './panels.ts';

/**
 * "Scholarship · State of Ohio" in smaller print right under the name of each award: its kind and its giver, as a column
 * would have them, and no heading of the next award.
 */
export function withUnderRemarks(lines: FlowLine[]): FlowLine[] {
  const under = new Map(
    lines.flatMap((row, index): [FlowLine, Piece[]][] => {
      const parts = isUnder(row, lines[index + 1], lines[index + 2]) ? partsOf(lines[index + 1] as FlowLine) : [];
      return parts.length > 0 ? [[row, parts]] : [];
    }),
  );
  if (under.size < 2) return lines;
  return lines.flatMap((line, index) => {
    const said = under.get(line)?.map((text): Cell => ({ text, figure: null }));
    if (said) return { ...line, cells: [...line.cells, ...said] };
    return under.has(lines[index - 1] as FlowLine) ? [] : line;
  });
}

/** At the left edge of the row's name, smaller than it, and nearer to it than to what follows. */
function isUnder({ line, cells }: FlowLine, below: FlowLine | undefined, next: FlowLine | undefined): boolean {
  const name = cells[0]?.text;
  if (!below || !name || !hasFigure(cells) || hasFigure(below.cells) || below.line.pieces.length > 1) return false;
  const step = below.line.y - line.y;
  const isNear = step < 1.2 * name.height && (!next || next.line.y - below.line.y > 1.3 * step);
  return isNear && below.line.height < 0.92 * name.height && Math.abs(below.line.x - name.x) < 3;
}

/** What it says of the kind and of the giver; nothing where it does not begin so. */
function partsOf({ line }: FlowLine): Piece[] {
  const words = line.pieces.flatMap((piece) => piece.words);
  const parts: Piece['words'][] = [[]];
  for (const word of words)
    if (dot.test(word.text)) parts.push([]);
    else parts.at(-1)?.push(word);
  const pieces = parts.filter(({ length }) => length > 0).map(pieceOf);
  return pieces[0] && isKindOrGiver(pieces[0]) ? pieces.filter(isKindOrGiver) : [];
}
const dot = /^[·•|]$/;

const isKindOrGiver = ({ text }: Piece): boolean => columnPhrases.kind.test(normalText(text)) || isGiver(text);
