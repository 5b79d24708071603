import { statusWord } from '../phrases/line-phrases.ts';
import { isFigure } from './figure-pieces.ts';
import type { Piece } from './lines.ts';
import type { FlowLine } from './panels.ts';

/** The names of a list or grid that has each figure over its name, under it or left of it, three or more from one left edge, in a grid two. */
export function listedNames(flow: FlowLine[]): Set<Piece> {
  const pairs = flow.flatMap(({ line, panel }, at) => {
    const above = flow[at - 1];
    const upper = above?.panel === panel ? above.line.pieces : [];
    const behind = nameBehind(line.pieces);
    const names = behind ? [behind] : [...namesOver(line.pieces, upper), ...namesUnder(line.pieces, upper)];
    return names.map((name) => ({ name, panel, isOfGrid: names.length > 1 }));
  });
  const lists = Map.groupBy(pairs, ({ name, panel }) => `${panel} ${Math.round(name.x)}`);
  return new Set([...lists.values()].filter(isList).flatMap((list) => list.map(({ name }) => name)));
}

/** Three names, or one that stands alone under the column of a grid. */
const isList = (names: { isOfGrid: boolean }[]): boolean =>
  names.length > (names.some(({ isOfGrid }) => isOfGrid) ? 1 : 2);

/** "$4,000   Dean's Award": the name behind the only figure of its line. */
function nameBehind([figure, name, ...others]: Piece[]): Piece | null {
  if (!figure || !name || others.length > 0 || !/^\p{Lu}/u.test(name.text) || /[.,;]$/.test(name.text)) return null;
  return isFigure(figure) && !isFigure(name) ? name : null;
}

/** Words over a line of nothing but figures, each at the edge of one; "$900." ends a sentence. */
const namesOver = (line: Piece[], upper: Piece[]): Piece[] =>
  line.length > 0 && line.every((piece) => isFigure(piece) && !/\d\.$/.test(piece.text))
    ? upper.filter((name) => !isFigure(name) && line.some((figure) => isRightOver(name, figure)))
    : [];

/** Words under such a line, if they may be names. */
const namesUnder = (line: Piece[], upper: Piece[]): Piece[] =>
  upper.length > 0 && upper.every(isFigure)
    ? line.filter((name) => !isFigure(name) && mayBeName(name) && upper.some((figure) => isRightOver(figure, name)))
    : [];

const isRightOver = (upper: Piece, lower: Piece): boolean =>
  Math.abs(upper.x - lower.x) < 2 && lower.y - upper.y < 1.8 * upper.height;

const mayBeName = ({ words, text }: Piece): boolean =>
  words.length < 8 && /^\p{Lu}/u.test(text) && !/[.,;:]$/.test(text);

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
