import { columnPhrases } from '../phrases/column-phrases.ts';
import { normalText } from '../phrases/normal-text.ts';
import { type Cell, hasFigure } from './cells.ts';
import { isGiver } from './giver.ts';
import { sectionOf } from './headings.ts';
import { type Piece, pieceOf } from './lines.ts';
import type { FlowLine } from './panels.ts';
import { isStatus } from './row-label.ts';
import { saysTakenBack } from './status-lines.ts';

/** What small print under a row says of it, and the lines that it takes. */
type Remark = { said: Piece[]; lines: FlowLine[] };

/**
 * "Scholarship · State of Ohio" in smaller print right under the name of each award: its kind and its giver, as a column
 * would have them, and no heading of the next award. So is what follows in such print: "You declined this".
 */
export function withUnderRemarks(lines: FlowLine[]): FlowLine[] {
  const under = new Map<FlowLine, Remark>();
  for (const [index, row] of lines.entries()) {
    const remark = remarkUnder(row, lines, index);
    if (remark) under.set(row, remark);
  }
  if (under.size < 2) return lines;
  const done = new Set([...under.values()].flatMap((remark) => remark.lines));
  return lines.flatMap((line) => {
    const said = under.get(line)?.said.map((text): Cell => ({ text, figure: null }));
    if (said) return { ...line, cells: [...line.cells, ...said] };
    return done.has(line) ? [] : line;
  });
}

function remarkUnder(row: FlowLine, lines: FlowLine[], index: number): Remark | null {
  const name = row.cells[0]?.text;
  const first = lines[index + 1];
  if (!name || !first || !hasFigure(row.cells) || !isSmall(first, name)) return null;
  const parts = gapBelow(row, first) < 0.5 * name.height ? partsOf(first) : [];
  if (parts.length === 0 || (hasFigure(first.cells) && isOfTerms(first, row))) return null;
  const others = lines.slice(index + 2, index + 2 + mostMore);
  const end = others.findIndex(
    (line, at) => hasFigure(line.cells) || !isSmall(line, name) || isApart(lines[index + 1 + at] as FlowLine, line),
  );
  const more = end < 0 ? others : others.slice(0, end);
  const last = more.at(-1) ?? first;
  const next = lines[index + 2 + more.length];
  // Nearer to its row than to what follows.
  if (next && gapBelow(last, next) < Math.max(0, gapBelow(row, first)) + 0.4 * name.height) return null;
  return { said: [...parts, ...more.flatMap(({ line }) => line.pieces).filter(isOfStatus)], lines: [first, ...more] };
}
const mostMore = 2;

const gapBelow = (upper: FlowLine, lower: FlowLine): number => lower.line.y - upper.line.y - upper.line.height;

const isApart = (upper: FlowLine, lower: FlowLine): boolean => gapBelow(upper, lower) > 0.4 * lower.line.height;

/** Words at the left edge of the row's name, or a little further in, and smaller than it. */
const isSmall = ({ line }: FlowLine, name: Piece): boolean =>
  line.pieces.length === 1 && line.height < 0.92 * name.height && line.x > name.x - 3 && line.x < name.x + 9;

/** "Loan · $1,750 each semester" tells the terms of its row; "Loan. At most $5,500" is no row of its own. */
const isOfTerms = (below: FlowLine, row: FlowLine): boolean => {
  const whole = row.cells.find(({ figure }) => figure)?.figure?.value ?? 0;
  return below.cells.some(({ figure }) => figure && [2, 3, 4, 1 / 2, 1 / 3, 1 / 4].includes(figure.value / whole));
};

const isOfStatus = ({ text }: Piece): boolean => isStatus(text) || saysTakenBack(text);

/** What it says of the kind and of the giver; nothing where it does not begin so. */
function partsOf({ line, cells }: FlowLine): Piece[] {
  const parts: Piece['words'][] = [[]];
  for (const word of line.pieces.flatMap((piece) => piece.words)) {
    if (divider.test(word.text)) parts.push([]);
    else parts.at(-1)?.push(word);
    if (/\p{L}{3}[.,;]$/u.test(word.text)) parts.push([]);
  }
  const pieces = parts.map((words) => words.slice(/^(the|our)$/i.test(words[0]?.text ?? '') ? 1 : 0));
  const [first, ...others] = pieces.filter(({ length }) => length > 0).map(partFrom);
  // A kind and its figure may be a row of the same table.
  if (!first || (hasFigure(cells) && others.length === 0)) return [];
  return isKindOrGiver(first) || isKindOfAid(first) ? [first, ...others.filter(isKindOrGiver)] : [];
}
const divider = /^([·•|]|from|by)$/i;

const partFrom = (words: Piece['words']): Piece => {
  const piece = pieceOf(words);
  return { ...piece, text: piece.text.replace(/[.,;]$/, '') };
};

const isKindOrGiver = ({ text }: Piece): boolean =>
  columnPhrases.kind.test(normalText(text)) || isGiver(text) || / Foundation$/.test(text);

/** "Federal student loan", "University scholarship": a kind with words that fit any letter. */
const isKindOfAid = ({ text }: Piece): boolean => text.split(' ').length < 5 && kinds.includes(sectionOf(text) ?? '');
const kinds = ['GIFT', 'LOAN', 'WORK', 'OUTSIDE'];
