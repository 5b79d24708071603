import { expect, test } from 'vitest';
import { linesOfLetter } from '../testing/lines-of-letter.ts';

test.each(['E-2048', 'END.2048', 'E2048'])('%s before a name is the code of its fund', (code) =>
  expect(
    linesOfLetter(`
Award       Description                               2026FA       2027SP
PELL        Federal Pell Grant                      2,300.00     2,300.00
SEOG        Supp Educ Opport Grant                    250.00       250.00
TANSY       Tansy Scholarship                         600.00       600.00
${code.padEnd(11)} Endow Assn - Odell Orchard & Mill         500.00         0.00
DSUB        Direct Sub                              1,750.00     1,750.00`).aid,
  ).toContain('Endow Assn - Odell Orchard & Mill 500 INSTITUTION OTHER_SCHOLARSHIP'),
);
