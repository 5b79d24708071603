import { genericWords } from '../phrases/line-phrases.ts';
import { normalText } from '../phrases/normal-text.ts';
import { remembered } from '../phrases/remembered.ts';
import { aidOf, aidSets, costSets, elsewhere, giftCategories, isSame, ownLoans, sum } from './amount-sets.ts';
import { isBalance, isCostsLess, isDifference, isLeftAmongAid, isPaidOff, isShareOf } from './balances.ts';
import { isSharedSum } from './contributions.ts';
import { costKind } from './cost-kind.ts';
import { isTotalOfAbove, pluralSums } from './plural-sums.ts';
import { isRest } from './rests.ts';
import { isAmount, type KnownRow, namesAid, namesFund } from './row-kind.ts';
import { runningAid, runningCosts } from './running-sums.ts';
import {
  isNamedAsTotal,
  isTitleOfOne,
  isTitleTotal,
  isTotalAgain,
  isTypeTotal,
  saidTotals,
  summaryRows,
} from './said-totals.ts';
import { slipSums } from './slips.ts';
import { isSumOfTerm } from './term-codes.ts';
import { isGeneric, isGroupName } from './title-rows.ts';

/** Lines whose value is the sum of others, or costs less aid, are totals and net prices, whatever they are called. */
export function markTotals(rows: KnownRow[]): KnownRow[] {
  const marked = [...rows];
  const borneOut = inPrintedTotals(rows);
  const set = (row: KnownRow, is: 'TOTAL' | 'NET' | 'INFO'): void => {
    marked[marked.indexOf(row)] = { ...row, known: { is } };
  };
  const mark = (is: 'TOTAL' | 'NET', fits: (row: KnownRow, index: number) => boolean): void => {
    for (const [index, row] of marked.entries())
      if (isSoft(row) && !borneOut.has(row) && fits(row, index)) set(row, is);
  };
  for (const [index, row] of rows.entries())
    if (isTypeTotal(row, rows, index) || isTitleOfOne(row, rows[index + 1], rows)) set(row, 'TOTAL');
  for (const [row, is] of slipSums(marked)) set(row, is);
  for (const row of termsOfAll(marked)) set(row, 'TOTAL');
  mark('TOTAL', (row, index) => isSumOfTerm(row, marked.slice(0, index)));
  const markRunning = (): void => {
    const running = new Set(runningAid(marked, isSoft));
    if (running.size > 0) mark('TOTAL', (row) => running.has(row));
  };
  markRunning();
  mark(
    'TOTAL',
    (row, index) => isRunTotal(row, marked.slice(0, index).toReversed()) || isRunTotal(row, marked.slice(index + 1)),
  );
  for (const row of lastSums(marked)) set(row, 'TOTAL');
  for (const row of pluralSums(marked)) if (!isProgram(row) && !borneOut.has(row)) set(row, 'TOTAL');
  for (const row of runningCosts(marked)) set(row, 'TOTAL');
  // In a package that meets the need its last award is what the others leave.
  const markBalances = (): void => {
    mark('NET', (row, index) => !namesFund(row.label) && isBalance(row, marked.slice(0, index).toReversed()));
    for (const row of marked) if (!borneOut.has(row) && isRest(row, marked)) set(row, 'NET');
    for (const [index, row] of marked.entries()) if (isLeftAmongAid(row, marked, index)) set(row, 'NET');
  };
  markBalances();
  for (const [index, row] of marked.entries())
    if (isAmount(row) && isCostsLess(row, marked.slice(0, index).toReversed())) set(row, 'NET');
  mark('NET', (row, index) => isShareOf(row, marked[index - 1]));
  mark('TOTAL', (row) => isTotalAgain(row, marked) || isTitleTotal(row, marked));
  const markNamed = (): void => {
    for (const [index, row] of marked.entries())
      if (isNamedAsTotal(row, marked[index - 1], marked) || isTotalOfAbove(row, marked.slice(0, index)))
        set(row, 'TOTAL');
  };
  markNamed();
  for (const row of [...saidTotals(marked), ...summaryRows(marked)]) set(row, 'TOTAL');
  // A summary has the names of all totals.
  markNamed();
  // Many lines add up to an unknown name only when it is their total.
  mark('TOTAL', (row) => isSetTotal(row, marked, isGroupName(row.label) ? 1 : isGeneric(row.label) ? 2 : 4));
  // "Charges, fall" over the awards of fall was one of them till now.
  markRunning();
  markBalances();
  const whole = wholeOffer(marked);
  if (whole) set(whole, 'TOTAL');
  mark('NET', (row) => !isInAid(row, marked) && isDifference(row, marked));
  for (const [index, row] of marked.entries())
    if (isPaidOff(row, marked[index - 1], marked[index + 1])) set(row, 'INFO');
  return marked;
}

