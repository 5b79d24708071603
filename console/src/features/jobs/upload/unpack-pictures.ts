import { compareNames } from './natural-order.ts';
import { isPictureKind } from './sniff.ts';
import { baseName, kindOf, unpack, zipEntries } from './zip-entries.ts';

/** The pictures of a zip as files, in the order in which they are its pages. */
export function unpackPictures(zip: Uint8Array): File[] {
  const names = new Set(zipEntries(zip)?.map(({ name }) => name));
  return unpack(zip, names)
    .filter(({ content }) => isPictureKind(kindOf(content).kind))
    .sort((a, b) => compareNames(a.name, b.name))
    .map(({ name, content }) => new File([content], baseName(name)));
}
