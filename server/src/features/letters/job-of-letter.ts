import { loadTogether } from '#platform/load-together.ts';
import type { ViewerContext } from '#server/context.ts';

/** The name of one job among many that are asked for by their letters. */
export const readJobName = loadTogether(async ({ db }: ViewerContext, jobIds: string[]) => {
  const jobs = await db.selectFrom('jobs').where('id', 'in', jobIds).select(['id', 'name']).execute();
  return new Map(jobs.map(({ id, name }) => [id, name]));
});
