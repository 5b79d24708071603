import type { Box } from '../page.ts';
import { isTermHead } from './bare-heads.ts';
import { cellBox } from './cells.ts';
import type { Figure } from './figures.ts';
import type { CelledLine } from './gutters.ts';
import { shareColumn } from './lines.ts';
import { without } from './tile-terms.ts';

/** The day of a term may stand between it and its figure. */
const mostUnder = 3;

/**
 * "Federal Pell Grant   Fall 2026   Spring 2027   $6,145" over the day and the figure of each term: where these come to the year's,
 * they say nothing more.
 */
export function withoutTermStacks(lines: CelledLine[]): CelledLine[] {
  const stacks = new Map<CelledLine, Box[]>();
  for (const [index, line] of lines.entries()) {
    const row = rowOver(line);
    const under = row ? lines.slice(index + 1, index + 1 + mostUnder) : [];
    const at = under.findIndex(
      ({ cells }) =>
        row &&
        arePartsOf(
          row,
          cells.flatMap(({ figure }) => figure ?? []),
        ),
    );
    if (row && at >= 0) for (const each of [line, ...under.slice(0, at + 1)]) stacks.set(each, row.terms);
  }
  return stacks.size > 0 ? lines.flatMap((line) => without(line, stacks.get(line) ?? [])) : lines;
}

type Row = { terms: Box[]; year: Figure };

/** A name, its terms and the figure of the year. */
function rowOver({ cells }: CelledLine): Row | null {
  const [name, year] = [cells[0], cells.at(-1)?.figure];
  const between = cells.slice(1, -1);
  const areTerms = between.length > 1 && between.every(({ text }) => text && isTermHead(text.text));
  return name?.text && year && areTerms ? { terms: between.map(cellBox), year } : null;
}

/** A figure under each term, and no other. */
const arePartsOf = ({ terms, year }: Row, parts: Figure[]): boolean =>
  parts.length === terms.length &&
  parts.every((part, index) => shareColumn(part, terms[index] as Box)) &&
  Math.abs(parts.reduce((all, { value }) => all + value, 0) - year.value) <= parts.length;

/** "Federal Pell Grant   $4,446   Fall $2,223" over "Accepted   Spring $2,223": the same, where the terms stand under one another. */
export function withoutTermLists(lines: CelledLine[]): CelledLine[] {
  const lists = lines.map((_, index) => listBeside(lines, index));
  if (!lists.some((list) => list.length > 1)) return lines;
  const told = new Map(lists.flat().map(({ line, boxes }) => [line, boxes]));
  return lines.flatMap((line) => without(line, told.get(line) ?? []));
}

type Part = { line: CelledLine; boxes: Box[]; value: number };
const mostTerms = 4;

/** The term beside a fund and its year, and those under it that come to the year. */
function listBeside(lines: CelledLine[], index: number): Part[] {
  const row = lines[index] as CelledLine;
  const first = row.cells.length > 2 && row.cells[0]?.text ? partIn(row, null) : null;
  const [year, ...others] = row.cells.flatMap(({ figure }) => (figure && !first?.boxes.includes(figure) ? figure : []));
  if (!first || !year || others.length > 0) return [];
  const parts = [first];
  for (const line of lines.slice(index + 1, index + mostTerms)) {
    if (Math.abs(parts.reduce((all, { value }) => all + value, 0) - year.value) <= 1) break;
    const part = line.cells.filter(({ figure }) => figure).length < 2 ? partIn(line, first) : null;
    if (!part) return [];
    parts.push(part);
  }
  return Math.abs(parts.reduce((all, { value }) => all + value, 0) - year.value) <= 1 ? parts : [];
}

/** A term and its figure, in line with the one above; with little between them they are one piece. */
function partIn(line: CelledLine, above: Part | null): Part | null {
  const parts = line.cells.flatMap(({ text }, index): Part[] => {
    const figure = line.cells[index + 1]?.figure;
    if (!text || (index === 0 && !above)) return [];
    if (figure && isTermHead(text.text)) return [{ line, boxes: [text, figure], value: figure.value }];
    const [, term, sum] = termAndSum.exec(text.text) ?? [];
    return term && sum && isTermHead(term) ? [{ line, boxes: [text], value: Number(sum.replaceAll(',', '')) }] : [];
  });
  return parts.find(({ boxes }) => !above || Math.abs((boxes[0] as Box).x - (above.boxes[0] as Box).x) < 4) ?? null;
}
const termAndSum = /^(.{4,20}) \$(\d[\d,]*(?:\.\d\d)?)$/;
