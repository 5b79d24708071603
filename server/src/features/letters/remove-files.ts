import type { Context } from '#server/context.ts';
import { folderOf } from './file-keys.ts';

const unusedAfterSeconds = 2 * 3600;

/** Task: removes folders of files that nothing refers to any more. */
export async function removeFiles({ files }: Context, { folders }: { folders: string[] }): Promise<void> {
  for (const folder of folders) await files.removeFolder(folder);
}

/** Sees to it that a file about to be kept is removed again, should it not become the file of its letter. */
export async function forgetUnusedFile(context: Context, file: { letterId: string; key: string }): Promise<void> {
  const { letterId, key } = file;
  await context.queue.add('remove-unused-file', { letterId, key }, { startAfterSeconds: unusedAfterSeconds });
}

/** Task: see above. */
export async function removeUnusedFile({ db, files }: Context, file: { letterId: string; key: string }): Promise<void> {
  const letter = await db
    .selectFrom('letters')
    .where('id', '=', file.letterId)
    .where('file_key', '=', file.key)
    .select('id')
    .executeTakeFirst();
  if (!letter) await files.removeFolder(folderOf(file.key));
}
