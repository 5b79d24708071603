import { filenameKey } from '@tassel/contract/job.ts';
import type { Transfer } from './transfer.ts';

/** Chosen files that may be the missing ones by name and size; only their content proves it. */
export function candidatesFor(missing: readonly Transfer[], chosen: readonly File[]): Map<File, Transfer[]> {
  const bySize = Map.groupBy(missing, ({ bytes }) => bytes);
  const found = new Map<File, Transfer[]>();
  for (const file of chosen) {
    const alike = bySize.get(file.size) ?? [];
    const named = alike.filter(({ filename }) => isNameOf(filename, file.name));
    // A letter that was renamed here is known by its content alone.
    const candidates = named.length > 0 ? named : alike;
    if (candidates.length > 0) found.set(file, candidates);
  }
  return found;
}

function isNameOf(filename: string, given: string): boolean {
  return filenameKey(filename) === filenameKey(given);
}

type Hash = (file: File) => Promise<string>;

/** The files of missing letters, by letter id: name, size and SHA-256 fit, or for a renamed letter the last two. */
export async function findFilesAgain(
  missing: readonly Transfer[],
  chosen: readonly File[],
  hash: Hash,
): Promise<Map<string, File>> {
  const found = new Map<string, File>();
  for (const [file, candidates] of candidatesFor(missing, chosen)) {
    const sha256 = await hash(file);
    const transfer = candidates.find((each) => each.sha256 === sha256 && !found.has(each.letterId));
    if (transfer) found.set(transfer.letterId, file);
  }
  return found;
}
