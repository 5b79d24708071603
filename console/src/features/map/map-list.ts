import { stateName } from '#features/letters/state-names.ts';
import type { ListShape, ListView } from '#platform/list-address.ts';
import { type MeasureName, measureNames, type StateFigures } from './measures.ts';

export type MapFilterName = 'measure' | 'year' | 'job';
export type MapView = ListView<MapFilterName>;

const columns: Record<string, (state: StateFigures) => number | string | null> = {
  state: ({ state }) => stateName(state),
  letters: ({ figures }) => figures.letters,
  schools: ({ figures }) => figures.schools,
  'net-price': ({ figures }) => figures.medianNetPrice ?? null,
  failures: ({ figures }) => figures.failureRate ?? null,
};

export const mapShape: ListShape<MapFilterName> = {
  filters: ['measure', 'year', 'job'],
  sortKeys: Object.keys(columns),
  defaultSort: { key: 'letters', direction: 'desc' },
};

export const measureIn = ({ filters }: MapView): MeasureName =>
  measureNames.find((name) => name === filters.measure[0]) ?? 'letters';

export type MapQuery = { jobId?: string; year?: number };

/** What the view asks the API for. */
export function mapQueryOf({ filters }: MapView): MapQuery {
  const year = Number(filters.year[0]);
  return {
    ...(filters.job[0] && { jobId: filters.job[0] }),
    ...(Number.isInteger(year) && year > 0 && { year }),
  };
}

/** The letters behind a state's figures: those of a job on its own page. */
export function lettersAddress(state: string, { jobId, year }: MapQuery): string {
  const params = new URLSearchParams({ 'school-state': state, ...(year && { year: String(year) }) });
  return `/jobs/${jobId ?? 'letters'}?${params}`;
}

/** States in the order of the table. Those that lack the value come last either way; ties go by name. */
export function sortStates(states: readonly StateFigures[], { key, direction }: MapView['sort']): StateFigures[] {
  const read = columns[key] ?? columns.letters;
  const way = direction === 'asc' ? 1 : -1;
  return states.toSorted((one, other) => {
    const [left, right] = [read?.(one) ?? null, read?.(other) ?? null];
    const byName = stateName(one.state).localeCompare(stateName(other.state));
    if (left === null || right === null) return Number(left === null) - Number(right === null) || byName;
    return (left < right ? -way : left > right ? way : 0) || byName;
  });
}
