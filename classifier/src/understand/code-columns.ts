import { normalText } from '../phrases/normal-text.ts';
import { isTermHead } from './bare-heads.ts';
import { type Cell, hasFigure } from './cells.ts';
import { costKind } from './cost-kind.ts';
import { boxAround, type Piece } from './lines.ts';
import type { FlowLine } from './panels.ts';
import { namesAid } from './row-kind.ts';
import { fundCode } from './row-label.ts';

/** So many rows with a code each are no chance. */
const least = 3;

type Coded = { title: Piece | null; code: Piece; name: Piece };

/**
 * "TF   Tuition and fees   $5,406" over "RB   Room and board   $9,100": a column of codes before the names goes,
 * and what stands before the first of them is the heading of the rows: "BUDGET   TF   Tuition and fees   $5,406".
 */
export function withoutCodes(lines: FlowLine[]): FlowLine[] {
  if (!lines.some(({ cells }) => isShort(cells[0]) || isShort(cells[1]))) return lines;
  const found: FlowLine[] = [];
  for (let at = 0; at < lines.length; ) {
    const block = blockAt(lines, at);
    for (const [index, { title, name }] of block.entries()) {
      const row = lines[at + index] as FlowLine;
      if (title) found.push(part(row, ({ x }) => x === title.x));
      found.push(part(row, ({ x }) => x > name.x - 1));
    }
    if (block.length === 0) found.push(lines[at] as FlowLine);
    at += Math.max(1, block.length);
  }
  return found;
}

/** "PT", "TUIT", "AB 1050", "Fund 152"; "FA26" is a term. */
const isShort = (cell: Cell | undefined): boolean => {
  const text = cell?.text?.text ?? '';
  return /^((?=.*[A-Z])[A-Z\d]{2,6}|[A-Z][A-Za-z]{0,4}[ #.-]{1,2}\d{2,5})$/.test(text) && !isTermHead(text);
};

/** The rows from one on that have a code each; none where the codes may be the names, or are read as codes anyway. */
function blockAt(lines: FlowLine[], at: number): Coded[] {
  const block: Coded[] = [];
  for (let coded = codedOf(lines[at], true); coded; coded = codedOf(lines[at + block.length], false)) {
    const [first = coded] = block;
    if (Math.abs(coded.code.x - first.code.x) > 2 || Math.abs(coded.name.x - first.name.x) > 2) break;
    block.push(coded);
  }
  const codes = new Set(block.map(({ code }) => code.text));
  const isOdd = block.some(({ title, code }) => title || !fundCode.test(code.text));
  return block.length >= least && isOdd && codes.size === block.length && !block.some(namesByCode) ? block : [];
}

function codedOf(row: FlowLine | undefined, isFirst: boolean): Coded | null {
  const cells = row?.cells ?? [];
  const start = isShort(cells[0]) ? 0 : 1;
  const [title, code, name] = [start > 0 ? cells[0]?.text : null, cells[start]?.text, cells[start + 1]?.text];
  if (!code || !name || !isShort(cells[start]) || !/\p{L}{3}/u.test(name.text)) return null;
  if (start > 0 && (!isFirst || !title)) return null;
  return cells[start + 2]?.figure && hasFigure(cells) ? { title: title ?? null, code, name } : null;
}

/** "TAP   State of New York", "ROOM   Willow Hall": the letters name the row, and the words only say more. */
const namesByCode = ({ code, name }: Coded): boolean =>
  (namesAid(code.text) && !namesAid(name.text) && !/\W\d/.test(code.text)) ||
  (costKind(normalText(code.text)) !== null && costKind(normalText(name.text)) === null);

function part(row: FlowLine, isPart: (piece: Piece) => boolean): FlowLine {
  const pieces = row.line.pieces.filter(isPart);
  const cells = row.cells.filter(({ text, figure }) => isPart(text ?? figure));
  return {
    ...row,
    line: { ...row.line, ...boxAround(pieces), pieces, text: pieces.map(({ text }) => text).join('  ') },
    cells,
  };
}
