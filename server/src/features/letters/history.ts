import type { LetterReason } from '@tassel/contract/letter-reasons.ts';
import type { LetterStatus } from '@tassel/contract/letter-status.ts';
import { loadTogether } from '#platform/load-together.ts';
import type { ViewerContext } from '#server/context.ts';
import type { Tables } from '#server/tables.ts';

export type LetterChange = {
  letterId: string;
  insertTime: Date;
  fromStatus: LetterStatus;
  toStatus: LetterStatus;
  reason: LetterReason | null;
  actorKind: Tables['letter_changes']['actor_kind'];
  actorName: string | null;
  apiKey: string | null;
};

/** What happened to one letter among many that are asked for, oldest first. */
export const readHistory = loadTogether(async ({ db }: ViewerContext, letterIds: string[]) => {
  const changes = await db
    .selectFrom('letter_changes')
    .leftJoin('people', 'people.id', 'letter_changes.person_id')
    .leftJoin('api_keys', 'api_keys.id', 'letter_changes.api_key_id')
    .where('letter_id', 'in', letterIds)
    .orderBy('letter_id')
    .orderBy('number')
    .select([
      'letter_id as letterId',
      'letter_changes.insert_time as insertTime',
      'from_status as fromStatus',
      'to_status as toStatus',
      'reason',
      'api_keys.key as apiKey',
      'actor_kind as actorKind',
      'first_name',
      'last_name',
    ])
    .execute();
  const named: LetterChange[] = changes.map(({ first_name, last_name, ...change }) => ({
    ...change,
    actorName: first_name === null ? null : `${first_name} ${last_name}`,
  }));
  return Map.groupBy(named, ({ letterId }) => letterId);
});
