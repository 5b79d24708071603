import { statusWord, totalLine } from '../phrases/line-phrases.ts';
import { normalText } from '../phrases/normal-text.ts';
import { type Cell, hasFigure } from './cells.ts';
import type { Figure } from './figures.ts';
import { sectionOf } from './headings.ts';
import type { Piece } from './lines.ts';
import type { FlowLine } from './panels.ts';

const fundCode = /^(?=.*[A-Z0-9])[A-Z0-9]{3,8}$/;

/** The words that name the row, and the others beside them (status, category). */
export function labelOf(cells: Cell[]): { label: Piece | null; attributes: string[] } {
  const texts = cells.flatMap((cell) => (cell.text ? [cell.text] : []));
  const firstFigure = cells.find((cell) => cell.figure)?.figure as Figure;
  const before = texts.filter(
    (text) => text.x < firstFigure.x && !statusWord.test(text.text) && /\p{L}/u.test(text.text),
  );
  const isCode =
    before.length > 1 &&
    fundCode.test((before[0]?.text ?? '').replace(/^\W+/, '')) &&
    /[A-Za-z]{2}/.test(before[1]?.text ?? '');
  const after = texts.find(
    (text) => text.x > firstFigure.x && !statusWord.test(text.text) && /\p{L}{3}/u.test(text.text),
  );
  const label = before[isCode ? 1 : 0] ?? (cells.length === 2 ? after : null) ?? null;
  return { label, attributes: texts.filter((text) => text !== label).map((text) => text.text) };
}

const bareNoun = /^(loan|grant|scholarship|award|program|fund)( \S+)?$/;
const openEnd = /(\b(and|of|the|for|from|in|to|with)|[&/,(-])$/i;

/** Labels that run over two or three lines, with the figure beside any of them. */
export function withNeighbours(label: Piece | null, flow: FlowLine[], index: number, prose: Set<FlowLine>): Piece[] {
  const line = flow[index] as FlowLine;
  const beside = (other: FlowLine | undefined): Piece | null => {
    if (!other || prose.has(other) || hasFigure(other.cells) || other.line.page !== line.line.page) return null;
    const distance = Math.abs(other.line.y + other.line.height / 2 - line.line.y - line.line.height / 2);
    return distance < 1.7 * Math.max(line.line.height, other.line.height) ? (other.cells[0]?.text ?? null) : null;
  };
  const above = beside(flow[index - 1]);
  const below = beside(flow[index + 1]);
  if (!label) {
    if (!above || sectionOf(above.text)) return [];
    const isBetween = below && Math.abs(below.x - above.x) < 3 && below.y - above.y < 2 * above.height;
    return isBetween ? [above, below] : [above];
  }
  const startsInside = /^[a-z(]/.test(label.text) || bareNoun.test(normalText(label.text));
  const joinsAbove =
    above &&
    Math.abs(above.x - label.x) < 12 &&
    (startsInside || openEnd.test(above.text) || opensProgram(label, flow[index - 1])) &&
    !sectionOf(above.text);
  const joinsBelow =
    below &&
    Math.abs(below.x - label.x) < 12 &&
    isTight(label, below) &&
    !sectionOf(below.text) &&
    (bareNoun.test(normalText(below.text)) || openEnd.test(label.text) || isOpenBracket(label.text));
  return [...(joinsAbove ? [above] : []), label, ...(joinsBelow ? [below] : [])];
}

/** A programme's long name over two lines; a line with a status of its own is a row of its own. */
const opensProgram = (label: Piece, above: FlowLine | undefined): boolean =>
  above?.line.pieces.length === 1 &&
  /^fed(eral|\.)? /i.test(above.line.text) &&
  !totalLine.test(normalText(label.text));

const isOpenBracket = (text: string): boolean => text.split('(').length > text.split(')').length;

const isTight = (upper: Piece, lower: Piece): boolean => lower.y - upper.y < 1.5 * upper.height;
