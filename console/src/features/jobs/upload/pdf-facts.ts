import { unzlibSync } from 'fflate';
import { indexOfText } from './bytes.ts';

export type PdfFacts = { pages: number | null; isEncrypted: boolean };

const latin = new TextDecoder('latin1');

/** Most that is looked at of one packed part: page trees are small. */
const maxPackedBytes = 4 * 1024 * 1024;

/** Pages and encryption without opening the document: the whole of it would take a hundred times as long. */
export function pdfFacts(bytes: Uint8Array): PdfFacts {
  const text = latin.decode(bytes);
  const isEncrypted = /\/Encrypt\s*(\d+\s+\d+\s+R|<<)/.test(text);
  const plain = countPages(text);
  // The page tree of an encrypted document is told by whoever opens it.
  if (plain !== null || isEncrypted) return { pages: plain, isEncrypted };
  return { pages: countPages(packedObjects(bytes).join('\n')), isEncrypted };
}

/** The page tree's root counts all of its pages: the largest count of any node. */
function countPages(text: string): number | null {
  const counts = [...text.matchAll(/\/Type\s*\/Pages\b/g)].flatMap(({ index }) => {
    const count = dictionaryAround(text, index).match(/\/Count\s+(\d+)/)?.[1];
    return count === undefined ? [] : [Number(count)];
  });
  return counts.length === 0 ? null : Math.max(...counts);
}

/** From the brackets that open around a place to those that close. */
function dictionaryAround(text: string, index: number): string {
  const begin = bracket(text, index, -1);
  return text.slice(begin, bracket(text, index, 1));
}

function bracket(text: string, index: number, step: 1 | -1): number {
  const [deeper, out] = step === 1 ? ['<<', '>>'] : ['>>', '<<'];
  let depth = 0;
  for (let at = index; at >= 0 && at < text.length; at += step) {
    const pair = text.substring(at, at + 2);
    if (pair !== deeper && pair !== out) continue;
    if (pair === out && depth === 0) return at;
    depth += pair === deeper ? 1 : -1;
    at += step;
  }
  return step === 1 ? text.length : 0;
}

/** PDF 1.5 packs objects, the page tree among them, into streams. */
function packedObjects(bytes: Uint8Array): string[] {
  const found: string[] = [];
  for (let at = indexOfText(bytes, '/ObjStm'); at >= 0; at = indexOfText(bytes, '/ObjStm', at + 7)) {
    const begin = indexOfText(bytes, 'stream', at);
    const end = indexOfText(bytes, 'endstream', begin);
    if (begin < 0 || end < 0 || end - begin > maxPackedBytes) continue;
    found.push(inflated(bytes.subarray(afterLineEnd(bytes, begin + 'stream'.length), end)));
  }
  return found;
}

function afterLineEnd(bytes: Uint8Array, at: number): number {
  return bytes[at] === 0x0d ? at + 2 : at + 1;
}

function inflated(packed: Uint8Array): string {
  try {
    return latin.decode(unzlibSync(packed));
  } catch {
    // Packed in another way, or damaged: the server will tell.
    return '';
  }
}
