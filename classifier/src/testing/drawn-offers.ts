export type Item = { name: string; value: number };
/** An offer drawn by lot: what is given, lent and earned, and what the year costs. */
export type Offer = { gifts: Item[]; loans: Item[]; work: Item[]; costs: Item[] };

export type Draw = {
  chance: (share: number) => boolean;
  between: (least: number, most: number) => number;
  pick: <T>(from: readonly T[]) => T;
};

/** The same seed draws the same offer, on every machine. */
export function drawOf(seed: number): Draw {
  let state = seed;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  for (let turn = 0; turn < 9; turn += 1) next();
  const between = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  return {
    chance: (share) => next() < share,
    between,
    pick: (from) => from[between(0, from.length - 1)] as (typeof from)[number],
  };
}

/** Half of these say nothing of aid, as half of all names do. */
const funds = [
  'Hollis Family Endowment',
  'Class of 1987 Fund',
  'Presidential Award',
  'Ruth & Carl Bensen',
  'Heritage Grant',
  'Music Talent',
  'Academic Excellence',
  'Visit Bonus',
  'Alumni Assn Award',
  'Lakeland Promise',
  'Housing Grant',
  'Athletic Award',
  'Pastor Match',
  'Phi Theta Kappa Transfer',
];
const programs = ['Federal Pell Grant', 'FED PELL GRANT', 'Federal SEOG', 'State Need Grant', 'Illinois MAP Grant'];
const subsidized = ['Direct Subsidized Loan', 'Subsidized Stafford', 'DL Subsidized', 'Fed Dir Sub Loan'];
const unsubsidized = ['Direct Unsubsidized Loan', 'Federal Direct Unsubsidized Loan', 'Unsubsidized Stafford'];
const jobs = ['Federal Work-Study', 'Campus Employment', 'Student Employment'];
const budget: [string[], number, number][] = [
  [['Tuition', 'Tuition (full-time)'], 24_000, 48_000],
  [['Fees', 'Technology Fee'], 300, 1800],
  [['Housing', 'Residence Hall'], 6000, 10_000],
  [['Meal Plan', 'Board'], 4000, 6500],
  [['Books and Supplies', 'Course Materials'], 700, 1400],
  [['Personal Expenses', 'Miscellaneous'], 1200, 2800],
];

/** Values are even, so that terms are whole; the gifts together are less than the tuition. */
export function drawOffer(draw: Draw): Offer {
  const even = (least: number, most: number): number => 2 * draw.between(least / 2, most / 2);
  const names = new Set<string>();
  const count = draw.between(2, 4);
  while (names.size < count) names.add(draw.pick(funds));
  return {
    gifts: [
      ...[...names].map((name) => ({ name, value: even(500, 4500) })),
      ...(draw.chance(0.7) ? [{ name: draw.pick(programs), value: even(500, 5000) }] : []),
    ],
    loans: [
      { name: draw.pick(subsidized), value: 3500 },
      ...(draw.chance(0.6) ? [{ name: draw.pick(unsubsidized), value: 2000 }] : []),
    ],
    work: draw.chance(0.6) ? [{ name: draw.pick(jobs), value: even(1000, 3000) }] : [],
    costs: budget.map(([kinds, least, most]) => ({ name: draw.pick(kinds), value: even(least, most) })),
  };
}

export const sum = (items: Item[]): number => items.reduce((all, { value }) => all + value, 0);

/** A sheet to print an offer on; `money` writes the figures of its tables in one manner. */
export type Sheet = Offer & { draw: Draw; money: (value: number) => string };
export type Layout = (sheet: Sheet) => string[];

export const aidOf = ({ gifts, loans, work }: Offer): Item[] => [...gifts, ...loans, ...work];
export const groupsOf = ({ gifts, loans, work }: Offer): [string, Item[]][] =>
  [
    ['Grants and Scholarships', gifts] as [string, Item[]],
    ['Loans', loans] as [string, Item[]],
    ['Work-Study', work] as [string, Item[]],
  ].filter(([, items]) => items.length > 0);

export const dollars = (value: number): string => `$${value.toLocaleString('en-US')}`;
export const row = (name: string, ...figures: string[]): string =>
  name.padEnd(40) + figures.map((figure) => figure.padStart(12)).join('');
