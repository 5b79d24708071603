import { asides } from './drawn-asides.ts';
import { layouts } from './drawn-layouts.ts';
import { aidOf, type Draw, drawOffer, type Layout, type Offer, row, sum } from './drawn-offers.ts';

const manners: ((value: number) => string)[] = [
  (value) => `$${value.toLocaleString('en-US')}`,
  (value) => value.toLocaleString('en-US'),
  (value) => `$${value.toLocaleString('en-US')}.00`,
];

const costs: Layout = ({ costs: items, money }) => [
  'Estimated Costs',
  ...items.map(({ name, value }) => row(name, money(value))),
  row('Total Cost of Attendance', money(sum(items))),
  '',
];
const total: Layout = (sheet) => (sheet.draw.chance(0.7) ? [row('Total Aid', sheet.money(sum(aidOf(sheet))))] : []);

/** A letter by lot: an offer under its budget, the awards in the layout, and one of the blocks that say something else. */
export function drawLetter(layout: string, draw: Draw): { offer: Offer; text: string } {
  const offer = drawOffer(draw);
  const sheet = { ...offer, draw, money: draw.pick(manners) };
  const lines = [
    'Halvorsen College',
    'Decorah, IA 52101',
    '',
    'Financial Aid Offer 2026-2027',
    '',
    ...costs(sheet),
    ...(layouts[layout] as Layout)(sheet),
    ...total(sheet),
    '',
    ...draw.pick(asides)(sheet),
    '',
    'Outside scholarships must be reported to our office by July 15.',
    'Dependent first-year students may borrow up to $5,500 a year in Direct Loans.',
  ];
  return { offer, text: lines.join('\n') };
}
