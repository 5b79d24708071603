import { infoLine } from '../phrases/line-phrases.ts';
import { normalText } from '../phrases/normal-text.ts';
import { type AidContext, aidKind } from './aid-kind.ts';
import { isSame, sum } from './amount-sets.ts';
import { costKind } from './cost-kind.ts';
import type { Surroundings } from './letter-context.ts';
import { isOfCosts, saysCosts } from './printed-sums.ts';
import { isAmount, isWithdrawn, type KnownRow, type RowKind } from './row-kind.ts';

type ContextOf = (row: Surroundings) => AidContext;

/** The lines that a printed total adds up are all of one kind, whatever their words: aid or costs. */
export function settleBlocks(rows: KnownRow[], contextOf: ContextOf): KnownRow[] {
  const settled = [...rows];
  const hasCosts = rows.some(({ known }) => known.is === 'COST');
  for (const [index, total] of rows.entries()) {
    if (total.known.is !== 'TOTAL' || total.isTitle) continue;
    const above = rows.slice(0, index);
    const start = above.findLastIndex(({ known, group }) => known.is === 'TOTAL' || group !== total.group) + 1;
    const own = above.slice(start);
    const run = neededBy(total, own).length > 0 ? [] : runTo(total, above);
    const block = run.length > own.length ? run : own;
    const needed = neededBy(total, block);
    for (const row of hasCosts ? [] : costsOf(total, block))
      settled[rows.indexOf(row)] = { ...row, known: kindAs('COST', row, contextOf) };
    const kind = mainKind(block) ?? kindOfNamesakes(total, rows);
    // What the heading said over them was of costs, or of what pays for those.
    if (!kind || (kind === 'AID' && saysCosts(total.label))) continue;
    for (const row of needed)
      if (row.known.is !== kind) settled[rows.indexOf(row)] = { ...row, known: kindAs(kind, row, contextOf) };
  }
  for (const row of takenOff(settled))
    if (row.known.is !== 'AID') settled[settled.indexOf(row)] = { ...row, known: kindAs('AID', row, contextOf) };
  return settled;
}

/** All lines since the last sum, where a remark under one of them looks like a heading: of one kind, and under the heading of the total. */
function runTo(total: KnownRow, above: KnownRow[]): KnownRow[] {
  const run = above.slice(above.findLastIndex(({ known }) => known.is === 'TOTAL' || known.is === 'NET') + 1);
  const kinds = new Set(run.filter(isAmount).map(({ known }) => known.is));
  const isOfHeading = ({ section, group }: KnownRow): boolean => section === total.section && group >= 0;
  return total.section && kinds.size === 1 && run.every(isOfHeading) ? run : [];
}

/** What stands between a total of costs and what it leaves, and makes the difference: aid, were it called "Harmon Hall Honors". */
function takenOff(rows: KnownRow[]): KnownRow[] {
  return rows.flatMap((net, index) => {
    if (net.known.is !== 'NET') return [];
    const above = rows.slice(0, index);
    const start = above.findLastIndex(({ known }) => known.is === 'TOTAL' || known.is === 'NET');
    const [total, block] = [above[start], above.slice(start + 1).filter((row) => isAmount(row) || isOpen(row))];
    const isLess = total && isOfCosts(total) && isSame(total.amount.value - sum(block), net.amount.value);
    return isLess && block.length > 1 && mainKind(block) !== 'COST' ? block : [];
  });
}

/** "Subtotal" under lines that nothing tells, as under those of other blocks. */
function kindOfNamesakes(total: KnownRow, rows: KnownRow[]): 'AID' | 'COST' | null {
  const others = rows.filter(
    ({ known, label, group }) => known.is === 'TOTAL' && label === total.label && group !== total.group,
  );
  const kinds = new Set(others.map(({ group }) => mainKind(rows.filter((row) => row.group === group))));
  return kinds.size === 1 ? ([...kinds][0] ?? null) : null;
}

/** The rows that add up to the total: the amounts, or with them those that were held for information. */
function neededBy(total: KnownRow, block: KnownRow[]): KnownRow[] {
  const amounts = block.filter(isAmount);
  const others = block.filter(isOpen);
  const choices = [[], others, ...others.map((row) => [row])];
  const more = choices.find((some) => isSame(sum(amounts) + sum(some), total.amount.value));
  const all = [...amounts, ...(more ?? [])];
  return more && all.length > 1 && amounts.length !== 1 ? all : [];
}

/** Lines with names of costs that add up to a total of costs, under a heading that made nothing of them. */
function costsOf(total: KnownRow, block: KnownRow[]): KnownRow[] {
  const lines = isOfCosts(total) ? block.filter(isLostCost) : [];
  return lines.length > 1 && isSame(sum(lines), total.amount.value) ? lines : [];
}

/** It is called a cost, and was held for information. */
export const isLostCost = (row: KnownRow): boolean =>
  row.known.is === 'INFO' &&
  row.amount.value > 0 &&
  row.section !== 'NOISE' &&
  !isWithdrawn(row) &&
  !infoLine.test(normalText(row.label)) &&
  costKind(normalText(row.label)) !== null;

/** Its words alone made it no amount. */
const isOpen = (row: KnownRow): boolean =>
  row.amount.value > 0 &&
  !isWithdrawn(row) &&
  row.section !== 'NOISE' &&
  (row.known.is === 'UNKNOWN' || (row.known.is === 'INFO' && infoLine.test(normalText(row.label))));

function mainKind(block: KnownRow[]): 'AID' | 'COST' | null {
  const count = (is: 'AID' | 'COST'): number => block.filter(({ known }) => known.is === is).length;
  if (count('AID') === count('COST')) return null;
  return count('AID') > count('COST') ? 'AID' : 'COST';
}

const kindAs = (kind: 'AID' | 'COST', row: KnownRow, contextOf: ContextOf): RowKind =>
  kind === 'AID'
    ? { is: 'AID', kind: aidKind(row.label, contextOf(row)), certainty: 0.9 }
    : { is: 'COST', category: costKind(normalText(row.label)) ?? 'OTHER', certainty: 0.9 };
