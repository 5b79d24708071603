import { expect, test } from 'vitest';
import type { Word } from '../page.ts';
import { partsOf } from './page-parts.ts';

/** Words from one left edge, a line every `step` points. */
const column = (x: number, y: number, step: number, lines: string[], height = 10): Word[] =>
  lines.flatMap((line, index) => {
    let at = x;
    return line.split(' ').map((text) => {
      const word = { text, x: at, y: y + index * step, width: 5 * text.length, height, confidence: 1 };
      at += word.width + 3;
      return word;
    });
  });
const textOf = (words: Word[]): string => words.map(({ text }) => text).join(' ');

const notes = ['Key dates', 'May 1 reply', 'Aug 14 bill', 'Call us', 'or come by', 'Room 120', 'Ask for Ann'];
const names = ['Harmon Grant', 'Dean Award', 'Pell Grant', 'State Grant', 'Marsh Fund', 'Odell Prize', 'Choir Award'];
const figures = ['$4,000', '$9,000', '$3,000', '$1,200', '$500', '$800', '$650'];

test('a sidebar is parted from the table beside it, what reaches over both from both', () => {
  const title = column(30, 10, 0, ['Your financial aid offer from Harmon College for the coming year']);
  const table = [...column(160, 50, 17, names), ...column(320, 50, 17, figures)];
  const foot = column(30, 190, 0, ['Please accept or decline each award in the portal by the first of May']);
  const parts = partsOf([...title, ...column(30, 53, 11.3, notes), ...table, ...foot]).map(textOf);
  expect(parts).toEqual([textOf(title), notes.join(' '), textOf(table), textOf(foot)]);
});

test('the days and the house numbers of a sidebar are no sums', () => {
  const days = [
    '12 Mill Lane',
    'Ada OH 45810',
    'Reply by May 1',
    'A $300 deposit',
    'Move in Aug 14',
    'Bills Aug 9',
    'Call us',
  ];
  const table = [...column(160, 50, 17, names), ...column(320, 50, 17, figures)];
  expect(partsOf([...column(30, 53, 11.3, days), ...table]).map(textOf)).toEqual([days.join(' '), textOf(table)]);
});

test.each([155, 142])('headings at %d, left of their rows, stand with them beside the sidebar', (x) => {
  const heading = (y: number, text: string) => column(x, y, 0, [text], 13);
  const half = (y: number) => [...column(160, y, 17, names), ...column(320, y, 17, figures)];
  const [fall, spring] = [heading(44, 'Fall 2026'), heading(190, 'Spring 2027')];
  const table = [...fall, ...half(62), ...spring, ...half(208)];
  const parts = partsOf([...column(30, 47, 22.3, notes), ...table]).map(textOf);
  expect(parts).toEqual([notes.join(' '), textOf(table)]);
});

test.each<[string, Word[]]>([
  ['names and figures', [...column(30, 50, 17, names), ...column(320, 50, 17, figures)]],
  [
    'names, kinds and figures',
    [...column(30, 50, 17, names), ...column(200, 50, 17, notes), ...column(320, 50, 17, figures)],
  ],
  [
    'remarks in smaller print a little higher than the names',
    [...column(30, 50, 17, names, 14), ...column(200, 50, 17, notes, 12), ...column(320, 50, 17, notes, 14)],
  ],
  ['figures a little lower than their names', [...column(30, 50, 17, names), ...column(320, 53, 17, figures)]],
  [
    'notes at half height of the names',
    [
      ...column(30, 50, 12, names),
      ...column(200, 56, 24, notes.slice(0, 3)),
      ...column(320, 56, 24, figures.slice(0, 3)),
    ],
  ],
  [
    'two tables with steps of their own',
    [
      ...column(30, 50, 17, names),
      ...column(150, 50, 17, figures),
      ...column(230, 53, 12, names),
      ...column(400, 53, 12, figures),
    ],
  ],
  ['a few lines of an address', [...column(30, 50, 17, names), ...column(320, 53, 11, notes.slice(0, 4))]],
])('%s are one part', (_, words) => expect(partsOf(words)).toHaveLength(1));

test('a page without words has no part', () => expect(partsOf([])).toEqual([]));
