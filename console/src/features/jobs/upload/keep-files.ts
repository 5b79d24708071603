import { type KeptFolder, roomForKeptFiles } from '#platform/kept-files.ts';
import { keepEnded } from './kept-upload.ts';
import { hasEnded, type Transfer } from './transfer.ts';
import type { UploadQueue } from './upload-queue.ts';

type Keeper = {
  /** Letters whose file a reload would find again. */
  kept: ReadonlySet<string>;
  /** Notes what has ended, and lets its file go. */
  noteEnded: (transfers: readonly Transfer[]) => Promise<void>;
};

/** Copies the files of waiting letters into the browser's storage, as far as there is room. */
export function keepFiles(folder: KeptFolder, queue: UploadQueue, made: ReadonlySet<string>): Keeper {
  const kept = new Set<string>();
  const noted = new Set<string>();
  void keepAll();

  async function keepAll(): Promise<void> {
    const present = new Set(await folder.names());
    let room = await roomForKeptFiles();
    for (const letterId of inKeepingOrder(queue.transfers(), made)) {
      const { file } = queue.transfer(letterId) ?? {};
      if (!file || (file.size > room && !present.has(letterId))) continue;
      const isKept = present.has(letterId) || (await folder.write(letterId, file));
      if (!isKept) return;
      room -= present.has(letterId) ? 0 : file.size;
      kept.add(letterId);
      if (noted.has(letterId)) await folder.remove(letterId);
    }
  }

  async function noteEnded(transfers: readonly Transfer[]): Promise<void> {
    const ended = transfers.filter(hasEnded);
    const fresh = ended.filter(({ letterId }) => !noted.has(letterId));
    if (fresh.length === 0) return;
    for (const { letterId } of fresh) noted.add(letterId);
    await keepEnded(folder, ended);
    for (const { letterId } of fresh) await folder.remove(letterId);
  }

  return { kept, noteEnded };
}

/** First what no folder holds, then from the end: what is sent next need not be kept. */
function inKeepingOrder(transfers: readonly Transfer[], made: ReadonlySet<string>): string[] {
  const ids = transfers.map(({ letterId }) => letterId).reverse();
  return [...ids.filter((id) => made.has(id)), ...ids.filter((id) => !made.has(id))];
}
