import { describe, expect, test } from 'vitest';
import type { Reading } from '../page.ts';
import { layouts } from '../testing/drawn-layouts.ts';
import { drawLetter } from '../testing/drawn-letters.ts';
import { drawOf } from '../testing/drawn-offers.ts';
import { letterFromText } from '../testing/letter-from-text.ts';
import { understand } from './understand.ts';

/** Every layout with names, figures and what stands beside them drawn by lot: a rule that leans on chance fails in one of them. */
const seeds = Array.from({ length: 12 }, (_, at) => at + 1);

const valuesOf = (items: { value: number }[]): number[] => items.map(({ value }) => value).toSorted((a, b) => a - b);
const isGift = ({ category }: { category: string }): boolean => category === 'GRANT' || category === 'SCHOLARSHIP';

/** The lines of a letter nearer to each other, or further apart. */
const spaced = ({ pages }: Reading, by: number): Reading => ({
  pages: pages.map((page) => ({ ...page, words: page.words.map((word) => ({ ...word, y: word.y * by })) })),
});

function expectWhole(layout: string, seed: number, spacing: number): void {
  const { offer, text } = drawLetter(layout, drawOf(seed));
  const { gifts, loans, work } = offer;
  const { aid, costs, status } = understand(spaced(letterFromText(text), spacing));
  expect({ aid: valuesOf(aid), gifts: valuesOf(aid.filter(isGift)), costs: valuesOf(costs) }, text).toEqual({
    aid: valuesOf([...gifts, ...loans, ...work]),
    gifts: valuesOf(gifts),
    costs: valuesOf(offer.costs),
  });
  expect(status).toBe('READY');
}

describe.each(Object.keys(layouts))('%s', (layout) => {
  test.each(seeds)('drawn by %i', (seed) => expectWhole(layout, seed, 1));
  test.each([0.85, 1.3, 1.6])('set in %d of the usual space', (spacing) => {
    for (const seed of seeds.slice(0, 2)) expectWhole(layout, seed, spacing);
  });
});
