import type { Cell } from './cells.ts';
import { isOpenBracket } from './label-joins.ts';
import { pieceOf } from './lines.ts';
import type { FlowLine } from './panels.ts';

/** "Gift aid (need not" beside the first row and "be repaid)" beside the second are one cell, at the first. */
export function withWholeSides(lines: FlowLine[]): FlowLine[] {
  const found = [...lines];
  for (const [index, { cells }] of lines.entries()) {
    const [rest, ...own] = cells;
    const above = found[index - 1];
    const [side, ...others] = above?.cells ?? [];
    if (!rest?.text || !side?.text || !above || own.length < 2 || !endsBracket.test(rest.text.text)) continue;
    if (!isOpenBracket(side.text.text) || Math.abs(side.text.x - rest.text.x) > 3) continue;
    const whole: Cell = { text: pieceOf([...side.text.words, ...rest.text.words]), figure: null };
    found[index - 1] = { ...above, cells: [whole, ...others] };
    found[index] = { ...(lines[index] as FlowLine), cells: own };
  }
  return found;
}

const endsBracket = /^\p{Ll}[^(]*\)$/u;