/** "Complete award   51,627" under or over the tables, by any name: what all other aid of the letter is worth, at the end of it or apart from it. */
export function wholeOffer(rows: KnownRow[]): KnownRow | undefined {
  const aid = aidOf(rows).filter(({ group }) => group >= 0);
  const isAlone = (row: KnownRow | undefined): boolean =>
    aid.every((other) => other === row || other.group !== row?.group);
  const ends = [aid.at(-1), isAlone(aid[0]) ? aid[0] : undefined];
  if (aid.length < 5) return undefined;
  return ends.find((row) => row && !isProgram(row) && isSame(2 * row.amount.value, sum(aid)));
}

/** "Aid by semester" over "Fall   4,798" and "Spring   4,797": the terms of all aid, by words that name none of it. */
function termsOfAll(rows: KnownRow[]): KnownRow[] {
  const parts = aidOf(rows).filter(({ term, group, label }) => term !== null && group >= 0 && isGeneric(label));
  const blocks = [...Map.groupBy(parts, ({ group, label }) => `${group} ${label}`).values()];
  return blocks
    .filter((block) => {
      const others = elsewhere(block[0] as KnownRow, rows).filter(({ group }) => group >= 0);
      return block.length > 1 && aidSets(others).some((set) => set.length > 1 && isSame(sum(set), sum(block)));
    })
    .flat();
}

/** "Active awards   15,245" under five awards: the last line of a block that is worth all others is their total. */
function lastSums(rows: KnownRow[]): KnownRow[] {
  const blocks = [...Map.groupBy(rows, ({ group }) => group).values()];
  return blocks.flatMap((block) => {
    const [last, ...others] = block.filter(isAmount).toReversed();
    // "Left over   0" may stand under it.
    if (!last || last !== block.findLast(({ amount }) => amount.value > 0) || last.group < 0) return [];
    const isNamed = isTitleAgain(last) && others.every(({ label }) => label !== last.label);
    const isMany = others.length > (isNamed ? 1 : 3) && others.every(({ known }) => known.is === last.known.is);
    if (isMany && (isNamed || !isProgram(last)) && isSame(sum(others), last.amount.value)) return [last];
    return isSharedSum(last, others, rows) ? [last] : [];
  });
}

/** "Military benefits, yearly" under "Military benefits": the heading once more, or its words and such as fit any letter. */
function isTitleAgain({ label, title }: KnownRow): boolean {
  const [name, heading] = [normalText(label), normalText(title)];
  const words = new Set(heading.split(' '));
  const rest = name.split(' ').filter((word) => !genericWords.has(word));
  const isWhole = words.size > 1 && name.includes(heading);
  const isAlike = rest.some((word) => words.has(word)) && rest.every((word) => words.has(word) || !/[a-z]/.test(word));
  return isWhole || isAlike;
}

/** The amounts of a block that a line called its total adds up: none of them is a total, whatever else it equals. */
function inPrintedTotals(rows: KnownRow[]): Set<KnownRow> {
  const blocks = [...Map.groupBy(rows, ({ group }) => group).values()];
  return new Set(
    [...blocks, ...blocks.flatMap(partsOf), ...runsToTotals(rows)].flatMap((block) => {
      const amounts = block.filter(isAmount);
      const shares = sum(block.filter(({ known }) => known.is === 'CONTRIBUTION'));
      // A heading that holds its total stands over its block.
      const over = rows[rows.indexOf(block[0] as KnownRow) - 1];
      // "Grants   4,138" under "Total aid   9,638" and the loan over it are worth that total, too.
      const isBetween = (row: KnownRow): boolean =>
        block.slice(0, block.indexOf(row) + 1).some(isAmount) && block.slice(block.indexOf(row)).some(isAmount);
      const isWhole = [...block, ...(over?.isTitle ? [over] : [])].some(
        (row) =>
          row.known.is === 'TOTAL' &&
          [0, shares].some((more) => isSame(row.amount.value, sum(amounts) + more)) &&
          !isBetween(row),
      );
      const isOnly = over?.isTitle && isSame(over.amount.value, sum(amounts));
      return isWhole && (amounts.length > 1 || isOnly) ? amounts : [];
    }),
  );
}

/** The lines of one kind from one sum to the next, whatever headings or remarks stand between them, and the sum that ends them. */
function runsToTotals(rows: KnownRow[]): KnownRow[][] {
  const runs: KnownRow[][] = [[]];
  for (const row of rows) {
    const { is } = row.known;
    const kind = runs.at(-1)?.find(isAmount)?.known.is;
    if (isAmount(row) && kind && kind !== is) runs.push([]);
    runs.at(-1)?.push(row);
    if (is === 'TOTAL' || is === 'NET') runs.push([]);
  }
  return runs.filter((run) => run.at(-1)?.known.is === 'TOTAL');
}

/** A block may have several totals, each under the lines that it adds up. */
function partsOf(block: KnownRow[]): KnownRow[][] {
  const ends = block.flatMap(({ known }, index) => (known.is === 'TOTAL' ? [index + 1] : []));
  return ends.length > 1 ? ends.map((end, index) => block.slice(ends[index - 1] ?? 0, end)) : [];
}

