import type { Context } from '#server/context.ts';
import { type ClassifyTask, recordUnread } from './classify-letter.ts';

/** Task: a letter whose classification failed as often as it is tried ends all the same. */
export async function giveUpLetter(context: Context, task: ClassifyTask): Promise<void> {
  context.log.error({ letterId: task.letterId }, 'classification was given up');
  await recordUnread(context, task, { status: 'NOT_SUPPORTED', reason: 'timed_out' });
}
