import { crc32, deflateRawSync, deflateSync } from 'node:zlib';
import { pdfFile, pdfStream, tinyPdf } from './tiny-pdf.ts';
import { type TinyEntry, tinyZip } from './tiny-zip.ts';

const mebibyte = 1024 * 1024;
const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
const blanks = (megabytes: number): Uint8Array => deflateSync(Buffer.alloc(megabytes * mebibyte, ' '), { level: 9 });

/** Small files that ask for far more than they are: each must get an answer within the limits of a child. */
export const bombs: Record<string, () => Uint8Array> = {
  'zip: 256 MB of zeros': () => tinyZip([deflatedZeros('a.png', 256 * mebibyte)]),
  'zip: says 1 kB, is 256 MB': () => tinyZip([{ ...deflatedZeros('a.png', 256 * mebibyte), claimedSize: 1024 }]),
  'zip: 201 entries in one place': () => tinyZip(many(201, (index) => overlapping(index))),
  'zip: 40,000 entries': () => tinyZip(many(40_000, (index) => ({ name: `${index}.png`, content: new Uint8Array() }))),
  'zip: a path that climbs': () => tinyZip([{ name: '../../a.png', content: png(10, 10) }]),
  'zip: a zip inside': () => tinyZip([{ name: 'a.zip', content: tinyZip([{ name: 'a.png', content: png(10, 10) }]) }]),
  'png: 30,000 by 30,000 points': () => png(30_000, 30_000),
  'png: 10,000 by 10,000 points': () => png(10_000, 10_000),
  'png: says 2,000,000,000 points a side': () => png(2_000_000_000, 2_000_000_000, Buffer.alloc(100)),
  'pdf: 1 GB of content': () => compressedPdf(blanks(1024)),
  'pdf: 1 GB of content, packed twice': () =>
    compressedPdf(deflateSync(blanks(1024), { level: 9 }), '[/FlateDecode /FlateDecode]'),
  'pdf: forms that draw each other a billion times': () => nestedForms(),
  'pdf: an image of 20,000 by 20,000 points': () => hugeImage(),
  'pdf: a page of 100,000 points': () =>
    tinyPdf([{ content: '0 0 99999 99999 re f', width: 100_000, height: 100_000 }]),
  'pdf: 500 pages': () => tinyPdf(many(500, () => ({ content: 'BT /F1 12 Tf 72 700 Td (page) Tj ET' }))),
  'pdf: pages that hold themselves': () =>
    pdfFile(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Count 9 /Kids [2 0 R 2 0 R] >>']),
  'pdf: 200,000 brackets': () => pdfFile([`<< /Type /Catalog /Pages ${'['.repeat(200_000)} >>`]),
  'pdf: 1,000,000 words': () => tinyPdf([{ content: 'BT /F1 1 Tf 1 1 Td (a $1 ) Tj ET\n'.repeat(130_000) }]),
};

const many = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));

const deflatedZeros = (name: string, size: number): TinyEntry => ({
  name,
  content: deflateRawSync(Buffer.alloc(size), { level: 9 }),
  claimedSize: size,
  isDeflated: true,
});

const overlapping = (index: number): TinyEntry =>
  index === 0
    ? deflatedZeros('0.png', 4 * mebibyte)
    : { name: `${index}.png`, content: new Uint8Array(), claimedSize: 4 * mebibyte, isDeflated: true, offset: 0 };

/** A black picture of one bit a point. */
function png(width: number, height: number, rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height)): Uint8Array {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([1, 0, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [pngPart('IHDR', size), pngPart('IDAT', deflateSync(rows)), pngPart('IEND', Buffer.alloc(0))];
  return new Uint8Array(Buffer.concat([signature, ...parts]));
}

function pngPart(name: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const part = Buffer.alloc(body.length + 8);
  part.writeUInt32BE(content.length, 0);
  part.set(body, 4);
  part.writeUInt32BE(crc32(body), body.length + 4);
  return part;
}

const compressedPdf = (content: Uint8Array, filter = '/FlateDecode'): Uint8Array =>
  tinyPdf([{ content: latin1(content), contentEntries: `/Filter ${filter}` }]);

/** Nine levels of ten draws each. */
function nestedForms(): Uint8Array {
  const first = 6;
  const forms = many(9, (level) => {
    const isLast = level === 8;
    const content = isLast ? '0 0 9 9 re f' : '/X Do '.repeat(10);
    const inner = isLast ? '' : `/Resources << /XObject << /X ${first + level + 1} 0 R >> >>`;
    return pdfStream(content, `/Type /XObject /Subtype /Form /BBox [0 0 99 99] ${inner}`);
  });
  const entries = `/Resources << /XObject << /X ${first} 0 R >> >>`;
  return tinyPdf([{ content: '/X Do '.repeat(10), entries }], forms);
}

function hugeImage(): Uint8Array {
  const pixels = latin1(deflateSync(Buffer.alloc((20_000 / 8) * 20_000), { level: 9 }));
  const image = pdfStream(
    pixels,
    '/Type /XObject /Subtype /Image /Width 20000 /Height 20000 /BitsPerComponent 1 /ColorSpace /DeviceGray /Filter /FlateDecode',
  );
  const entries = '/Resources << /XObject << /X 6 0 R >> >>';
  return tinyPdf([{ content: '612 0 0 792 0 0 cm /X Do', entries }], [image]);
}
