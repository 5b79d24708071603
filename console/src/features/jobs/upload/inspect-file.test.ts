import { readFileSync } from 'node:fs';
import { PDFDocument } from '@cantoo/pdf-lib';
import { type Zippable, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { FileFacts, Inspection } from './file-facts.ts';
import { factsInWords } from './file-facts.ts';
import { inspectFile } from './inspect-file.ts';

const samples = new URL('../../../../../classifier/samples/', import.meta.url);
const sample = (path: string) => new Uint8Array(readFileSync(new URL(path, samples)));
const picture = sample('screenshots/w01-ocmulgee-state-university.png');
const document = sample('digital/d01-harrow-glen-college.pdf');
const text = (words: string) => new TextEncoder().encode(words);

const fileOf = (content: BlobPart, name = 'letter.bin') => new File([content], name);
const inspect = (content: Uint8Array, name?: string) => inspectFile(fileOf(new Uint8Array(content), name));
const inspectZipOf = (entries: Zippable) => inspect(zipSync(entries, { level: 1 }), 'letters.zip');
const factsIn = (inspection: Inspection): FileFacts => {
  if ('letters' in inspection) throw new Error('Several letters');
  return inspection.facts;
};

async function pdfOf(pages: number, options: object = {}, useObjectStreams = true): Promise<Uint8Array> {
  const made = await PDFDocument.create();
  for (let page = 0; page < pages; page++) made.addPage();
  if (Object.keys(options).length > 0) made.encrypt(options as Parameters<typeof made.encrypt>[0]);
  return made.save({ useObjectStreams });
}

describe('[R-D.06] the content decides what a file is', () => {
  test.each([
    ['digital/d01-harrow-glen-college.pdf', 'PDF, 1 page'],
    ['digital/d58-mauna-point-college.pdf', 'PDF, 1 page'],
    ['scans/s10-wolverine-sands-university.pdf', 'PDF, 1 page'],
    ['scans/s02-sugar-creek-university.png', /^PNG, \d+ × \d+$/],
    ['scans/s06-ventnor-state-university.tiff', /^TIFF, \d+ × \d+$/],
    ['photos/p05-delta-bluff-university.webp', /^WebP, \d+ × \d+$/],
    ['negatives/n06-housing-price-list.jpg', /^JPG, \d+ × \d+$/],
    // Damaged, but of a type that can be read: the server tells more.
    ['bad/b10-truncated.tiff', /^TIFF/],
    ['bad/b05-broken.jpg', /^JPG/],
  ])('%s: %s', async (path, words) => {
    const facts = factsIn(await inspect(sample(path), 'wrong-name.docx'));
    expect(facts.fault).toBeNull();
    expect(factsInWords(facts)).toMatch(words);
  });

  test('a HEIC tells the size of its largest picture', async () => {
    const box = (type: string, ...values: number[]) => [
      ...text(type),
      ...values.flatMap((v) => [v >>> 24, v >>> 16, v >>> 8, v].map((b) => b & 255)),
    ];
    const heic = new Uint8Array([
      0,
      0,
      0,
      24,
      ...text('ftypheic'),
      0,
      0,
      0,
      0,
      ...box('ispe', 0, 160, 120),
      ...box('ispe', 0, 4032, 3024),
    ]);
    expect(factsInWords(factsIn(await inspect(heic)))).toBe('HEIC, 4032 × 3024');
  });

  test.each([
    ['bad/b04-web-page.pdf', 'Web page'],
    ['bad/b07-random.heic', null],
  ])('%s is refused: %s', async (path, what) => {
    expect(factsIn(await inspect(sample(path)))).toMatchObject({ kind: null, fault: 'unknown_type', what });
  });

  test.each([
    ['Word document', zipSync({ '[Content_Types].xml': text('<Types/>'), 'word/document.xml': text('<w/>') })],
    ['Excel workbook', zipSync({ '[Content_Types].xml': text('<Types/>'), 'xl/workbook.xml': text('<w/>') })],
    ['OpenDocument file', zipSync({ mimetype: text('application/vnd.oasis.opendocument.text') })],
    ['GIF image', text('GIF89a')],
    ['Plain text', text('Dear student,')],
    ['Mail message', text('From: aid@school.example\nSubject: Your offer')],
    ['Office document of an old format', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1])],
  ])('a %s is named', async (what, content) => {
    expect(factsIn(await inspect(content))).toMatchObject({ fault: 'unknown_type', what });
  });

  test('an empty file', async () => {
    expect(factsIn(await inspect(new Uint8Array()))).toMatchObject({ fault: 'empty' });
  });

  test('the hash is the one that the server keeps', async () => {
    const { createHash } = await import('node:crypto');
    const expected = createHash('sha256').update(document).digest('hex');
    expect(factsIn(await inspect(document)).sha256).toBe(expected);
  });
});

