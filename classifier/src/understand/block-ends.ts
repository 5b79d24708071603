import { netLine, totalLine } from '../phrases/line-phrases.ts';
import { normalText, withoutNumber } from '../phrases/normal-text.ts';
import { hasFigure } from './cells.ts';
import { costKind } from './cost-kind.ts';
import type { Figure } from './figures.ts';
import { termOf } from './headings.ts';
import type { Piece } from './lines.ts';
import type { FlowLine } from './panels.ts';
import { namesAid } from './row-kind.ts';
import { isStatus } from './row-label.ts';
import type { Row } from './rows.ts';
import type { State } from './section-state.ts';

/** A total ends its block: by its words, or where it adds up all costs of the block under a name of no aid and no cost. */
export const endsBlock = ({ label, amount, group, section }: Row, above: Row[]): boolean =>
  totalLine.test(normalText(withoutNumber(label))) ||
  (section === 'COST' && addsUp(amount.value, group, above) && !costKind(normalText(label)) && !namesAid(label));

/** Under a total of several columns stand rows of one figure, in none of them: the heads over it are those of another table. */
export function leavesTable(lines: FlowLine[], index: number): boolean {
  const columns = figuresIn(lines[index]);
  if (columns.length < 2) return false;
  const rows = lines.slice(index + 1, index + 5).filter(({ cells }) => hasFigure(cells));
  return (
    rows.length > 1 &&
    rows.every((row) => {
      const [figure, ...others] = figuresIn(row);
      return figure && others.length === 0 && !columns.some((column) => isInLine(column, figure));
    })
  );
}

const figuresIn = (line: FlowLine | undefined): Figure[] => line?.cells.flatMap(({ figure }) => figure ?? []) ?? [];

/** At one of its edges or in the middle. */
function isInLine(a: Figure, b: Figure): boolean {
  const [left, right] = [a.x - b.x, a.x + a.width - b.x - b.width];
  return [left, right, (left + right) / 2].some((offset) => Math.abs(offset) < 4);
}

/** "Offered   $18,750", "Spring 2027 offer   $18,750" under awards: a word for their status or term is the name of their sum. */
export function sumName({ cells }: FlowLine, { group, fund }: State, above: Row[]): Piece | null {
  const [words, figure] = [cells[0]?.text, cells[1]?.figure];
  if (cells.length !== 2 || !words || !figure) return null;
  // The terms of a fund stand under a line of its own.
  const isTerm = termOf(words.text) !== null && fund?.y === above.at(-1)?.labelBox.y;
  const isSum = (isTerm || isStatus(words.text)) && addsUp(figure.value, group, above);
  return isSum && /\p{L}{4}/u.test(words.text) ? words : null;
}

/** "Your net cost" over a figure that stands alone in the next line, wherever in its box. */
export function headedSum(lines: FlowLine[], index: number): Piece | null {
  const [over, { line, cells }] = [lines[index - 1], lines[index] as FlowLine];
  const [name, ...others] = over?.line.pieces ?? [];
  if (!over || !name || others.length > 0 || hasFigure(over.cells) || cells.length !== 1) return null;
  const isNear = line.y - name.y < 2.5 * Math.max(line.height, name.height);
  return isNear && netLine.test(normalText(name.text)) ? name : null;
}

/** All rows of the block, which are two at least. */
function addsUp(value: number, group: number, above: Row[]): boolean {
  const start = above.findLastIndex((row) => row.group !== group) + 1;
  const values = above
    .slice(start)
    .flatMap(({ amount, isTitle }) => (isTitle || amount.value === 0 ? [] : amount.value));
  return values.length > 1 && Math.abs(values.reduce((all, each) => all + each, 0) - value) <= 1;
}
