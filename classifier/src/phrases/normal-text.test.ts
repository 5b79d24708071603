import { expect, test } from 'vitest';
import { normalText } from './normal-text.ts';

test.each([
  ["Dean's Schol.", 'deans scholarship'],
  ['Fed. Pell Grt', 'federal pell grant'],
  ['Federal S.E.O.G.', 'federal seog'],
  ['Federal S.E.O.G', 'federal seog'],
  ['Completion Gra…', 'completion grant'],
  ['Federal Work-Stu...', 'federal work study'],
  ['Arkansas Academic Chall…', 'arkansas academic challenge'],
  ['Bühler Constructor Prize', 'buhler constructor prize'],
])('%s', (text, normal) => {
  expect(normalText(text)).toBe(normal);
});
