import { zipSync } from 'fflate';
import { splitName } from './file-names.ts';
import { baseName } from './zip-entries.ts';

/** Puts pictures into a zip, in this order: numbered, so that the natural order of names is theirs (D 6). */
export async function staplePictures(pictures: readonly File[], name: string): Promise<File> {
  const digits = String(pictures.length).length;
  const entries = await Promise.all(
    pictures.map(async (picture, index) => {
      const number = String(index + 1).padStart(digits, '0');
      return [`${number}-${withoutNumber(picture.name)}`, new Uint8Array(await picture.arrayBuffer())] as const;
    }),
  );
  // Pictures hardly shrink, so they are stored as they are.
  const zip = zipSync(Object.fromEntries(entries), { level: 0 });
  return new File([new Uint8Array(zip)], name, { type: 'application/zip' });
}

/** What an earlier stapling has put before the name would only grow. */
function withoutNumber(name: string): string {
  return baseName(name).replace(/^\d{1,2}-(?=.)/, '');
}

export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const next = [...items];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

type Named = { name: string; folder: string };

/** After their folder where they are all that it holds, else after the first picture. */
export function stapledName(pictures: readonly Named[], letters: readonly Named[]): string {
  const [first] = pictures;
  if (!first) return '';
  const isIn = ({ folder }: Named) => folder === first.folder;
  const isWholeFolder = first.folder !== '' && letters.filter(isIn).length === pictures.filter(isIn).length;
  return `${isWholeFolder && pictures.every(isIn) ? first.folder : splitName(first.name).stem}.zip`;
}
