import type { Context } from '#server/context.ts';

const filesInAStep = 100;

/** Task: removes what has been kept long enough (D 14). */
export async function removeOldExports(context: Context): Promise<void> {
  while ((await removeSome(context)) > 0);
}

async function removeSome({ db, files, clock }: Context): Promise<number> {
  const old = await db
    .selectFrom('exports')
    .where('expires_at', '<=', clock.now())
    .orderBy('expires_at')
    .limit(filesInAStep)
    .select(['id', 'file_key'])
    .execute();
  if (old.length === 0) return 0;
  await files.remove(old.flatMap(({ file_key }) => file_key ?? []));
  const ids = old.map(({ id }) => id);
  await db.deleteFrom('exports').where('id', 'in', ids).execute();
  return old.length;
}
