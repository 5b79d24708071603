import type { Database } from './database.ts';
import type { Queue } from './queue.ts';

// biome-ignore lint/suspicious/noExplicitAny: any product's tables will do
type Transactional = { db: Database<any>; queue: Queue };

/** Runs an action so that all it writes and queues is there together, or not at all. Inside another one, it joins it. */
export async function inTransaction<Context extends Transactional, Answer>(
  context: Context,
  act: (context: Context) => Promise<Answer>,
): Promise<Answer> {
  if (context.db.isTransaction) return act(context);
  return context.db.transaction().execute((db) => act({ ...context, db, queue: context.queue.within(db) }));
}
