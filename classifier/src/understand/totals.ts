import { normalText } from '../phrases/normal-text.ts';
import { distance } from '../phrases/spelling.ts';
import type { AidCategory } from './classification.ts';
import { sectionOf } from './headings.ts';
import type { KnownRow } from './row-kind.ts';

const sum = (rows: KnownRow[]): number => rows.reduce((total, row) => total + row.amount.value, 0);
const isSame = (a: number, b: number): boolean => Math.abs(a - b) <= 2;
const isAmount = (row: KnownRow): boolean => row.known.is === 'AID' || row.known.is === 'COST';

/** A generic line whose value is the sum of the rows over or under it is their total, whatever it is called. */
export function markTotals(rows: KnownRow[]): KnownRow[] {
  const summaries = rows.filter((row) => isSummary(row, rows));
  return rows.map((row, index) => {
    if (!isAmount(row) || sectionOf(row.label) === null) return row;
    const isTotal =
      (summaries.length > 1 && summaries.includes(row)) ||
      (!isProgram(row) && (isSumOf(row, rows.slice(0, index).toReversed()) || isSumOf(row, rows.slice(index + 1))));
    return isTotal ? { ...row, known: { is: 'TOTAL' } } : row;
  });
}

/** "Loans" with the value of its one row is the heading of that row; "State Grants" of a financing plan is not. */
const isPlural = (label: string): boolean =>
  /^(gift aid|grants|scholarships|loans|work|costs|(grants|scholarships) (and|&|\/) (grants|scholarships))$/i.test(
    label,
  );

/** A named programme is no heading, even when its value happens to be a sum. */
const isProgram = ({ known }: KnownRow): boolean =>
  known.is === 'AID' && (known.kind.source === 'FEDERAL' || known.kind.source === 'STATE');

const summaryTitles: [RegExp, AidCategory[]][] = [
  [/^(grant|scholarship) (and|\/) (grant|scholarship)$|^gift aid$/, ['GRANT', 'SCHOLARSHIP']],
  [/^(student )?loan$/, ['LOAN']],
  [/^work( study)?$/, ['WORK']],
];

/** A summary over the details: "Loans 5,500" where the loans beside it are worth that. */
function isSummary(row: KnownRow, rows: KnownRow[]): boolean {
  const categories = summaryOf(row);
  const others = rows.filter(
    (other) => other.known.is === 'AID' && categories?.includes(other.known.kind.category) && !summaryOf(other),
  );
  return others.length > 0 && isSame(sum(others), row.amount.value);
}

const summaryOf = (row: KnownRow): AidCategory[] | undefined =>
  summaryTitles.find(([title]) => title.test(normalText(row.label)))?.[1];

function isSumOf(row: KnownRow, others: KnownRow[]): boolean {
  let total = 0;
  let count = 0;
  for (const other of others) {
    if (other.page !== row.page || other.known.is !== row.known.is) break;
    total += other.amount.value;
    count += 1;
    if ((count > 1 || isPlural(row.label)) && isSame(total, row.amount.value)) return true;
    if (total > row.amount.value + 2) break;
  }
  return false;
}

/** Rule 7: a family contribution is an amount only where the printed total of the block needs it. */
export function settleContributions(rows: KnownRow[]): KnownRow[] {
  return rows.map((row) => {
    if (row.known.is !== 'CONTRIBUTION') return row;
    const group = rows.filter((other) => other.group === row.group);
    const aid = group.filter(({ known }) => known.is === 'AID');
    const contributions = group.filter(({ known }) => known.is === 'CONTRIBUTION');
    const isNeeded =
      aid.length > 0 &&
      group.some(({ known, amount }) => known.is === 'TOTAL' && isSame(amount.value, sum(aid) + sum(contributions)));
    return { ...row, known: isNeeded ? { is: 'AID', kind: row.known.kind, certainty: 0.9 } : { is: 'INFO' } };
  });
}

/** Rows of one fund in the blocks of two terms are one amount; a block or page that repeats the awards counts once. */
export function mergeRepeats(rows: KnownRow[]): KnownRow[] {
  const kept: KnownRow[] = [];
  for (const row of rows) {
    const same = isAmount(row)
      ? kept.find(
          (other) =>
            isAmount(other) && isSameName(other, row) && (other.group !== row.group || other.term !== row.term),
        )
      : null;
    if (!same) kept.push({ ...row });
    else if (row.term !== null && same.term !== null && row.term !== same.term) addTerm(same, row);
    else if (!isSame(row.amount.value, same.amount.value) || (row.page === same.page && !repeatsBlock(rows, row)))
      kept.push(row);
  }
  return kept;
}

/** Two terms' names of one fund may differ by a misread letter or a lost first word. */
function isSameName(a: KnownRow, b: KnownRow): boolean {
  const [one, other] = [normalText(a.label), normalText(b.label)];
  if (one === other) return true;
  if (a.term === b.term || a.term === null || b.term === null) return false;
  const isCut = Math.min(one.length, other.length) > 9 && (one.endsWith(other) || other.endsWith(one));
  return isCut || distance(one, other) < 2;
}

function addTerm(into: KnownRow, row: KnownRow): void {
  into.amount = {
    ...into.amount,
    value: into.amount.value + row.amount.value,
    figures: [...into.amount.figures, ...row.amount.figures],
  };
}

const repeatsBlock = (rows: KnownRow[], row: KnownRow): boolean => {
  const group = rows.filter((other) => other.group === row.group && isAmount(other));
  const repeated = group.filter((one) =>
    rows.some(
      (other) =>
        other.group < one.group &&
        isAmount(other) &&
        normalText(other.label) === normalText(one.label) &&
        isSame(other.amount.value, one.amount.value),
    ),
  );
  return repeated.length > 1 && repeated.length === group.length;
};

/** True when a printed total agrees with the aid found, false when none of those printed does, null when none is printed. */
export function aidAddsUp(rows: KnownRow[]): boolean | null {
  const aid = rows.filter(({ known }) => known.is === 'AID');
  const costGroups = new Set(rows.filter(({ known }) => known.is === 'COST').map(({ group }) => group));
  const totals = rows.filter((row) => row.known.is === 'TOTAL' && row.section !== 'COST' && !costGroups.has(row.group));
  if (totals.length === 0) return null;
  const groups = [...new Set(aid.map(({ group }) => group))];
  const gift = aid.filter(({ known }) => known.is === 'AID' && /^(GRANT|SCHOLARSHIP)$/.test(known.kind.category));
  const sums = [sum(aid), sum(gift), ...groups.map((group) => sum(aid.filter((row) => row.group === group)))];
  return totals.some((total) => sums.some((value) => isSame(value, total.amount.value)));
}

/** The same of the costs. */
export function costsAddUp(rows: KnownRow[]): boolean | null {
  const costs = rows.filter(({ known }) => known.is === 'COST');
  const groups = [...new Set(costs.map(({ group }) => group))];
  const totals = rows.filter(({ known, group }) => known.is === 'TOTAL' && groups.includes(group));
  if (totals.length === 0) return null;
  const sums = [sum(costs), ...groups.map((group) => sum(costs.filter((row) => row.group === group)))];
  return totals.some(({ amount }) => sums.some((value) => isSame(value, amount.value)));
}
