import { readFileSync } from 'node:fs';
import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import { inspectFile } from './inspect-file.ts';
import { evenRanges, parsePageRanges, rangesInWords } from './page-ranges.ts';
import { splitPdf } from './split-pdf.ts';
import { moved, stapledName, staplePictures } from './staple.ts';
import { unpackPictures } from './unpack-pictures.ts';

const bytes = readFileSync(
  new URL('../../../../../classifier/samples/screenshots/w01-ocmulgee-state-university.png', import.meta.url),
);
const picture = (name: string) => new File([new Uint8Array(bytes)], name);
type Named = { name: string; folder: string };
const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());

describe('[R-D.06] stapling', () => {
  test('keeps the order that was chosen, whatever the names are', async () => {
    const names = ['z.png', 'b.png', '10.png', 'a.png', 'c.png', 'd.png', 'e.png', 'f.png', 'g.png', 'h.png', 'i.png'];
    const stapled = await staplePictures(names.map(picture), 'portal.zip');
    const unpacked = unpackPictures(await bytesOf(stapled));
    expect(unpacked.map(({ name }) => name.replace(/^\d+-/, ''))).toEqual(names);
    expect(await inspectFile(stapled)).toMatchObject({ facts: { kind: 'zip', pages: 11, fault: null } });
  });

  test('again does not pile up numbers', async () => {
    const once = unpackPictures(await bytesOf(await staplePictures([picture('a.png'), picture('b.png')], 'x.zip')));
    const twice = unpackPictures(await bytesOf(await staplePictures(moved(once, 1, 0), 'x.zip')));
    expect(twice.map(({ name }) => name)).toEqual(['1-b.png', '2-a.png']);
  });

  test('is called after the folder that holds nothing else, else after the first picture', () => {
    const [a, b, other] = ['1.png', '2.png', 'x.pdf'].map((name) => ({ name, folder: 'Ortiz' })) as [
      Named,
      Named,
      Named,
    ];
    expect(stapledName([a, b], [a, b])).toBe('Ortiz.zip');
    expect(stapledName([a, b], [a, b, other])).toBe('1.zip');
    expect(stapledName([a, { ...b, folder: '' }], [a, b])).toBe('1.zip');
  });

  test.each([
    [0, 2, ['b', 'c', 'a']],
    [2, 0, ['c', 'a', 'b']],
    [1, 1, ['a', 'b', 'c']],
  ])('moves %i to %i', (from, to, expected) => {
    expect(moved(['a', 'b', 'c'], from, to)).toEqual(expected);
  });
});

describe('splitting', () => {
  test.each([
    ['1-2, 3, 4-6', '1-2, 3, 4-6'],
    ['5', '5'],
    ['1–3', '1-3'],
    ['4-6, 1', '4-6, 1'],
  ])('%j are ranges', (text, words) => {
    const parsed = parsePageRanges(text, 6);
    expect('ranges' in parsed && rangesInWords(parsed.ranges)).toBe(words);
  });

  test.each([
    ['', 'Write pages as 1-2, 3, 4-6.'],
    ['1-', 'Write pages as 1-2, 3, 4-6.'],
    ['7', 'The file has pages 1 to 6.'],
    ['0-2', 'The file has pages 1 to 6.'],
    ['3-2', '3-2 runs backwards.'],
    ['1-3, 3-4', 'Page 3 is in two letters.'],
  ])('[R-5.09] %j is refused', (text, problem) => {
    expect(parsePageRanges(text, 6)).toEqual({ problem });
  });

  test('every so many pages, the last with what is left', () => {
    expect(rangesInWords(evenRanges(7, 3))).toBe('1-3, 4-6, 7');
  });

  test('makes a letter a range, named after its pages', async () => {
    const whole = await PDFDocument.create();
    for (let page = 1; page <= 5; page++) whole.addPage([100 * page, 200]);
    const file = new File([new Uint8Array(await whole.save())], 'all.pdf');
    const letters = await splitPdf(file, evenRanges(5, 2));
    expect(letters.map(({ name }) => name)).toEqual(['all-p1-2.pdf', 'all-p3-4.pdf', 'all-p5.pdf']);
    const second = await PDFDocument.load(await bytesOf(letters[1] as File));
    expect(second.getPages().map((page) => page.getWidth())).toEqual([300, 400]);
  });
});
