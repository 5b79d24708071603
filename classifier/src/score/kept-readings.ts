import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { Page, Reading, Word } from '../page.ts';
import { readLetter } from '../read/read-letter.ts';
import { understand } from '../understand/understand.ts';
import { type LetterScore, scoreLetter, type TrueLetter } from './compare-letter.ts';

/** The words of a digital letter, a twentieth of its file, with its truth. */
export type KeptLetter = { truth: TrueLetter; reading: Reading };

type PackedWord = [text: string, x: number, y: number, width: number, height: number];
type PackedPage = Omit<Page, 'words'> & { words: PackedWord[] };
type Packed = { truth: TrueLetter; pages: PackedPage[] };

/** The letters of a file of readings: compressed JSON lines. */
export async function readKept(file: string): Promise<KeptLetter[]> {
  const lines = brotliDecompressSync(await readFile(file))
    .toString()
    .trim()
    .split('\n');
  return lines.map((line) => {
    const { truth, pages } = JSON.parse(line) as Packed;
    return { truth, reading: { pages: pages.map((page) => ({ ...page, words: page.words.map(unpacked) })) } };
  });
}

/** Letters far apart have the same words: a third smaller than what sees only the last pages. */
const wideWindow = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };

/** Adds the digital letters of a truth file to a file of readings, in the place of those that had the same paths. */
export async function keepReadings(truths: readonly TrueLetter[], truthFile: string, file: string): Promise<number> {
  const old = existsSync(file) ? await readKept(file) : [];
  const added: KeptLetter[] = [];
  for (const truth of truths) {
    const read = await readLetter(await readFile(join(dirname(truthFile), truth.file)));
    if (read.ok && read.reading.pages.every(({ reader }) => reader === 'text'))
      added.push({ truth, reading: read.reading });
  }
  const paths = new Set(added.map(({ truth }) => truth.file));
  const letters = [...old.filter(({ truth }) => !paths.has(truth.file)), ...added];
  const text = letters.map((letter) => `${JSON.stringify(packed(letter))}\n`).join('');
  await writeFile(file, brotliCompressSync(text, { params: wideWindow }));
  return added.length;
}

/** What is understood of each reading, compared with its truth. */
export const scoreKept = (letters: readonly KeptLetter[]): LetterScore[] =>
  letters.map(({ truth, reading }) => scoreLetter(truth, { file: truth.file, ...understand(reading) }));

const unpacked = ([text, x, y, width, height]: PackedWord): Word => ({ text, x, y, width, height, confidence: 1 });

const packed = ({ truth, reading }: KeptLetter): Packed => ({
  truth,
  pages: reading.pages.map((page) => ({
    ...page,
    words: page.words.map(({ text, x, y, width, height }) => [text, fine(x), fine(y), fine(width), fine(height)]),
  })),
});

const fine = (points: number): number => Math.round(points * 100) / 100;
