import { expect, test } from 'vitest';
import type { Word } from '../page.ts';
import { joinLetters } from './letter-spaced.ts';

/** Words with the gap before each and their height: "Br" and, 5 points on, "endan" in smaller print. */
const textOf = (...parts: [text: string, gap: number, height: number][]): string => {
  let x = 50;
  const words = parts.map(([text, gap, height]): Word => {
    const word = { text, x: x + gap, y: 60 - height, width: 7 * text.length, height, confidence: 1 };
    x = word.x + word.width;
    return word;
  });
  return joinLetters(words)
    .map(({ text }) => text)
    .join(' ');
};
const spaced = (text: string, gap: number, blank: number): [string, number, number][] =>
  text.split(' ').flatMap((word) => [...word].map((letter, at) => [letter, at === 0 ? blank : gap, 20] as const)) as [
    string,
    number,
    number,
  ][];

test.each([
  [
    'small capitals with wide spacing',
    [
      ['Saint', 0, 17],
      ['Br', 11, 17],
      ['annoc', 5, 12],
    ],
    'Saint Brannoc',
  ],
  [
    'a word of small capitals alone',
    [
      ['Uni', 0, 17],
      ['v', 2, 12],
      ['ersit', 6, 12],
      ['y', 4, 12],
    ],
    'University',
  ],
  [
    'small print behind a heading',
    [
      ['Your', 0, 17],
      ['costs', 4, 17],
      ['living', 5, 12],
      ['here', 3, 12],
    ],
    'Your costs living here',
  ],
  [
    'capitals in pieces, one of them a lone letter',
    [
      ['B', 0, 20],
      ['RO', 3.5, 20],
      ['OK', 3, 20],
      ['COLL', 12, 20],
      ['EGE', 3, 20],
    ],
    'BROOK COLLEGE',
  ],
  ['spaced letters of both sizes', spaced('Lakeside College', 4, 11), 'Lakeside College'],
  [
    'a spaced zip',
    [['OREGON', 0, 13], ...'97301'.split('').map((digit, at): [string, number, number] => [digit, at ? 1.5 : 6, 13])],
    'OREGON 97301',
  ],
  [
    'spaced years behind spaced words',
    [...spaced('NOTICE OF', 4, 21), ...spaced('2026-2027', 4, 30)],
    'NOTICE OF 2026-2027',
  ],
  ['spaced years alone', spaced('2026–27', 4, 11), '2026–27'],
  ['digits of a table', spaced('4321', 4, 11), '4 3 2 1'],
  [
    'the sign for "fi"',
    [
      ['Offi', 0, 9],
      ['ce', 5, 9],
      ['of', 3, 9],
      ['Aid', 3, 9],
    ],
    'Office of Aid',
  ],
  [
    'capitals with narrow blanks',
    [
      ['LOWELL', 0, 27],
      ['TECHNICAL', 3.7, 27],
      ['INSTITUTE', 4.2, 27],
    ],
    'LOWELL TECHNICAL INSTITUTE',
  ],
  [
    'capitals that were parted',
    [
      ['SC', 0, 27],
      ['HOOL', 2.5, 27],
      ['OF', 6, 27],
      ['LAW', 6, 27],
    ],
    'SCHOOL OF LAW',
  ],
  [
    'a word in pieces, closer than any blank',
    [
      ['LO', 0, 13],
      ['A', 1.5, 13],
      ['N', 1.5, 13],
      ['S', 1.5, 13],
    ],
    'LOANS',
  ],
  [
    'a spaced year behind a word',
    [['COSTS', 0, 13], ...'2026-27'.split('').map((sign, at): [string, number, number] => [sign, at ? 1.5 : 5, 13])],
    'COSTS 2026-27',
  ],
] as [string, [string, number, number][], string][])('%s', (_, parts, text) => expect(textOf(...parts)).toBe(text));

test('a word in two colors is one', () => {
  const parts: [string, number, number][] = [
    ['Guada', 0, 22],
    ['lupe', 0, 22],
    ['Bend', 4, 22],
  ];
  expect(textOf(...parts)).toBe('Guadalupe Bend');
});
