import { payloadProblem } from '@tassel/contract/job.ts';
import type { ContextRow, ContextTable } from './context-table.ts';
import { findRows } from './find-rows.ts';
import type { LetterDraft } from './letter-draft.ts';

export type NamedLetter = Pick<LetterDraft, 'id' | 'name' | 'givenName' | 'folder'>;

export type ContextMatch = {
  /** A letter's context data as it is sent: a JSON object. */
  payloads: Map<string, string>;
  lettersWithout: string[];
  rowsWithout: ContextRow[];
  /** Rows that speak of a file of which an earlier row speaks. */
  rowsTwice: ContextRow[];
  /** Letters whose row can't be sent: longer than D 9 allows. */
  tooLong: string[];
};

/** What each letter gets of the table, and what is left over on both sides. */
export function matchContext(table: ContextTable, letters: readonly NamedLetter[]): ContextMatch {
  const { found, rowsTwice } = findRows(table.rows, letters);
  const match: ContextMatch = { payloads: new Map(), lettersWithout: [], rowsWithout: [], rowsTwice, tooLong: [] };
  for (const { id, name } of letters) {
    const row = found.get(id);
    const payload = row && JSON.stringify(row.values);
    if (!payload) match.lettersWithout.push(name);
    else if (payloadProblem(payload)) match.tooLong.push(name);
    else match.payloads.set(id, payload);
  }
  const used = new Set([...found.values(), ...rowsTwice]);
  match.rowsWithout = table.rows.filter((row) => !used.has(row));
  return match;
}
