import type { FiguresOfMapFragment } from '#console/generated/graphql.ts';
import { counted } from '#ui/counted.ts';
import { money } from '#ui/money.ts';

export type Figures = FiguresOfMapFragment;
export type StateFigures = { state: string; figures: Figures };

type Measure = {
  label: string;
  valueOf: (figures: Figures) => number | null;
  words: (value: number) => string;
  /** What a state without a value lacks. */
  none: string;
};

export const percent = (share: number): string => {
  const rounded = Math.round(share * 100);
  return share > 0 && rounded === 0 ? '<1%' : `${rounded}%`;
};

/** What the shades of the map can tell. */
export const measures = {
  letters: {
    label: 'Letters',
    valueOf: ({ letters }) => letters,
    words: (value) => value.toLocaleString('en-US'),
    none: 'No letters',
  },
  'net-price': {
    label: 'Median net price',
    valueOf: ({ medianNetPrice }) => medianNetPrice ?? null,
    words: (value) => money(Math.round(value)),
    none: 'No net price',
  },
  failures: {
    label: 'Failure rate',
    valueOf: ({ failureRate }) => failureRate ?? null,
    words: percent,
    none: 'Nothing ended',
  },
} as const satisfies Record<string, Measure>;

export type MeasureName = keyof typeof measures;
export const measureNames = Object.keys(measures) as MeasureName[];
export const measureOf = (name: MeasureName): Measure => measures[name];

/** "median net price $18,450", "3% failed": as far as they are known. */
export function factsOf({ medianNetPrice, failureRate }: Figures): string[] {
  return [
    ...(typeof medianNetPrice === 'number' ? [`median net price ${money(medianNetPrice)}`] : []),
    ...(typeof failureRate === 'number' ? [`${percent(failureRate)} failed`] : []),
  ];
}

/** "12 letters, 4 schools, median net price $18,450, 3% failed". */
export const figuresInWords = (figures: Figures): string =>
  [counted(figures.letters, 'letter'), counted(figures.schools, 'school'), ...factsOf(figures)].join(', ');
