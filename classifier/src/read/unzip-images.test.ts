import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { tinyZip } from '../testing/tiny-zip.ts';
import { unzipImages } from './unzip-images.ts';

const png = new Uint8Array(
  await sharp({ create: { width: 2, height: 2, channels: 3, background: 'white' } })
    .png()
    .toBuffer(),
);

describe('does', () => {
  it('takes the visible images in the natural order of their names', async () => {
    const names = ['page-10.png', 'page-9.png', '__MACOSX/._page-9.png', '.hidden.png', 'Page-1.png'];
    const unzipped = await unzipImages(tinyZip(names.map((name) => ({ name, content: png }))));
    expect(unzipped.ok && unzipped.images.map((image) => image.name)).toEqual([
      'Page-1.png',
      'page-9.png',
      'page-10.png',
    ]);
  });
});

describe('refuses', () => {
  it('sizes that cannot be true', async () => {
    const liar = { name: 'a.png', content: png, claimedSize: 2 ** 31 };
    expect(await unzipImages(tinyZip([liar]))).toMatchObject({ ok: false });
  });
});
