import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { classify } from '../classifier/src/classify.ts';
import type { Word } from '../classifier/src/page.ts';
import { defaultPoolLimits } from '../classifier/src/pool/limits.ts';
import { findStrips } from '../classifier/src/read/ocr/find-strips.ts';
import { preparePicture } from '../classifier/src/read/ocr/prepare-picture.ts';
import { readPicture } from '../classifier/src/read/ocr/read-picture.ts';
import { readStrip } from '../classifier/src/read/ocr/read-strip.ts';
import { readByTesseract } from '../classifier/src/read/ocr/tesseract.ts';
import { openLetter } from '../classifier/src/read/open-letter.ts';
import { closePdf, openPdf, withPage } from '../classifier/src/read/pdf-document.ts';
import { withMemory } from '../classifier/src/read/pdfium.ts';
import type { Picture, Size } from '../classifier/src/read/picture.ts';
import { stopReaders, warmReaders } from '../classifier/src/read/warm-readers.ts';

const samples = join(import.meta.dirname, '../classifier/samples');
const rounds = 36;

/** CPU milliseconds of all threads, so that other work on the machine does not count. */
async function cpuOf(act: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const filesIn = (folder: string, ending: RegExp): Uint8Array[] =>
  readdirSync(join(samples, folder))
    .filter((name) => ending.test(name))
    .map((name) => new Uint8Array(readFileSync(join(samples, folder, name))));

/** What any reader of PDF text must do: open it, and take each character with its box. */
async function bareText(bytes: Uint8Array): Promise<void> {
  const opened = await openPdf(bytes);
  if (!opened.ok) throw new Error('a sample does not open');
  const { document } = opened;
  const { pdfium } = document;
  for (let page = 0; page < document.pageCount; page += 1)
    withPage(document, page, (pointer) => {
      const text = pdfium._FPDFText_LoadPage(pointer);
      withMemory(pdfium, 16, (box) => {
        for (let index = pdfium._FPDFText_CountChars(text) - 1; index >= 0; index -= 1) {
          pdfium._FPDFText_GetUnicode(text, index);
          pdfium._FPDFText_GetLooseCharBox(text, index, box);
        }
      });
      pdfium._FPDFText_ClosePage(text);
    });
  closePdf(document);
}

async function digital(): Promise<void> {
  const letters = filesIn('digital', /\.pdf$/);
  const inTurn = (act: (bytes: Uint8Array) => Promise<unknown>) => async () => {
    for (const bytes of letters) await act(bytes);
  };
  await inTurn(bareText)();
  await inTurn(classify)();
  const bare: number[] = [];
  const ours: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    bare.push(await cpuOf(inTurn(bareText)));
    ours.push(await cpuOf(inTurn(classify)));
  }
  const each = (cpu: number[]): string => (sum(cpu) / cpu.length / letters.length).toFixed(2);
  const print = (what: string, from: number, to: number): void => {
    const [text, all] = [bare.slice(from, to), ours.slice(from, to)];
    console.log(`  ${what}  ${each(text)}  ${each(all)}    ${(sum(all) / sum(text)).toFixed(2)} × bare`);
  };
  console.log(
    `digital letters (${letters.length}, ${rounds} rounds), CPU ms a letter: bare PDFium text with boxes, classified`,
  );
  // The engine goes on compiling what is used often for many hundred letters; a child of the pool lives for thousands.
  print('first third  ', 0, rounds / 3);
  print('second third ', rounds / 3, (2 * rounds) / 3);
  print('last third   ', (2 * rounds) / 3, rounds);
}

const sum = (values: number[]): number => values.reduce((all, value) => all + value, 0);

type Page = { picture: Picture; size: Size };

async function scannedPages(): Promise<Page[]> {
  const pages: Page[] = [];
  for (const bytes of filesIn('scans', /./)) {
    const letter = await openLetter(bytes);
    if (!letter.ok) throw new Error('a sample does not open');
    for (const source of letter.pages) {
      const drawn = source.text() === null ? await source.picture() : null;
      if (drawn) pages.push(drawn);
    }
    letter.close();
  }
  return pages;
}

async function byTesseract({ picture }: Page): Promise<Word[]> {
  return await readByTesseract((await preparePicture(picture)).picture);
}

async function byStrips({ picture }: Page): Promise<void> {
  for (const strip of await findStrips(picture)) await readStrip(picture, strip);
}

async function scanned(): Promise<void> {
  const pages = await scannedPages();
  const total = { first: 0, second: 0, ours: 0, ratio: 0 };
  for (const page of pages) {
    const first = await cpuOf(() => byTesseract(page));
    const second = await cpuOf(() => byStrips(page));
    const ours = await cpuOf(() => readPicture(page.picture, page.size, 1));
    total.first += first;
    total.second += second;
    total.ours += ours;
    total.ratio += ours / Math.max(first, second);
  }
  const each = (cpu: number): string => (cpu / pages.length / 1000).toFixed(2);
  console.log(`scanned pages (${pages.length}), CPU s a page`);
  console.log(`  Tesseract alone              ${each(total.first)}`);
  console.log(`  PP-OCR alone                 ${each(total.second)}`);
  console.log(
    `  both, as we read             ${each(total.ours)}    ${(total.ratio / pages.length).toFixed(2)} × the slower one alone`,
  );
}

await warmReaders();
await digital();
await scanned();
const peak = Math.round(process.resourceUsage().maxRSS / 1024);
console.log(
  `memory peak of this process ${peak} MB; a child may take ${defaultPoolLimits.maxResidentBytes / 2 ** 20} MB`,
);
await stopReaders();
