import { newId } from '#platform/ids.ts';
import { inTransaction } from '#platform/transaction.ts';
import type { Context } from '#server/context.ts';
import { folderOf } from './file-keys.ts';

const filesInAStep = 50;

/** Task: removes the files of letters whose time is over, and leaves a record of each; data stay (D 12). */
export async function purgeFiles(context: Context): Promise<void> {
  while ((await purgeSome(context)) > 0);
}

/** The letters are held meanwhile: none can be sent to review, or get a new file, while its old one goes. */
async function purgeSome(context: Context): Promise<number> {
  return inTransaction(context, async (context) => {
    const letters = await lettersToPurge(context);
    for (const { file_key } of letters) if (file_key) await context.files.removeFolder(folderOf(file_key));
    if (letters.length > 0) await recordPurge(context, letters);
    return letters.length;
  });
}

const lettersToPurge = ({ db, clock }: Context) =>
  db
    .selectFrom('letters')
    .innerJoin('jobs', 'jobs.id', 'letters.job_id')
    .where('letters.purge_at', '<=', clock.now())
    .orderBy('letters.purge_at')
    .limit(filesInAStep)
    .forUpdate('letters')
    .skipLocked()
    .select(['letters.id', 'letters.organization_id', 'letters.file_key', 'letters.file_sha256'])
    .select('jobs.purge_letter_files_after')
    .execute();

type ToPurge = Awaited<ReturnType<typeof lettersToPurge>>;

async function recordPurge({ db, clock }: Context, letters: ToPurge): Promise<void> {
  const now = clock.now();
  const ids = letters.map(({ id }) => id);
  await db
    .updateTable('letters')
    .where('id', 'in', ids)
    .set({ file_key: null, file_purged_at: now, purge_at: null })
    .execute();
  const records = letters.map((letter) => ({
    id: newId(now.getTime()),
    organization_id: letter.organization_id,
    letter_id: letter.id,
    sha256: letter.file_sha256 ?? '',
    days_after_end: letter.purge_letter_files_after ?? 0,
    insert_time: now,
  }));
  await db.insertInto('purged_files').values(records).execute();
}
