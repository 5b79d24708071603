import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawText, tinyPdf } from '../testing/tiny-pdf.ts';
import { tinyZip } from '../testing/tiny-zip.ts';
import { limits } from './limits.ts';
import { pageImage, readLetter } from './read-letter.ts';

const letterPage = { content: drawText('Your financial aid offer for 2026-2027', 72, 700) };
const text = (content: string) => new Uint8Array(Buffer.from(content));
const white = async () =>
  new Uint8Array(
    await sharp({ create: { width: 40, height: 60, channels: 3, background: 'white' } })
      .png()
      .toBuffer(),
  );

describe('does', () => {
  it('reads the pages of a PDF in order', async () => {
    const second = { content: drawText('Terms and conditions of your award', 72, 700) };
    const read = await readLetter(tinyPdf([letterPage, second]));
    expect(read).toMatchObject({ ok: true, reading: { pages: [{ number: 1, reader: 'text' }, { number: 2 }] } });
  });

  it('takes a PDF with lines before its head', async () => {
    const bytes = new Uint8Array(Buffer.concat([Buffer.from('\r\n\r\n'), tinyPdf([letterPage])]));
    expect(await readLetter(bytes)).toMatchObject({ ok: true });
  });

  it('reads a page that makes a point of every pixel as the sheet that it is', async () => {
    const large = { content: drawText('Your financial aid offer', 300, 3000, 50), width: 2550, height: 3300 };
    const read = await readLetter(tinyPdf([large]));
    const [page] = read.ok ? read.reading.pages : [];
    expect(page).toMatchObject({ width: 612, height: 792 });
    expect(page?.words[0]?.x).toBeCloseTo(72, 0);
    const png = await pageImage(tinyPdf([large]), 1, 36);
    expect(await sharp(png ?? new Uint8Array()).metadata()).toMatchObject({ width: 306, height: 396 });
  });

  it('draws a page at the size asked for', async () => {
    const png = await pageImage(tinyPdf([letterPage]), 1, 36);
    expect(await sharp(png ?? new Uint8Array()).metadata()).toMatchObject({ format: 'png', width: 306, height: 396 });
    expect(await pageImage(tinyPdf([letterPage]), 2, 36)).toBeNull();
  });
});

describe('refuses', () => {
  const zip = (name: string, content: Uint8Array) => ({ name, content });

  it.each([
    ['empty', new Uint8Array()],
    ['unknown_type', text('<html><body>Sign in</body></html>')],
    ['damaged', text('%PDF-1.7\nand nothing else')],
    ['damaged', tinyPdf([])],
    ['zip_without_images', tinyZip([zip('notes.txt', text('hello'))])],
    ['zip_nested', tinyZip([zip('more.zip', tinyZip([zip('a.txt', text('a'))]))])],
    ['encrypted', tinyZip([{ ...zip('a.png', text('twelve bytes and more')), isEncrypted: true }])],
    ['zip_bomb', tinyZip(Array.from({ length: 300 }, (_, index) => zip(`${index}.png`, text('x'))))],
  ])('%s', async (reason, bytes) => {
    expect(await readLetter(bytes)).toEqual({ ok: false, status: 'BAD_FILE', reason });
  });

  it('a picture that ends too early', async () => {
    const noise = {
      create: {
        width: 400,
        height: 400,
        channels: 3 as const,
        background: 'white',
        noise: { type: 'gaussian' as const, mean: 128, sigma: 60 },
      },
    };
    const whole = await sharp(noise).png().toBuffer();
    const read = await readLetter(new Uint8Array(whole.subarray(0, whole.length >> 1)));
    expect(read).toMatchObject({ ok: false, status: 'BAD_FILE', reason: 'damaged' });
  });

  it('what is too much', async () => {
    const pages = Array.from({ length: limits.maxPages + 1 }, () => letterPage);
    expect(await readLetter(tinyPdf(pages))).toMatchObject({ reason: 'too_many_pages' });
    expect(await readLetter(new Uint8Array(limits.maxBytes + 1))).toMatchObject({ reason: 'too_large' });
    const image = await white();
    const parts = Array.from({ length: limits.maxZipImages + 1 }, (_, index) => zip(`${index}.png`, image));
    expect(await readLetter(tinyZip(parts))).toMatchObject({ reason: 'too_many_pages' });
  });
});
