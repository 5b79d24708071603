import { indexOfText, viewOf } from './bytes.ts';
import type { PictureKind } from './sniff.ts';

export type PictureSize = { width: number; height: number };

/** Width and height by the picture's own head; null where it can't be told. Turned photos are told as stored. */
export function pictureSize(kind: PictureKind, bytes: Uint8Array): PictureSize | null {
  try {
    return readers[kind](viewOf(bytes), bytes);
  } catch (error) {
    // The head points past the end of a damaged file.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

type Reader = (view: DataView, bytes: Uint8Array) => PictureSize | null;

const readers: Record<PictureKind, Reader> = {
  png: (view) => ({ width: view.getUint32(16), height: view.getUint32(20) }),
  jpg: readJpg,
  heic: readHeic,
  webp: readWebp,
  tiff: readTiff,
};

function readJpg(view: DataView): PictureSize | null {
  for (let at = 2; view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
  }
  return null;
}

/** The largest of the sizes that the file tells: tiles and thumbnails have theirs, too. */
function readHeic(view: DataView, bytes: Uint8Array): PictureSize | null {
  let largest: PictureSize | null = null;
  for (let at = indexOfText(bytes, 'ispe'); at >= 0; at = indexOfText(bytes, 'ispe', at + 4)) {
    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}

function readWebp(view: DataView): PictureSize | null {
  const form = view.getUint32(12);
  if (form === 0x56503820)
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (form === 0x5650384c) {
    const packed = view.getUint32(21, true);
    return { width: (packed & 0x3fff) + 1, height: ((packed >> 14) & 0x3fff) + 1 };
  }
  const threeBytes = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16) + 1;
  return form === 0x56503858 ? { width: threeBytes(24), height: threeBytes(27) } : null;
}

function readTiff(view: DataView): PictureSize | null {
  const isLittle = view.getUint16(0) === 0x4949;
  const directory = view.getUint32(4, isLittle);
  const tags = new Map<number, number>();
  for (let index = 0; index < view.getUint16(directory, isLittle); index++) {
    const at = directory + 2 + 12 * index;
    const isShort = view.getUint16(at + 2, isLittle) === 3;
    tags.set(
      view.getUint16(at, isLittle),
      isShort ? view.getUint16(at + 8, isLittle) : view.getUint32(at + 8, isLittle),
    );
  }
  const [width, height] = [tags.get(0x100), tags.get(0x101)];
  return width && height ? { width, height } : null;
}
