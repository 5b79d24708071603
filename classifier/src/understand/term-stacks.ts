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
