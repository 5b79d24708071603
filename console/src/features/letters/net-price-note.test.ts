import { expect, test } from 'vitest';
import { netPriceNote } from './net-price-note.ts';

const kestrel = { netPrice: 24685, loans: 17500, work: 2400 };

test('a printed price that follows from the lines needs no words, nor does one that is rounded', () => {
  expect(netPriceNote({ ...kestrel, printedNetPrice: 24685 })).toBeUndefined();
  expect(netPriceNote({ ...kestrel, printedNetPrice: 24684.5 })).toBeUndefined();
});

test.each([
  [4785, 'understates the price by $19,900', '$17,500 of loans and $2,400 of work'],
  [7185, 'understates the price by $17,500', 'subtracts $17,500 of loans as'],
  [22285, 'understates the price by $2,400', '$2,400 of work earnings'],
  [20000, 'understates the price by $4,685', 'does not follow'],
  [26000, 'prints $1,315 more', 'Check the lines'],
])('a printed %d is told with what it hides', (printedNetPrice, title, text) => {
  const note = netPriceNote({ ...kestrel, printedNetPrice });
  expect(note?.title).toContain(title);
  expect(note?.text).toContain(text);
});

test('without loans nothing is blamed on loans', () => {
  const note = netPriceNote({ netPrice: 5000, loans: 0, work: 0, printedNetPrice: 4000 });
  expect(note?.text).toContain('does not follow');
});
