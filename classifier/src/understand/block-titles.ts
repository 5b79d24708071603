import { hasFigure } from './cells.ts';
import { type Head, headsOf } from './column-heads.ts';
import { loadHeads } from './course-loads.ts';
import type { Figure } from './figures.ts';
import { sectionOf } from './headings.ts';
import { isRateAlone } from './label-tails.ts';
import type { Piece } from './lines.ts';
import type { FlowLine } from './panels.ts';
import { isOfTerm } from './per-term.ts';
import { isStatus } from './row-label.ts';

/** The heads that a line of words holds by itself. */
export function ownHeads(lines: FlowLine[], index: number, pageWidth: number): Head[] {
  const line = lines[index] as FlowLine;
  if (isOfStudies(lines, index) || isOverNames(lines, index)) return [];
  const loads = loadHeads(line.line);
  return loads.length > 0 ? loads : headsOf(line, isOverFigures(lines, index) ? 0 : pageWidth);
}

/** What a line says of the rows under it: a heading, or the head of the names. */
export const titleAt = (lines: FlowLine[], index: number, hasHeads: boolean): string =>
  hasHeads ? headTitle(lines, index) : (wholeTitle(lines, index) ?? titleOver(lines, index));

/** The first head; over a column of numbers ("LN", "No.") the next one. */
function headTitle(lines: FlowLine[], index: number): string {
  const [first, second] = lines[index]?.line.pieces ?? [];
  const row = lines.slice(index + 1).find(({ cells }) => hasFigure(cells))?.line;
  const isNumbered = /^\d{1,3}[.)]?$/.test(row?.pieces[0]?.text ?? '') && (row?.pieces.length ?? 0) > 2;
  return (isNumbered ? second?.text : first?.text) ?? '';
}

/** "Cost of attendance   Student aid index": of headings side by side the one over the names of the rows. */
function titleOver(lines: FlowLine[], index: number): string {
  const { pieces, text } = (lines[index] as FlowLine).line;
  if (pieces.length < 2 || !pieces.every((piece) => sectionOf(piece.text))) return text;
  const name = lines.slice(index + 1).find(({ cells }) => hasFigure(cells) && cells[0]?.text)?.line;
  return name ? (pieces.findLast((piece) => piece.x < name.x + 12)?.text ?? text) : text;
}

/** "…, 15 hours" over "per term": what such words are of stands above them. */
function wholeTitle(lines: FlowLine[], index: number): string | null {
  const [above, text] = [lines[index - 1]?.line.text, lines[index]?.line.text ?? ''];
  return above && /^(per|each|every) \p{Ll}/u.test(text) ? `${above} ${text}` : null;
}

/** Credits that one takes, and no money. */
const isOfStudies = (lines: FlowLine[], index: number): boolean => {
  const title = wholeTitle(lines, index);
  return title !== null && !isOfTerm(title);
};

/** "Commuter budget" alone over the names of a table in the right half of the page is its heading, and no head of its figures. */
function isOverNames(lines: FlowLine[], index: number): boolean {
  const [piece, ...others] = (lines[index] as FlowLine).line.pieces;
  const [name, ...cells] = lines[index + 1]?.cells ?? [];
  const figure = cells.find((cell) => cell.figure)?.figure;
  if (!piece || others.length > 0 || !name?.text || !figure) return false;
  return Math.abs(piece.x - name.text.x) < 3 && piece.x + piece.width < figure.x;
}

/** Each piece stands over a figure of the next row: a table in half a page has its first head far left. */
function isOverFigures(lines: FlowLine[], index: number): boolean {
  const { pieces } = (lines[index] as FlowLine).line;
  const figures = lines[index + 1]?.cells.flatMap(({ figure }) => figure ?? []) ?? [];
  if (pieces.length < 2 || pieces.length !== figures.length) return false;
  return pieces.every(({ x, width }, at) => {
    const figure = figures[at] as Figure;
    return x < figure.x + figure.width && figure.x < x + width;
  });
}

/** "From the State of Ohio, as long as you live there": who gives, without what is said of it. */
const leadOf = (title: string): string => (/^(from|by|through) /i.test(title) ? title.replace(/[,(–—].*$/, '') : title);

/** A few words over a row, that say nothing known. */
export function isHeading(title: string, lines: FlowLine[], index: number, nameColumn: number | null): boolean {
  const line = lines[index] as FlowLine;
  const row = lines.slice(index + 1, index + 4).find(({ cells }) => hasFigure(cells));
  const label = (row && nameIn(row)) ?? cardName(lines, index, row);
  return (
    label !== null &&
    leadOf(title).split(/\s+/).length < 9 &&
    !/[.,;]$/.test(title.trim()) &&
    !isStatus(title) &&
    !isRateAlone(title) &&
    line.line.x < label.x + 12 &&
    !(nameColumn !== null && line.line.x < nameColumn - 30 && line.line.x + line.line.width < nameColumn)
  );
}

const nameIn = ({ cells }: FlowLine): Piece | null =>
  cells.find((cell) => /\p{L}{2}/u.test(cell.text?.text ?? ''))?.text ?? null;

/** Under words in larger print: the name over the figure of a card, or under it. */
function cardName(lines: FlowLine[], index: number, row: FlowLine | undefined): Piece | null {
  const next = lines[index + 1];
  const line = next === row ? lines[index + 2] : next;
  const name = row && line && !hasFigure(line.cells) ? nameIn(line) : null;
  return name && (lines[index] as FlowLine).line.height > 1.2 * name.height ? name : null;
}
