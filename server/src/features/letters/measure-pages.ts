import { FileMissing } from '#platform/files.ts';
import type { Context } from '#server/context.ts';
import { startDrawing } from './draw-page.ts';

/** Task: finds the pages of a letter that the classifier has not read, so that a reviewer can look at them. */
export async function measurePages(
  { db, files }: Context,
  { letterId, fileKey }: { letterId: string; fileKey: string },
): Promise<void> {
  const bytes = await files.read(fileKey).catch((error) => {
    if (!(error instanceof FileMissing)) throw error;
  });
  if (!bytes) return;
  const drawing = startDrawing();
  const pages = await drawing.measure(bytes).finally(drawing.stop);
  if (!pages?.length) return;
  await db
    .updateTable('letters')
    .where('id', '=', letterId)
    .where('file_key', '=', fileKey)
    .set({ pages: JSON.stringify(pages) })
    .execute();
}
