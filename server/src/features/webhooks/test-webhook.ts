import type { LetterStatus } from '@tassel/contract/letter-status.ts';
import { webhookLimits } from '@tassel/contract/webhook.ts';
import { sampleBody, type WholeBody } from '@tassel/contract/webhook-body.ts';
import { sql } from 'kysely';
import { requireRole } from '#features/session/require-role.ts';
import { userError } from '#platform/errors.ts';
import { isId, newId } from '#platform/ids.ts';
import type { ViewerContext } from '#server/context.ts';
import { type Attempt, attempt } from './attempt.ts';
import { findWebhook } from './read-webhooks.ts';
import { newSecret } from './signature.ts';
import { bodyText } from './webhook-call.ts';
import { changedDraft, emptyDraft, type WebhookInput } from './webhook-input.ts';
import { openHeaders, signingSecrets } from './webhook-secrets.ts';
import { readWholeBodies } from './whole-body.ts';

type About = { letterId?: string | null; status?: LetterStatus | null };
export type TestInput = WebhookInput & About & { id?: string | null };
export type TestResult = Attempt & { id: string; insertTime: Date; body: string };
type Input = { input: TestInput; organizationId?: string | null };

/** Calls the address as a delivery would, saved or not, and keeps nothing (D 38). */
export async function testWebhook(context: ViewerContext, { input, ...asked }: Input): Promise<TestResult> {
  const { organizationId } = requireRole(context, asked.organizationId, 'USER');
  const begin = performance.now();
  const saved = input.id ? await findWebhook(context, { id: input.id, organizationId }) : undefined;
  // What is tried need not have a name yet.
  const draft = await changedDraft(context, saved ?? emptyDraft, { ...input, name: input.name?.trim() || 'Test' });
  await oneAtATime(context, organizationId);
  const letter = await readSample(context, { ...input, organizationId });
  const insertTime = context.clock.now();
  const id = newId(insertTime.getTime());
  const body = bodyText(letter, draft.options);
  const done = await attempt(context, {
    ...draft,
    ownHeaders: openHeaders(context, draft.headers),
    secrets: saved ? await secretsOf(context, saved.id) : [newSecret()],
    id,
    time: insertTime,
    letter,
    body,
    isTest: true,
    timeoutMs: timeLeftMs(begin),
  });
  return { ...done, id, insertTime, body };
}

/** The first look at the address may have taken seconds of those that the call has. */
const timeLeftMs = (begin: number): number =>
  Math.max(1, webhookLimits.testTimeoutSeconds - Math.floor((performance.now() - begin) / 1000)) * 1000;

/** A test call holds a connection of the database while it waits: an organization gets one. */
async function oneAtATime({ db }: ViewerContext, organizationId: string): Promise<void> {
  const { rows } = await sql<{ isFree: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('webhook test'), hashtext(${organizationId})) as "isFree"`.execute(db);
  if (!rows[0]?.isFree)
    throw userError('RATE_LIMITED', 'Another test call of your organization is under way. Try again in a moment.');
}

async function secretsOf(context: ViewerContext, id: string): Promise<string[]> {
  const webhook = await context.db
    .selectFrom('webhooks')
    .where('id', '=', id)
    .select(['secret', 'previous_secret', 'previous_secret_until'])
    .executeTakeFirstOrThrow();
  return signingSecrets(context, webhook);
}

/** A letter of the organization, or one of nobody in the status that is asked for: all that a body could hold. */
export async function readSample(
  context: ViewerContext,
  { letterId, status, ...asked }: About & { organizationId?: string | null },
): Promise<WholeBody> {
  const { organizationId } = requireRole(context, asked.organizationId, 'USER');
  if (!letterId) return sampleBody(status ?? 'READY', context.clock.now());
  const letter = isId(letterId)
    ? await context.db
        .selectFrom('letters')
        .where('organization_id', '=', organizationId)
        .where('id', '=', letterId)
        .select('id')
        .executeTakeFirst()
    : undefined;
  const body = letter && (await readWholeBodies(context, [letter.id])).get(letter.id);
  if (!body) throw userError('NOT_FOUND', 'Award letter not found.');
  return body;
}
