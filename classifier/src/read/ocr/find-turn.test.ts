import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { openLetter } from '../open-letter.ts';
import type { Picture } from '../picture.ts';
import { findStrips } from './find-strips.ts';
import { findTurn, turnPicture } from './find-turn.ts';

async function drawn(sample: string): Promise<Picture> {
  const letter = await openLetter(
    await readFile(fileURLToPath(new URL(`../../../samples/${sample}`, import.meta.url))),
  );
  if (!letter.ok) throw new Error(sample);
  const page = await letter.pages[0]?.picture();
  letter.close();
  if (!page) throw new Error(sample);
  return page.picture;
}

// Long lines of prose, where a whole line is too much to be judged at once.
test.each([
  [0, 0],
  [90, 270],
  [180, 180],
  [270, 90],
] as const)('a page of prose that was turned by %d needs %d', async (by, needed) => {
  const picture = turnPicture(await drawn('digital/d22-marlpit-college.pdf'), by);
  expect(await findTurn(picture, await findStrips(picture))).toBe(needed);
});
