import { filenameKey } from '@tassel/contract/job.ts';
import type { ContextRow } from './context-table.ts';
import { splitName } from './file-names.ts';
import type { NamedLetter } from './match-context.ts';

type Place = { folder: string; base: string };
/** What a letter is looked for by; later ones only where the earlier find nothing. */
type Look = (letter: NamedLetter) => Place;

const looks: Look[] = [
  ({ folder, givenName }) => ({ folder, base: givenName }),
  ({ name }) => ({ folder: '', base: name }),
  ({ name }) => ({ folder: '', base: splitName(name).stem }),
  ({ givenName }) => ({ folder: '', base: givenName }),
  ({ givenName }) => ({ folder: '', base: splitName(givenName).stem }),
];

/** The row of each letter. A row belongs to one letter: two students never share one because their files do a name. */
export function findRows(rows: readonly ContextRow[], letters: readonly NamedLetter[]) {
  const found = new Map<string, ContextRow>();
  const { byPath, byBase, rowsTwice } = indexed(rows);
  const used = new Set<ContextRow>(rowsTwice);
  for (const look of looks) {
    const open = letters.filter(({ id }) => !found.has(id));
    for (const [key, alike] of Map.groupBy(open, (letter) => keyOf(look(letter)))) {
      const row = byPath.get(key) ?? onlyOne(byBase.get(key));
      const letter = onlyOne(alike);
      if (!row || !letter || used.has(row)) continue;
      found.set(letter.id, row);
      used.add(row);
    }
  }
  return { found, rowsTwice };
}

function indexed(rows: readonly ContextRow[]) {
  const byPath = new Map<string, ContextRow>();
  const rowsTwice: ContextRow[] = [];
  for (const row of rows) {
    const key = keyOf(placeOf(row));
    if (byPath.has(key)) rowsTwice.push(row);
    else byPath.set(key, row);
  }
  const byBase = Map.groupBy(byPath.values(), (row) => keyOf({ folder: '', base: placeOf(row).base }));
  return { byPath, byBase, rowsTwice };
}

/** Of a path only the file and the folder around it count. */
function placeOf({ filename }: ContextRow): Place {
  const [base = '', folder = ''] = filename.split(/[\\/]/).reverse();
  return { folder, base };
}

function keyOf({ folder, base }: Place): string {
  return filenameKey(`${folder}/${base}`);
}

function onlyOne<Item>(items: readonly Item[] | undefined): Item | undefined {
  return items?.length === 1 ? items[0] : undefined;
}
