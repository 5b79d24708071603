import type { CostCategory } from '@tassel/contract/amounts.ts';
import { normalText } from '../phrases/normal-text.ts';
import type { AidKind } from './classification.ts';
import { descriptionOf } from './description.ts';
import type { RowKind } from './row-kind.ts';

/** What a person has said of a line: at this school, a line of these words is this. Keys are normal text. */
export type TaughtLine = {
  id: string;
  schoolKey: string;
  wordsKey: string;
  /** How the line is to be called. */
  description: string;
  kind: AidKind | { category: CostCategory };
};

/** By which schools and lines are the same; empty where there is nothing to go by. */
export const taughtKey = (text: string): string => normalText(descriptionOf(text));

export type TaughtKind = (label: string, read: RowKind) => RowKind;

/**
 * A line that was taught is surely of that kind; how well its figure was read stays as it is. Totals, net prices and
 * notes stay what they are: money that is counted twice would be worse than a line that is missed.
 */
export function taughtKinds(taught: readonly TaughtLine[], schoolName: string | null): TaughtKind {
  const schoolKey = taughtKey(schoolName ?? '');
  const ofSchool = new Map(
    taught.filter((line) => schoolKey !== '' && line.schoolKey === schoolKey).map((line) => [line.wordsKey, line]),
  );
  return (label, read) => {
    const line = ofSchool.size > 0 ? ofSchool.get(taughtKey(label)) : undefined;
    if (!line || !mayBeTaught.includes(read.is)) return read;
    const kind = kindOf(line);
    return isSame(read, kind) && line.description === descriptionOf(label) ? read : { ...kind, taught: line };
  };
}

const mayBeTaught: RowKind['is'][] = ['AID', 'COST', 'UNKNOWN', 'CONTRIBUTION'];

const kindOf = ({ kind }: TaughtLine): Extract<RowKind, { is: 'AID' | 'COST' }> =>
  'source' in kind ? { is: 'AID', kind, certainty: 1 } : { is: 'COST', category: kind.category, certainty: 1 };

function isSame(read: RowKind, kind: RowKind): boolean {
  if (read.is === 'COST') return kind.is === 'COST' && read.category === kind.category && read.certainty === 1;
  if (read.is !== 'AID' || kind.is !== 'AID' || read.certainty < 1) return false;
  const { source, category, subCategory } = kind.kind;
  return read.kind.source === source && read.kind.category === category && read.kind.subCategory === subCategory;
}
