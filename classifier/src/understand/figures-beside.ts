import { normalText } from '../phrases/normal-text.ts';
import { costKind } from './cost-kind.ts';
import { mayOpen, pairsIn } from './figure-columns.ts';
import { boxAround, type Line, type Piece } from './lines.ts';
import { namesAid } from './row-kind.ts';

/** `at`: the piece that its figure opens, behind what another table has on the line. */
type Row = { line: Line; at: number; name: string; cut: number };

/** So many rows are no chance. */
const least = 3;

/** "Tuition   $15,624   $8,820   Dean's Award": the lines of a table that has its figures first, without the budget at its left. */
export function tablesBeside(lines: Line[]): Line[][] {
  const rows = lines.flatMap((line): Row[] => {
    const at = line.pieces.findLastIndex((piece, index) => index > 0 && mayOpen(piece));
    const [pair, ...others] = at > 0 ? pairsIn(wordsFrom(line, at)) : [];
    return pair && others.length === 0 ? [{ line, at, name: pair.name, cut: pair.cut }] : [];
  });
  if (rows.length < least) return [];
  const tables = [...Map.groupBy(rows, ({ cut }) => Math.round(cut / 2)).values()].filter(isBesideCosts);
  return tables.map((table) => {
    const starts = table.map(({ line, at }) => line.pieces[at]?.x ?? 0);
    // "$39,520   Work-Study": the last line of a name may stand beside a figure of the budget.
    const left = Math.min(...starts.filter((x) => x > Math.max(...starts) - 60));
    return lines.flatMap((line) => rightOf(line, left - 3));
  });
}

const wordsFrom = ({ pieces }: Line, at: number): Piece['words'] => pieces.slice(at).flatMap(({ words }) => words);

/** The names at the left are those of costs, some with figures of their own, and the others those of awards. */
function isBesideCosts(table: Row[]): boolean {
  const lefts = table.map(({ line, at }) => line.pieces.slice(0, at).map(({ text }) => text));
  const costs = lefts.filter(([name = '']) => costKind(normalText(name)) !== null);
  const own = costs.filter((texts) => /\d{2}/.test(texts.join(' ')));
  const aid = table.filter(({ name }) => namesAid(name));
  return own.length >= least && 2 * costs.length >= table.length && 2 * aid.length >= table.length;
}

function rightOf(line: Line, left: number): Line[] {
  const pieces = line.pieces.filter(({ x }) => x > left);
  return pieces.length > 0
    ? [{ ...line, ...boxAround(pieces), pieces, text: pieces.map(({ text }) => text).join('  ') }]
    : [];
}
