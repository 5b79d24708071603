import { isBareHead } from './bare-heads.ts';
import { hasFigure } from './cells.ts';
import { termOf } from './headings.ts';
import { joinedPiece } from './joined-pieces.ts';
import type { FlowLine } from './panels.ts';

/** Where the year's amount of a fund stands beside several lines of terms that add up to it, those lines say nothing more. */
export function withoutTermParts(printed: FlowLine[]): FlowLine[] {
  const lines = withNamesBeside(printed);
  const figured = lines.filter(({ cells }) => hasFigure(cells));
  const parts = figured.flatMap((line, index) => (isFund(line) ? partsAround(figured, index) : []));
  const payments = lines.filter((line, index) => isSplit(line, lines[index - 1]));
  const shares = lines.filter((line, index) => isShared(line, lines[index - 1]));
  const done = new Set([...(parts.length > 3 ? parts : []), ...(payments.length > 1 ? payments : []), ...shares]);
  return done.size > 0 ? lines.filter((line) => !done.has(line)) : lines;
}

/** "National Guard Education   Fall   $1,000" over "Assistance   $2,000" over "Spring   $1,000": a name that begins beside its first term. */
function withNamesBeside(lines: FlowLine[]): FlowLine[] {
  const found = new Map<FlowLine, FlowLine>();
  for (const [index, fund] of lines.entries()) {
    const [above, below] = [lines[index - 1], lines[index + 1]];
    const [upper, ...term] = above?.cells ?? [];
    const [lower, ...rest] = fund.cells;
    if (!above || !below || !upper?.text || !lower?.text || Math.abs(upper.text.x - lower.text.x) > 3) continue;
    const first = { ...above, cells: term };
    if (isTermLine(fund) || !isTermLine(first) || !isTermLine(below)) continue;
    if (Math.abs(worthOf(first) + worthOf(below) - worthOf(fund)) > 1) continue;
    found.set(above, first);
    found.set(fund, { ...fund, cells: [{ text: joinedPiece([upper.text, lower.text]), figure: null }, ...rest] });
  }
  return found.size > 0 ? lines.map((line) => found.get(line) ?? line) : lines;
}

/** "$1,250 Aug. 24 + $1,250 Jan. 18" under a fund of 2,500: when it comes. */
function isSplit({ line, cells }: FlowLine, fund: FlowLine | undefined): boolean {
  if (!cells[0]?.figure || !fund?.cells[0]?.text || isTermLine(fund)) return false;
  const sums = [...line.text.matchAll(/\$\s?(\d[\d,]*(?:\.\d\d)?)/g)].map(([, sum]) =>
    Number(sum?.replaceAll(',', '')),
  );
  const total = fund.cells.findLast(({ figure }) => figure)?.figure?.value ?? 0;
  return total > 0 && payDay.test(line.text) && Math.abs(sums.reduce((all, sum) => all + sum, 0) - total) <= 1;
}
const payDay =
  /\b(once|fall|autumn|winter|spring|summer|(jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.? \d{1,2})\b/i;

/** "$1,054 Session A, B, C; $1,053 Session D" in small print right under a fund of 4,215, whatever its terms are called. */
function isShared({ line, cells }: FlowLine, fund: FlowLine | undefined): boolean {
  const name = fund?.cells[0]?.text;
  if (!cells[0]?.figure || !name || line.height > 0.92 * name.height || Math.abs(line.x - name.x) > 3) return false;
  const shares = [...line.text.matchAll(/\$(\d[\d,]*(?:\.\d\d)?)([^$]*)/g)].map(
    ([, sum, terms]) => Number(sum?.replaceAll(',', '')) * (terms?.split(/, (?=\S)| and | & /).length ?? 1),
  );
  const total = fund.cells.findLast(({ figure }) => figure)?.figure?.value ?? 0;
  return shares.length > 1 && total > 0 && Math.abs(shares.reduce((all, sum) => all + sum, 0) - total) <= 1;
}

/** A term and its figure, and no name. */
const isTermLine = ({ cells }: FlowLine): boolean =>
  termOf(cells[0]?.text?.text ?? '') !== null && cells[1]?.figure != null;

/** "Year" under the terms of a table that has the funds across is none. */
const isFund = (line: FlowLine): boolean =>
  !isTermLine(line) && !(isBareHead(line.cells[0]?.text?.text ?? '') && line.cells.length > 2);

const worthOf = ({ cells }: FlowLine): number => cells.find(({ figure }) => figure)?.figure?.value ?? 0;

const mostTerms = 5;

/** The terms right over the fund, and as many under it as are needed. */
function partsAround(lines: FlowLine[], index: number): FlowLine[] {
  const above = Math.max(index - mostTerms, lines.slice(0, index).findLastIndex((line) => !isTermLine(line)) + 1);
  const end = lines.findIndex((line, at) => at > index && !isTermLine(line));
  const total = worthOf(lines[index] as FlowLine);
  const below = lines.slice(index + 1, end < 0 ? undefined : end);
  // What stands over it may belong to the fund before.
  for (let from = index - 1; from >= above; from -= 1) {
    const over = lines.slice(from, index);
    for (let count = 0; count <= below.length && count < mostTerms; count += 1) {
      const own = [...over, ...below.slice(0, count)];
      if (own.length > 1 && Math.abs(own.reduce((all, line) => all + worthOf(line), 0) - total) <= 1) return own;
    }
  }
  return [];
}
