import { letterLimits } from '@tassel/contract/letter-limits.ts';
import type { Context } from '#server/context.ts';
import { recordResult } from './record-result.ts';

const dayMs = 86_400_000;
const lettersInAStep = 1_000;

/** Task: a letter whose file has not come within 7 days is canceled (D 11). */
export async function expireUploads(context: Context): Promise<void> {
  const before = new Date(context.clock.now().getTime() - letterLimits.uploadDays * dayMs);
  for (;;) {
    const late = await context.db
      .selectFrom('letters')
      .where('status', '=', 'PENDING')
      .where('file_key', 'is', null)
      .where('last_status_update', '<=', before)
      .orderBy('last_status_update')
      .limit(lettersInAStep)
      .select(['id', 'organization_id'])
      .execute();
    if (late.length === 0) return;
    for (const [organizationId, letters] of Map.groupBy(late, (letter) => letter.organization_id))
      await recordResult(context, {
        organizationId,
        letters: { ids: letters.map(({ id }) => id) },
        to: 'CANCELED',
        reason: 'upload_expired',
        actor: { kind: 'SYSTEM' },
        from: ['PENDING'],
        fileKey: null,
      });
  }
}
