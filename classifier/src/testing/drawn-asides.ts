import { aidOf, dollars, type Layout, row, sum } from './drawn-offers.ts';

const half = (value: number): number => Math.round(value / 2);

/** What letters print beside an offer: figures that say it again, or speak of something else. */
export const asides: Layout[] = [
  ({ costs, gifts, money }) => [
    'Estimated Semester Bill',
    row(`${costs[0]?.name}, one semester`, money(half(costs[0]?.value ?? 0))),
    row('Less half of your grants', money(half(sum(gifts)))),
    row('Amount due each semester', money(half((costs[0]?.value ?? 0) - sum(gifts)))),
  ],
  ({ costs, gifts, loans, money }) => [
    'What You Owe',
    row('Direct costs', money(costs[0]?.value ?? 0)),
    row('Less financial aid', money(sum([...gifts, ...loans]))),
    row('Estimated balance due', money((costs[0]?.value ?? 0) - sum([...gifts, ...loans]))),
  ],
  ({ costs, gifts, money }) => [
    'Four-Year Outlook',
    'Year'.padEnd(20) + ['Estimated Cost', 'Gift Aid', 'Net Price'].map((head) => head.padStart(16)).join(''),
    ...[0, 1, 2, 3].map((year) => {
      const cost = sum(costs) + 1200 * year;
      const figures = [cost, sum(gifts), cost - sum(gifts)].map((value) => money(value).padStart(16));
      return `Year ${year + 1}`.padEnd(20) + figures.join('');
    }),
  ],
  ({ loans, money }) => [
    'Loan Details',
    row('Loan', 'Gross', 'Fee', 'Net'),
    ...loans.map(({ name, value }) => row(name, money(value), money(37), money(value - 37))),
  ],
  (sheet) => {
    const left = dollars(sum(sheet.costs) - sum(aidOf(sheet)));
    return [`To cover the remaining ${left}, families may use a Parent PLUS Loan, a private loan or savings.`];
  },
  ({ costs, gifts, money }) => [
    'Summary',
    row('Total cost of attendance', money(sum(costs))),
    row('Total grants and scholarships', money(sum(gifts))),
    row('Net price', money(sum(costs) - sum(gifts))),
  ],
  () => [
    'Glossary',
    'Cost of Attendance: the full price of one year, for example $45,000.',
    'Net Price: what is left after grants. If the price is $45,000 and grants are $20,000,',
    'the net price is $25,000.',
    'Work-Study: wages of up to $3,000 that you earn in a campus job.',
  ],
  () => [
    'Other scholarships you may apply for',
    row('Essay Contest', '$500 to $2,000'),
    row('Honors Research Stipend', 'up to $1,500'),
  ],
  ({ money }) => [
    'Optional charges (not in your cost of attendance)',
    row('Parking permit', money(150)),
    row('Health insurance', money(2900)),
  ],
  ({ costs, gifts, money }) => [
    'Payment Plan',
    ...['July 5', 'August 5', 'September 5'].map((day) => row(day, money(half(sum(costs) - sum(gifts)) / 5))),
  ],
  () => ['You have borrowed $5,500 in federal loans so far; the aggregate limit is $31,000.'],
  () => [],
];
