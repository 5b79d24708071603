import { columnPhrases } from '../phrases/column-phrases.ts';
import { normalText } from '../phrases/normal-text.ts';
import { isSame, sum } from './amount-sets.ts';
import type { Line } from './lines.ts';
import { ownOf } from './own-way.ts';
import { isGift } from './printed-sums.ts';
import type { KnownRow } from './row-kind.ts';

/** Budgets for several ways of living, one block each: the student's own counts, else the first. */
export function withoutOtherBudgets(all: KnownRow[], lines: Line[]): KnownRow[] {
  const rows = withoutOneTerm(all);
  const costs = rows.filter(({ known, term }) => known.is === 'COST' && term === null);
  const blocks = [...Map.groupBy(costs, ({ group }) => group).values()];
  const budgets = blocks.filter((block) => blocks.some((other) => other !== block && isAlternative(block, other)));
  if (budgets.length < 2) return rows;
  const own = ownBudget(budgets, rows, lines);
  const dropped = new Set(budgets.filter((block) => block !== own).flat());
  return rows.filter((row) => !dropped.has(row));
}

/** "Tuition, one semester   7,000" on a bill, where the budget has 14,000 for the year. */
function withoutOneTerm(rows: KnownRow[]): KnownRow[] {
  const isHalf = (row: KnownRow): boolean =>
    row.known.is === 'COST' &&
    row.term === null &&
    oneTerm.test(row.label) &&
    rows.some(
      (other) =>
        categoryOf(other) === categoryOf(row) &&
        other.group !== row.group &&
        [2, 3].some((terms) => Math.abs(terms * row.amount.value - other.amount.value) <= terms),
    );
  return rows.filter((row) => !isHalf(row));
}
const oneTerm = /\b(one|each|per|a|first|fall|spring) (semester|term|quarter)\b|\b(semester|fall|spring)$/i;

/** The one that is marked, that the printed net price needs, or that a line says to be the student's. */
function ownBudget(budgets: KnownRow[][], rows: KnownRow[], lines: Line[]): KnownRow[] | undefined {
  const gifts = sum(rows.filter(isGift));
  const nets = rows.filter(({ known }) => known.is === 'NET').map(({ amount }) => amount.value);
  const fitting = budgets.filter((block) => nets.some((net) => isSame(sum(block) - gifts, net)));
  const titles = budgets.map(([first]) => normalText(first?.title ?? ''));
  const ways = titles.map((title) => (columnPhrases.living.test(title) ? title : '?'));
  return (
    budgets.find(([first]) => isOwnChoice(first?.title ?? '')) ??
    (fitting.length === 1 ? fitting[0] : undefined) ??
    budgetTold(budgets, rows, lines) ??
    budgets[ownOf(ways, lines)] ??
    budgets[0]
  );
}

/** "Difference between your cost and your aid: $6,245": the one that gifts or all aid leave so much of. */
function budgetTold(budgets: KnownRow[][], rows: KnownRow[], lines: Line[]): KnownRow[] | undefined {
  const taken = [rows.filter(isGift), rows.filter(({ known }) => known.is === 'AID')].map(sum);
  const told = lines.filter(({ text }) => ofRest.test(text)).map(({ text }) => text.replaceAll(',', ''));
  const found = budgets.filter((block) =>
    taken.some((aid) => told.some((text) => new RegExp(`\\$${sum(block) - aid}\\b`).test(text))),
  );
  return found.length === 1 ? found[0] : undefined;
}
const ofRest = /\b(difference|left|remain(s|ing|der)?|net|gap|balance|after|unmet|need)\b.*\$\d/i;

const isOwnChoice = (title: string): boolean =>
  /\b(your|you|selected|chosen)\b|[☒☑✓✔■]/i.test(title.replace(/\bif you\b/gi, ''));

/** The same tuition again, in a budget of some lines or of the very same kinds. */
function isAlternative(block: KnownRow[], other: KnownRow[]): boolean {
  const isLong = block.length > 2 && other.length > 2;
  const isAlike = block.length > 1 && kindsOf(block) === kindsOf(other);
  return (isLong || isAlike) && sharesTuition(block, other);
}

const kindsOf = (block: KnownRow[]): string => block.map(categoryOf).toSorted().join(' ');
const categoryOf = ({ known }: KnownRow): string => (known.is === 'COST' ? known.category : '');

const sharesTuition = (block: KnownRow[], other: KnownRow[]): boolean =>
  block.some(
    (row) =>
      categoryOf(row).startsWith('TUITION') &&
      other.some((each) => categoryOf(each) === categoryOf(row) && isSame(each.amount.value, row.amount.value)),
  );
