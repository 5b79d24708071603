import { normalText } from '../phrases/normal-text.ts';
import { aidOf, aidSets, costSets, elsewhere, isSame, ownLoans, sum } from './amount-sets.ts';
import { many } from './plural-sums.ts';
import { isAmount, type KnownRow } from './row-kind.ts';
import { isGeneric } from './title-rows.ts';

/** "Gift aid   15,245" over the letter: the total of another block of awards, by words that name none of its own. */
export const isTotalAgain = (row: KnownRow, rows: KnownRow[]): boolean =>
  isGeneric(row.label) &&
  row.known.is === 'AID' &&
  rows.some(
    ({ known, amount, group }) =>
      known.is === 'TOTAL' &&
      group !== row.group &&
      isSame(amount.value, row.amount.value) &&
      rows.filter((other) => other.group === group && isAmount(other)).length > 1,
  );

/** "Work-Study   2,000" over "State Work-Study   2,000", where other kinds have headings that hold their totals. */
export const isTitleOfOne = (row: KnownRow, below: KnownRow | undefined, rows: KnownRow[]): boolean =>
  below !== undefined &&
  isAmount(row) &&
  isAmount(below) &&
  below.group === row.group &&
  isSame(below.amount.value, row.amount.value) &&
  isGeneric(row.label) &&
  normalText(below.label).endsWith(` ${normalText(row.label)}`) &&
  rows.some(({ isTitle }) => isTitle);

/** "Borrowed   5,500" in a summary: by the heading of another block, and worth its lines. */
export function isTitleTotal(row: KnownRow, rows: KnownRow[]): boolean {
  const block = rows.filter((other) => other.title === row.label && other.group !== row.group && isAmount(other));
  return block.length > 1 && isSame(sum(block), row.amount.value);
}

/** "All from this source   1,000" under one award of 1,000, where the same words, or all but the first, are the total of other blocks. */
export const isNamedAsTotal = (row: KnownRow, above: KnownRow | undefined, rows: KnownRow[]): boolean =>
  above !== undefined &&
  isAmount(row) &&
  isAmount(above) &&
  above.group === row.group &&
  isSame(above.amount.value, row.amount.value) &&
  rows.some(({ known, label, group }) => known.is === 'TOTAL' && group !== row.group && endsAlike(label, row.label));

/** "Wages by quarter" and "Loans by quarter"; "You keep" and "You can earn". */
function endsAlike(one: string, other: string): boolean {
  const [first, ...rest] = one.split(' ');
  const areOfReader = first === 'You' && other.startsWith('You ');
  return one === other || areOfReader || (rest.length > 1 && other.endsWith(` ${rest.join(' ')}`));
}

/**
 * "Scholarship   Total   1,224" under awards that have "Scholarship" beside them: the word of their column once more, with the
 * word for a sum beside it or worth all of them.
 */
export function isTypeTotal(row: KnownRow, rows: KnownRow[], index: number): boolean {
  const above = rows[index - 1];
  if (!above || !isAmount(row) || above.group !== row.group || above.attributes.length === 0) return false;
  const type = normalText(row.label);
  const isOfType = ({ attributes, group }: KnownRow): boolean =>
    group === row.group && attributes.some((text) => normalText(text) === type);
  if (!isOfType(above) || isOfType(row)) return false;
  const start = rows.slice(0, index).findLastIndex((other) => !isOfType(other)) + 1;
  return row.attributes.some((text) => sumWord.test(text)) || isSame(sum(rows.slice(start, index)), row.amount.value);
}
const sumWord = /^(sub[- ]?)?totals?$/i;

/** "Grants 10,660", "Loans 5,500" once more, by the name and value of the totals of other blocks: a block of nothing but such. */
export function saidTotals(rows: KnownRow[]): KnownRow[] {
  const totals = rows.filter(({ known }) => known.is === 'TOTAL');
  const isSaid = (row: KnownRow): boolean =>
    totals.some(
      ({ group, label, amount }) => group !== row.group && label === row.label && amount.value === row.amount.value,
    );
  const isElsewhere = (row: KnownRow): boolean =>
    rows.some(({ group, amount }) => group !== row.group && amount.value === row.amount.value);
  const blocks = [...Map.groupBy(totals.length > 1 ? aidOf(rows) : [], ({ group }) => group).values()];
  return blocks
    .filter((block) => (block.filter(isSaid).length > 1 && block.every(isElsewhere)) || areTotals(block, totals, rows))
    .flat();
}

/** Three lines at least, each worth the total of another block, whatever they are called. */
function areTotals(block: KnownRow[], totals: KnownRow[], rows: KnownRow[]): boolean {
  const groups = block.map(
    (row) => totals.find(({ group, amount }) => group !== row.group && amount.value === row.amount.value)?.group,
  );
  const hasOwn = (group: number | undefined): boolean => rows.some((row) => row.group === group && isAmount(row));
  return block.length > 2 && groups.every(hasOwn) && new Set(groups).size === block.length;
}

/**
 * A block of words that any letter may use, each worth all lines of one kind elsewhere: "Grants 10,200, Loans 3,500"; and
 * "Loans to review 15,000" among sums.
 */
export function summaryRows(rows: KnownRow[]): KnownRow[] {
  return [...Map.groupBy(rows, ({ group }) => group).values()].flatMap((block) => {
    const own = block.filter(isAmount);
    const isPlain = own.length > 1 && own.every((row) => isGeneric(row.label) && isKindTotal(row, rows, 1));
    return isPlain || (block.length > 2 && block.every((row) => isGlance(row, rows))) ? own : [];
  });
}

const isGlance = (row: KnownRow, rows: KnownRow[]): boolean =>
  row.known.is === 'TOTAL' ||
  ((row.known.is === 'UNKNOWN' || (isAmount(row) && isOfMany(row.label))) && isKindTotal(row, rows, 2));
const isOfMany = (label: string): boolean => many.test(label) || isGeneric(label);

function isKindTotal(row: KnownRow, rows: KnownRow[], least: number): boolean {
  const others = elsewhere(row, rows);
  const kinds = Map.groupBy(aidOf(others), ({ known }) => (known.is === 'AID' ? known.kind.category : null));
  const types = Map.groupBy(aidOf(others), ({ attributes }) => normalText(attributes[0] ?? ''));
  const sets = [...kinds.values(), ...types.values(), ...aidSets(others), ...ownLoans(others), ...costSets(others)];
  return sets.some((set) => set.length >= least && isSame(sum(set), row.amount.value));
}
