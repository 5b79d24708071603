import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import type { Reading } from '../page.ts';
import { scoreLetter } from '../score/compare-letter.ts';
import { type KeptLetter, readKept } from '../score/kept-readings.ts';
import { foreignBlocks } from '../testing/foreign-blocks.ts';
import { type Gap, gapsBeside, setBeside } from '../testing/set-beside.ts';
import type { Classification } from './classification.ts';
import { understand } from './understand.ts';

type KnownLetter = { file: string; reading: Reading; answer: string[]; gaps: Gap[] };
let letters: KnownLetter[];

/** Every so many of the kept letters, of different hands, systems and layouts, until there are enough. */
const stride = 67;
const enough = 13;

beforeAll(async () => {
  const file = fileURLToPath(new URL('../../samples/readings.jsonl.br', import.meta.url));
  const some = (await readKept(file)).filter((_, at) => at % stride === 0);
  letters = some.flatMap(knownOf).slice(0, enough);
});

/** A letter of one page that is read right as it is and has room at several places. */
function knownOf({ truth, reading }: KeptLetter): KnownLetter[] {
  const answer = understand(reading);
  const { read } = scoreLetter(truth, { file: truth.file, ...answer });
  const gaps = gapsBeside(reading, answer);
  if (reading.pages.length > 1 || !read?.isExact || !read.isYearRight || gaps.length < 4) return [];
  if (answer.aid.some(figuresFirst)) return [];
  return [{ file: truth.file, reading, answer: linesOf(answer), gaps }];
}

/** A table with its figures before its names is not told from one of others right above it. */
const figuresFirst = ({ evidence: { figure, description } }: Classification['aid'][number]): boolean =>
  figure.x < description.x && Math.abs(figure.y - description.y) < figure.height / 2;

/** All that an answer says, a line each. */
const linesOf = ({ status, awardYear, institution, aid, costs }: Classification): string[] => [
  `${status} ${awardYear} ${institution.name}, ${institution.state}`,
  ...aid.map((a) => [a.value, a.description, a.source, a.category, a.subCategory].join(' | ')).toSorted(),
  ...costs.map((cost) => [cost.value, cost.description, cost.category].join(' | ')).toSorted(),
];

const missingFrom = (lines: string[], from: string[]): string[] => lines.filter((line) => !from.includes(line));

/** What a letter says otherwise with the block in one of its gaps. */
function changes({ file, reading, answer, gaps }: KnownLetter, block: string, turn: number): string[] {
  const gap = gaps[turn % gaps.length] as Gap;
  const read = linesOf(understand(setBeside(reading, block, gap)));
  const lost = missingFrom(answer, read).map((line) => `- ${line}`);
  const added = missingFrom(read, answer).map((line) => `+ ${line}`);
  return isDeepStrictEqual(read, answer) ? [] : [`${file}, page ${gap.page} at ${gap.top}`, ...lost, ...added];
}

test('letters of many layouts are whole as they are', () => {
  expect(letters).toHaveLength(enough);
});

const nameOf = (block: string): string => block.replace(/^# /, '').replaceAll('\n', ' ').slice(0, 50);
const blocks = foreignBlocks.map((block, at) => ({ name: nameOf(block), block, at }));

/** Each block in one gap of each letter, in another one of the next. */
test.each(blocks)('$name', ({ block, at }) => {
  expect(letters.flatMap((letter, turn) => changes(letter, block, at + turn))).toEqual([]);
});
