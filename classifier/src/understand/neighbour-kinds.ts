import { type AidContext, aidKind } from './aid-kind.ts';
import type { Surroundings } from './letter-context.ts';
import type { KnownRow, RowKind } from './row-kind.ts';
import type { Row } from './rows.ts';

/** Capital words. */
const isNamed = ({ label }: Row): boolean => /^\p{Lu}/u.test(label) && (label.match(/(^|\s)\p{Lu}/gu) ?? []).length > 1;
const isSure = ({ known }: KnownRow): boolean => known.is === 'AID' && known.certainty > 0.9;

/** A line of unknown wording among awards is an award: half of all fund names hold no word of aid. */
export function withNeighbourKinds(rows: KnownRow[], contextOf: (row: Surroundings) => AidContext): KnownRow[] {
  return rows.map((row) => {
    const group = rows.filter((other) => other.group === row.group && other !== row);
    const count = (is: RowKind['is']): number => group.filter(({ known }) => known.is === is).length;
    if (row.known.is === 'AID' && row.known.certainty === 0.8 && isNamed(row) && group.filter(isSure).length > 2)
      return { ...row, known: { ...row.known, certainty: 0.9 } };
    if (row.known.is !== 'UNKNOWN') return row;
    if (count('AID') > 1 && count('AID') > count('COST'))
      return { ...row, known: { is: 'AID', kind: aidKind(row.label, contextOf(row)), certainty: 0.6 } };
    if (count('COST') > 1 && count('AID') === 0)
      return { ...row, known: { is: 'COST', category: 'OTHER', certainty: 0.6 } };
    return row;
  });
}
