import { aidOf, dollars, groupsOf, type Item, type Layout, type Offer, row, type Sheet, sum } from './drawn-offers.ts';

const inRows = (items: Item[], count: number): Item[][] =>
  items.flatMap((_, at) => (at % count ? [] : [items.slice(at, at + count)]));

/** Cards side by side: each part of them is a line across. */
const grid = (items: Item[], count: number, width: number, ...parts: ((item: Item) => string)[]): string[] =>
  inRows(items, count).flatMap((abreast) => [
    ...parts.map((part) => abreast.map((item) => part(item).padEnd(width)).join('')),
    '',
  ]);

const remarks = {
  gift: ['No repayment required', 'Based on financial need', 'Renewable each year with a 3.0 GPA'],
  loan: ['Must be repaid', 'Must be repaid; interest rate 6.39%', 'Repayment begins six months after you leave school'],
  work: ['Paid to you as wages', 'Earned by working 8-10 hours a week'],
};
const kindOf = ({ gifts, loans }: Offer, item: Item): keyof typeof remarks =>
  gifts.includes(item) ? 'gift' : loans.includes(item) ? 'loan' : 'work';
const remarkOn = (sheet: Sheet, item: Item): string => sheet.draw.pick(remarks[kindOf(sheet, item)]);
const badges = { gift: 'Grant', loan: 'Loan', work: 'Work' };
const badgeOf = (sheet: Sheet, item: Item): string => badges[kindOf(sheet, item)];

/** The ways in which offers print their awards. */
export const layouts: Readonly<Record<string, Layout>> = {
  'rows with a total': (sheet) => ['Awards', ...aidOf(sheet).map(({ name, value }) => row(name, sheet.money(value)))],

  'groups with a remark under each row': (sheet) =>
    groupsOf(sheet).flatMap(([title, items]) => [
      title,
      ...items.flatMap((item) => [row(`  ${item.name}`, sheet.money(item.value)), `    ${remarkOn(sheet, item)}`]),
      '',
    ]),

  'a block for each term': ({ money, ...sheet }) =>
    ['Fall 2026', 'Spring 2027'].flatMap((term) => [
      term,
      ...aidOf(sheet).map(({ name, value }) => row(`  ${name}`, money(value / 2))),
      row(`Total ${term}`, money(sum(aidOf(sheet)) / 2)),
      '',
    ]),

  'terms as rows': (sheet) => {
    const line = (term: string, texts: string[]): string =>
      term.padEnd(12) + texts.map((text) => text.padStart(34)).join('');
    const tables = inRows(aidOf(sheet), 3).flatMap((items) => [
      line(
        'Term',
        items.map(({ name }) => name),
      ),
      ...[2, 2, 1].map((parts, at) =>
        line(
          ['Fall 2026', 'Spring 2027', 'Year'][at] as string,
          items.map(({ value }) => sheet.money(value / parts)),
        ),
      ),
      '',
    ]);
    return ['Your Awards', '', ...tables];
  },

  'names that go on under their figures': (sheet) =>
    aidOf(sheet).flatMap(({ name, value }) => {
      const at = name.length > 18 ? name.lastIndexOf(' ', 18) : name.length;
      const figures = [value / 2, value / 2, value].map((part) => sheet.money(part).padStart(12)).join('');
      return [name.slice(0, at).padEnd(26) + figures, ...(at < name.length ? [name.slice(at + 1)] : []), ''];
    }),

  'cards with the name over the figure': (sheet) =>
    groupsOf(sheet).flatMap(([title, items]) => [
      title,
      '',
      ...items.flatMap(({ name, value }) => [`  ${name}`, `  ${sheet.money(value)}`, '']),
    ]),

  'cards with the figure over the name': (sheet) => [
    'Your Awards',
    '',
    ...aidOf(sheet).flatMap((item) => [
      `  ${sheet.money(item.value)}`,
      `  ${item.name}`,
      `  ${remarkOn(sheet, item)}`,
      '',
    ]),
  ],

  'cards in two columns with their kind': (sheet) => [
    'Your Awards',
    '',
    ...grid(
      aidOf(sheet),
      2,
      46,
      ({ name }) => name,
      ({ value }) => sheet.money(value),
      (item) => badgeOf(sheet, item),
    ),
  ],

  'cards in three columns with remarks': (sheet) => [
    'Your Awards',
    '',
    ...grid(
      aidOf(sheet),
      3,
      36,
      ({ value }) => sheet.money(value),
      ({ name }) => name,
      (item) => remarks[kindOf(sheet, item)][0] as string,
    ),
  ],

  'badges over the names': (sheet) =>
    aidOf(sheet).flatMap((item) => [
      `  ${badgeOf(sheet, item).toUpperCase()}`,
      row(`  ${item.name}`, sheet.money(item.value)),
      `  ${remarkOn(sheet, item)}`,
      '',
    ]),

  'a sentence under each name': (sheet) =>
    aidOf(sheet).flatMap((item) => [
      item.name,
      {
        gift: `You will receive ${dollars(item.value)} for the year.`,
        loan: `You may borrow ${dollars(item.value)} for the year.`,
        work: `You may earn up to ${dollars(item.value)} during the year.`,
      }[kindOf(sheet, item)],
      '',
    ]),

  'numbered awards': (sheet) =>
    aidOf(sheet).flatMap(({ name, value }, at, { length }) => [
      `Award ${at + 1} of ${length}`,
      name,
      `${dollars(value)} for the 2026-2027 year`,
      '',
    ]),

  'sums in brackets': (sheet) =>
    groupsOf(sheet).map(
      ([title, items]) => `${title}: ${items.map(({ name, value }) => `${name} (${dollars(value)})`).join(', ')}`,
    ),

  'bullets with remarks in brackets': (sheet) =>
    groupsOf(sheet).flatMap(([title, items]) => [
      `${title}:`,
      ...items.map((item) => `  - ${item.name}, ${dollars(item.value)} (${remarkOn(sheet, item).toLowerCase()})`),
    ]),

  'a running balance': (sheet) => {
    let left = sum(sheet.costs);
    return [
      row('Description', 'Amount', 'Balance'),
      ...aidOf(sheet).map(({ name, value }) => {
        left -= value;
        return row(name, `-${sheet.money(value)}`, sheet.money(left));
      }),
    ];
  },
};
