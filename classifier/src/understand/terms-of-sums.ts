import { isSame } from './amount-sets.ts';
import type { Row } from './rows.ts';

/** "Fall aid   6,958" under its lines and "Spring aid   7,957" under others: the lines are of the term that their sum names. */
export function withTermsOfSums(rows: Row[]): Row[] {
  const blocks = Map.groupBy(rows, ({ group }) => group);
  const terms = new Map([...blocks].flatMap(([group, block]) => [[group, termOfSum(block)] as const]));
  if (new Set([...terms.values()].filter(Boolean)).size < 2) return rows;
  return rows.map((row) => (row.term === null ? { ...row, term: terms.get(row.group) ?? null } : row));
}

function termOfSum(block: Row[]): string | null {
  const last = block.at(-1);
  const lines = block.slice(0, -1);
  const term = last && lines.length > 1 ? ofTerm.exec(last.label)?.[1] : undefined;
  const sum = lines.reduce((total, { amount }) => total + amount.value, 0);
  return term && isSame(sum, last?.amount.value ?? 0) ? term.toLowerCase() : null;
}
const ofTerm =
  /^(?:totals?(?: for)? )?(fall|spring|winter|summer)(?: (?:semester|term|quarter|20\d\d))*(?: (?:aid|awards?|offers?|costs?|charges|totals?|package|amount|bill))?$/i;
