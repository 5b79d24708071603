import { isCardLine } from './card-lines.ts';
import { hasFigure } from './cells.ts';
import type { Figure } from './figures.ts';
import { type Piece, pieceOf } from './lines.ts';
import type { FlowLine } from './panels.ts';

/** Names over or under figures side by side, close together: each begins where its figure does. */
export function withCardCells(lines: FlowLine[]): FlowLine[] {
  return lines.map((line, index) => {
    if (line.cells.length < 2 || hasFigure(line.cells)) return line;
    const beside = [lines[index - 1], lines[index + 1]].find((other) => other && isGrid(other));
    const figures = beside?.cells.flatMap(({ figure }) => figure ?? []) ?? [];
    return figures.length > line.cells.length ? parted(line, figures) : line;
  });
}

const isGrid = (line: FlowLine): boolean => isCardLine(line) && line.cells.filter(({ figure }) => figure).length > 2;

const beginsAt = (x: number, figures: Figure[]): boolean => figures.some((figure) => Math.abs(figure.x - x) < 1);

/** The line with its cells parted, where all of them begin at figures. */
function parted(line: FlowLine, figures: Figure[]): FlowLine {
  const texts = line.cells.flatMap(({ text }) => text ?? []);
  if (!texts.every(({ x }) => beginsAt(x, figures))) return line;
  const pieces = texts.flatMap((piece) => partsOf(piece, figures));
  return { ...line, line: { ...line.line, pieces }, cells: pieces.map((text) => ({ text, figure: null })) };
}

function partsOf(piece: Piece, figures: Figure[]): Piece[] {
  const parts: Piece['words'][] = [];
  for (const word of piece.words) {
    if (parts.length === 0 || beginsAt(word.x, figures)) parts.push([word]);
    else parts.at(-1)?.push(word);
  }
  return parts.length > 1 ? parts.map(pieceOf) : [piece];
}
