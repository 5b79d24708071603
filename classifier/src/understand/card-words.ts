import { statusWord } from '../phrases/line-phrases.ts';
import { isFigure } from './figure-pieces.ts';
import type { Piece } from './lines.ts';
import type { FlowLine } from './panels.ts';

/** The names of a list that has each figure over its name, under it or left of it, three or more from one left edge. */
export function listedNames(flow: FlowLine[]): Set<Piece> {
  const pairs = flow.flatMap(({ line, panel }, at) => {
    const above = flow[at - 1];
    const upper = above?.panel === panel ? above.line.pieces : [];
    const name = nameBehind(line.pieces) ?? nameOver(line.pieces, upper) ?? nameUnder(line.pieces, upper);
    return name ? [{ name, panel }] : [];
  });
  const lists = Map.groupBy(pairs, ({ name, panel }) => `${panel} ${Math.round(name.x)}`);
  return new Set(
    [...lists.values()].filter(({ length }) => length > 2).flatMap((list) => list.map(({ name }) => name)),
  );
}

/** "$4,000   Dean's Award": the name behind the only figure of its line. */
function nameBehind([figure, name, ...others]: Piece[]): Piece | null {
  if (!figure || !name || others.length > 0 || !/^\p{Lu}/u.test(name.text) || /[.,;]$/.test(name.text)) return null;
  return isFigure(figure) && !isFigure(name) ? name : null;
}

/** The name alone over a figure alone. */
function nameOver([figure, ...others]: Piece[], [name, ...more]: Piece[]): Piece | null {
  if (!figure || !name || others.length + more.length > 0 || !isFigure(figure) || isFigure(name)) return null;
  return Math.abs(name.x - figure.x) < 2 && figure.y - name.y < 1.8 * name.height ? name : null;
}

/** The name alone right under a figure alone. */
function nameUnder([name, ...more]: Piece[], [figure, ...others]: Piece[]): Piece | null {
  if (!figure || !name || others.length + more.length > 0 || !isFigure(figure) || isFigure(name)) return null;
  const isName = name.words.length < 8 && /^\p{Lu}/u.test(name.text) && !/[.,;:]$/.test(name.text);
  return isName && Math.abs(name.x - figure.x) < 2 && name.y - figure.y < 1.8 * figure.height ? name : null;
}

/** On cards side by side: the name under its figure. */
export const isUnderFigure = (piece: Piece, { line, panel }: FlowLine, above: FlowLine | undefined): boolean =>
  above?.panel === panel &&
  line.y - above.line.y < 2.5 * above.line.height &&
  (isOfCards(piece, above) || isOfLargeFigure(piece, above));

/** A few words right under a figure that stands in larger print, alone or with its status: the name on its card. */
const isOfLargeFigure = (piece: Piece, { line: { pieces } }: FlowLine): boolean => {
  const [figure, ...others] = pieces;
  if (!figure || !isFigure(figure) || figure.height < 1.25 * piece.height) return false;
  if (others.some(({ text }) => !statusWord.test(text.trim()))) return false;
  return Math.abs(figure.x - piece.x) < 4 && piece.words.length < 8 && !/[.,;:!?]$|^\p{Ll}/u.test(piece.text);
};

/** The name over its figure, each name over one. */
export const isOverFigure = (piece: Piece, { line, panel }: FlowLine, below: FlowLine | undefined): boolean =>
  below?.panel === panel &&
  line.pieces.length === below.line.pieces.length &&
  below.line.y - line.y < 2.5 * below.line.height &&
  isOfCards(piece, below);

/** A line of figures alone, one of them at the left edge of the words or in their middle. */
const isOfCards = (piece: Piece, { line: { pieces } }: FlowLine): boolean =>
  pieces.length > 1 &&
  pieces.some(({ x, width }) =>
    [x - piece.x, x - piece.x + (width - piece.width) / 2].some((by) => Math.abs(by) < 4),
  ) &&
  pieces.every(isFigure);
