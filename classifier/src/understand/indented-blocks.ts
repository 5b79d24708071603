import { hasFigure } from './cells.ts';
import type { Piece } from './lines.ts';
import type { FlowLine } from './panels.ts';

/**
 * "Education Loans   $5,500" over "Federal Direct Loan   $5,500" further right: the rows that are indented like the first one
 * come to its figure, all of them up to a line that begins elsewhere. So it is their heading, be there but one.
 */
export function isOverIndented(
  lines: FlowLine[],
  index: number,
  worthOf: (line: FlowLine) => number,
  isPartOfRow: (line: FlowLine) => boolean,
): boolean {
  const over = lines[index] as FlowLine;
  if (!lines.slice(index + 1, index + 4).some((line) => isIndented(line, over))) return false;
  const isRow = (line: FlowLine): boolean => hasFigure(line.cells) && !isPartOfRow(line);
  const under = lines.slice(index + 1);
  const first = under.find(isRow);
  if (!first || !isIndented(first, over)) return false;
  const end = under.findIndex((line) => (isRow(line) ? !isBelow(line, first) : !isIndented(line, over)));
  const block = end < 0 ? under : under.slice(0, end);
  const sum = block.filter(isRow).reduce((all, line) => all + (valueUnder(line, over) ?? worthOf(line)), 0);
  const around = [lines[index - 1], ...block.slice(1), under[block.length]];
  return sum > 0 && Math.abs(sum - worthOf(over)) <= 2 && !areCentered([over, first], around);
}

const nameOf = ({ cells }: FlowLine): Piece | null => cells[0]?.text ?? null;

/** What stands further right than four letters are high is in another column. */
function isIndented(line: FlowLine, over: FlowLine): boolean {
  const [name, head] = [nameOf(line), nameOf(over)];
  const by = name && head ? (name.x - head.x) / name.height : 0;
  return by >= 0.4 && by < 4;
}

function isBelow(line: FlowLine, first: FlowLine): boolean {
  const [name, above] = [nameOf(line), nameOf(first)];
  return !!name && !!above && Math.abs(name.x - above.x) < 0.4 * above.height;
}

/** Of several figures the one that stands under that of the heading, where it has but one. */
function valueUnder({ cells }: FlowLine, over: FlowLine): number | null {
  const [head, ...others] = over.cells.flatMap(({ figure }) => figure ?? []);
  if (!head || others.length > 0) return null;
  const under = cells.find(
    ({ figure }) => figure && figure.x < head.x + head.width && head.x < figure.x + figure.width,
  );
  return under?.figure?.value ?? null;
}

/** Names in the middle of a column begin further right where they are shorter; those of one width and edge show nothing. */
function areCentered(pair: [FlowLine, FlowLine], around: (FlowLine | undefined)[]): boolean {
  const middle = (line: FlowLine | undefined): number => {
    const name = line && nameOf(line);
    return name ? name.x + name.width / 2 : Number.NaN;
  };
  const isIn = (line: FlowLine | undefined): boolean => Math.abs(middle(line) - middle(pair[0])) < 3;
  const isFlush = (line: FlowLine | undefined): boolean =>
    pair.some((each) => Math.abs((nameOf(each)?.x ?? 0) - ((line && nameOf(line)?.x) ?? 0)) < 1);
  return isIn(pair[1]) && around.some((line) => isIn(line) && !isFlush(line));
}
