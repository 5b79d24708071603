import { expect, test } from 'vitest';
import { normalText } from './normal-text.ts';

test.each([
  ["Dean's Schol.", 'deans scholarship'],
  ['Fed. Pell Grt', 'federal pell grant'],
  ['Federal S.E.O.G.', 'federal seog'],
  ['Federal S.E.O.G', 'federal seog'],
  ['Bühler Constructor Prize', 'buhler constructor prize'],
])('%s', (text, normal) => {
  expect(normalText(text)).toBe(normal);
});
