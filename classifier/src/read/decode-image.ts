import decodeHeic from 'heic-decode';
import sharp, { type Sharp } from 'sharp';
import { limits } from './limits.ts';
import type { Picture } from './picture.ts';
import { badFile, type Refusal, tooMuch } from './refusal.ts';
import type { ImageKind } from './sniff.ts';

/** The pages of an image, the right way up by its own EXIF, decoded one by one when asked for. */
export type OpenedImage = { ok: true; pages: (() => Promise<Sharp>)[] } | Refusal;

const input = { limitInputPixels: limits.maxInputPixels, failOn: 'truncated' } as const;

export async function openImage(bytes: Uint8Array, kind: ImageKind): Promise<OpenedImage> {
  try {
    return kind === 'heic' ? await openHeic(bytes) : await openBySharp(bytes);
  } catch (error) {
    return isTooManyPixels(error) ? tooMuch('too_large') : badFile('damaged');
  }
}

async function openBySharp(bytes: Uint8Array): Promise<OpenedImage> {
  const { pages = 1, format, width, height } = await sharp(bytes, input).metadata();
  // Frames of an animation are no pages.
  const count = format === 'tiff' ? pages : 1;
  if (count > limits.maxPages) return tooMuch('too_many_pages');
  if (width * height > limits.maxInputPixels) return tooMuch('too_large');
  const open = async (page: number) =>
    sharp(bytes, { ...input, page })
      .autoOrient()
      .flatten({ background: '#ffffff' });
  return { ok: true, pages: Array.from({ length: count }, (_, page) => () => open(page)) };
}

/** libheif turns the picture by itself, so there is no EXIF to follow. */
async function openHeic(bytes: Uint8Array): Promise<OpenedImage> {
  const images = await decodeHeic.all({ buffer: bytes });
  try {
    const [first] = images;
    if (!first) return badFile('damaged');
    if (first.width * first.height > limits.maxInputPixels) return tooMuch('too_large');
    const { data, width, height } = await first.decode();
    const raw = { width, height, channels: 4 as const };
    return { ok: true, pages: [async () => sharp(data, { raw }).flatten({ background: '#ffffff' })] };
  } finally {
    images.dispose();
  }
}

/** Grey pixels, shrunk to what the readers can bear. */
export async function greyPicture(image: Sharp): Promise<Picture> {
  const side = Math.floor(Math.sqrt(limits.maxReadPixels));
  const { data, info } = await image
    .clone()
    .resize({ width: side * 2, height: side * 2, fit: 'inside', withoutEnlargement: true })
    .greyscale()
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = info.channels === 1 ? new Uint8Array(data) : everyNth(data, info.channels);
  return await shrinkToLimit({ width: info.width, height: info.height, pixels });
}

async function shrinkToLimit(picture: Picture): Promise<Picture> {
  const area = picture.width * picture.height;
  if (area <= limits.maxReadPixels) return picture;
  const width = Math.floor(picture.width * Math.sqrt(limits.maxReadPixels / area));
  return await resizePicture(picture, width);
}

export async function resizePicture(picture: Picture, width: number): Promise<Picture> {
  const { data, info } = await sharp(picture.pixels, {
    raw: { width: picture.width, height: picture.height, channels: 1 },
  })
    .resize({ width: Math.max(1, Math.round(width)), kernel: 'cubic' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = info.channels === 1 ? new Uint8Array(data) : everyNth(data, info.channels);
  return { width: info.width, height: info.height, pixels };
}

function everyNth(data: Uint8Array, step: number): Uint8Array {
  return Uint8Array.from({ length: Math.floor(data.length / step) }, (_, index) => data[index * step] ?? 0);
}

function isTooManyPixels(error: unknown): boolean {
  return error instanceof Error && error.message.includes('pixel limit');
}