describe('a PDF', () => {
  test.each([true, false])('counts its pages (packed: %s)', async (isPacked) => {
    expect(factsIn(await inspect(await pdfOf(7, {}, isPacked))).pages).toBe(7);
  });

  test('[R-D.07] of more than 50 pages is stopped, of 50 it is not', async () => {
    expect(factsIn(await inspect(await pdfOf(51)))).toMatchObject({ pages: 51, fault: 'too_many_pages' });
    expect(factsIn(await inspect(await pdfOf(50)))).toMatchObject({ pages: 50, fault: null });
  });

  test('[R-D.06] that asks for a password is stopped', async () => {
    expect(factsIn(await inspect(sample('bad/b03-encrypted.pdf'))).fault).toBe('encrypted');
    expect(factsIn(await inspect(await pdfOf(1, { userPassword: 'secret', ownerPassword: 'boss' }))).fault).toBe(
      'encrypted',
    );
  });

  test('that only forbids printing opens for everyone, so it may go', async () => {
    const locked = await pdfOf(2, { userPassword: '', ownerPassword: 'boss', permissions: {} });
    expect(factsIn(await inspect(locked))).toMatchObject({ fault: null, pages: 2 });
  });
});

describe('[R-D.06] a ZIP', () => {
  test('of pictures is one letter; hidden files and folders don’t count', async () => {
    const inspection = await inspectZipOf({
      'portal/1.png': picture,
      'portal/2.png': picture,
      'portal/.DS_Store': text('x'),
      '__MACOSX/portal/._1.png': picture,
      'notes.txt': text('x'),
    });
    expect(factsIn(inspection)).toMatchObject({ kind: 'zip', pages: 2, fault: null });
  });

  test('with PDFs is unpacked: each file is a letter', async () => {
    const inspection = await inspectZipOf({
      'west/a.pdf': document,
      'east/b.pdf': document,
      'c.png': picture,
      'list.txt': text('x'),
    });
    if (!('letters' in inspection)) throw new Error('One letter');
    expect(inspection.letters.map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf', 'c.png']);
    expect(inspection.letters[0]?.size).toBe(document.length);
  });

  test('of 21 pictures has too many pages', async () => {
    const pictures = Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`${index}.png`, picture]));
    expect(factsIn(await inspectZipOf(pictures))).toMatchObject({ pages: 21, fault: 'too_many_pages' });
  });

  test('whose pictures unpack to more than 25 MB is too large, or a bomb', async () => {
    const head = (bytes: number, isNoise: boolean) => {
      const content = new Uint8Array(bytes);
      if (isNoise) for (let at = 0; at < bytes; at += 65_536) crypto.getRandomValues(content.subarray(at, at + 65_536));
      content.set(picture.subarray(0, 64));
      return content;
    };
    const large = zipSync({ 'a.png': head(26 * 1024 * 1024, true) }, { level: 0 });
    expect(factsIn(await inspect(large)).fault).toBe('too_large_unpacked');
    const bomb = zipSync({ 'a.png': head(64 * 1024 * 1024, false) }, { level: 1 });
    expect(factsIn(await inspect(bomb)).fault).toBe('zip_bomb');
  });

  test.each([
    ['bad/b08-no-images.zip', 'zip_without_images'],
    ['bad/b09-nested.zip', 'zip_nested'],
  ])('%s: %s', async (path, fault) => {
    expect(factsIn(await inspect(sample(path))).fault).toBe(fault);
  });

  test('that is cut off, locked or without entries', async () => {
    const zip = zipSync({ 'a.png': picture });
    expect(factsIn(await inspect(zip.slice(0, zip.length - 200))).fault).toBe('damaged');
    const locked = zip.slice();
    locked[6] = 1;
    expect(factsIn(await inspect(locked)).fault).toBe('encrypted');
    expect(factsIn(await inspect(zipSync({}))).fault).toBe('zip_without_images');
  });
});