/** Under a heading for gifts, loans or work an unknown name is a fund; under costs the heading is an old one. */
function isInAid(row: KnownRow, rows: KnownRow[]): boolean {
  if (rows.some((other) => isOwnTotal(other, row))) return true;
  const last = rows.slice(0, rows.indexOf(row)).findLast(isAmount);
  if (isGeneric(row.label) || (last?.known.is === 'COST' && last.group !== row.group)) return false;
  return row.section === 'GIFT' || row.section === 'LOAN' || row.section === 'WORK' || row.section === 'OUTSIDE';
}

/** "Total grants   3,000" of the same block as the one grant of 3,000. */
const isOwnTotal = ({ known, label, group, amount }: KnownRow, row: KnownRow): boolean =>
  known.is === 'TOTAL' && group === row.group && /\btotal\b/i.test(label) && isSame(amount.value, row.amount.value);

/** A label that names no fund and no cost of its own. */
const isSoft = (row: KnownRow): boolean => {
  if (!isAmount(row) && row.known.is !== 'UNKNOWN') return false;
  if (isGeneric(row.label)) return !isProgram(row) || /\b(loans|grants|scholarships)\b/i.test(row.label);
  if (isProgram(row)) return false;
  return namesNothing(row.label);
};
const namesNothing = remembered((label: string): boolean => !namesFund(label) && !costKind(normalText(label)));

/** A named programme is no heading, even when its value happens to be a sum. */
export const isProgram = ({ known, label }: KnownRow): boolean =>
  known.is === 'AID' && (known.kind.source === 'FEDERAL' || known.kind.source === 'STATE') && namesAid(label);

/** The rows next to it, of one kind, add up to it. "Loans" over its one row is the heading of that row. */
function isRunTotal(row: KnownRow, others: KnownRow[]): boolean {
  const amounts = others.filter(isAmount);
  // A name that says nothing may be the total of anything.
  const isOpen = row.known.is === 'UNKNOWN' || (amounts.length > 1 && !isGeneric(row.label));
  const kind = isOpen ? amounts[0]?.known.is : row.known.is;
  const end = amounts.findIndex(({ known }) => known.is !== kind);
  const alike = end < 0 ? amounts : amounts.slice(0, end);
  // "Loan and job" is no sum of grants.
  const gift = isSelfHelp(row) ? alike.findIndex((other) => aidOf([other], giftCategories).length > 0) : -1;
  const run = gift < 0 ? alike : alike.slice(0, gift);
  // Two awards may happen to add up to a third: a name that may be a fund's is a total only of its whole block.
  if (!isGeneric(row.label))
    return isWholeBlock(
      row,
      run.filter(({ group }) => group === row.group),
    );
  const least = isGroupName(row.label) || isSaidOf(row, others[0]) ? 1 : 2;
  return run.some(
    (other, index) =>
      index + 1 >= least &&
      isSame(sum(run.slice(0, index + 1)), row.amount.value) &&
      !(index === 0 && isOtherHelp(row, other)),
  );
}

/** "Outside   500" beside "Outside Scholarship: Art Guild   500", alone in their block. */
function isSaidOf(row: KnownRow, other: KnownRow | undefined): boolean {
  const words = normalText(other?.label ?? '').split(' ');
  return other?.group === row.group && words.length > 2 && normalText(row.label) === words[0];
}

/** "Student employment   2,000" under a loan of 2,000: work is no sum of loans, and loans are none of work. */
const isOtherHelp = (row: KnownRow, other: KnownRow): boolean =>
  row.known.is === 'AID' &&
  other.known.is === 'AID' &&
  isSelfHelp(row) &&
  row.known.kind.category !== other.known.kind.category;

const isSelfHelp = ({ known }: KnownRow): boolean =>
  known.is === 'AID' &&
  (known.kind.category === 'LOAN' || known.kind.category === 'WORK' || known.kind.subCategory === 'SELF_HELP');

const isWholeBlock = (row: KnownRow, block: KnownRow[]): boolean =>
  block.length > 1 && isSame(sum(block), row.amount.value);

/** A summary: "Gifts 36,860" where the gifts of the letter, of other blocks or of its own are worth that. */
function isSetTotal(row: KnownRow, rows: KnownRow[], least: number): boolean {
  // "Student Employment" of the fall is no sum of that of the spring.
  const others = rows.filter((other) => other !== row && !(row.term && other.label === row.label));
  const scopes = [others, elsewhere(row, others), others.filter(({ group }) => group === row.group)];
  const isOfGifts = /\b(scholarships?|grants?|gifts?)\b/i.test(row.label);
  return scopes.some((scope) =>
    [...aidSets(scope), ...(isOfGifts ? [] : [...ownLoans(scope), ...costSets(scope)])].some(
      (set) =>
        set.length >= least &&
        isSame(sum(set), row.amount.value) &&
        (!isOfGifts || aidOf(set, giftCategories).length > 0),
    ),
  );
}
