import type { LetterStatus } from '@tassel/contract/letter-status.ts';
import { recordResult } from '#features/letters/record-result.ts';
import { addTestJob, waitFor } from './jobs.ts';
import type { TestServer } from './start-server.ts';

export type TestWebhook = { id: string; secret: string };

/** A webhook of that person's only organization, and its secret. */
export async function addTestWebhook(server: TestServer, subject: string, input: object): Promise<TestWebhook> {
  const { data, errors } = await server.graphql(
    subject,
    'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { id } }',
    { input: { name: 'Student records', ...input } },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  const { id } = data.createWebhook;
  const secret = await server.graphql(subject, 'query ($id: ID!) { webhookSecret(id: $id) }', { id });
  return { id, secret: secret.data.webhookSecret };
}

/** A letter of a job of its own, in a status that it reached through the one door. */
export async function addEndedLetter(server: TestServer, subject: string, to: LetterStatus = 'READY'): Promise<string> {
  const [id] = await addEndedLetters(server, subject, 1, to);
  return id as string;
}

export async function addEndedLetters(server: TestServer, subject: string, count: number, to: LetterStatus = 'READY') {
  const names = Array.from({ length: count }, (_, index) => `letter ${index}.pdf`);
  const { awardLetters } = await addTestJob(server, subject, names);
  const ids = awardLetters.map(({ id }) => id);
  await endLetters(server, ids, to);
  return ids;
}

export async function endLetters({ context }: TestServer, ids: string[], to: LetterStatus): Promise<void> {
  const { organization_id: organizationId } = await context.db
    .selectFrom('letters')
    .where('id', '=', ids[0] as string)
    .select('organization_id')
    .executeTakeFirstOrThrow();
  await recordResult(context, { organizationId, letters: { ids }, to, reason: null, actor: { kind: 'SYSTEM' } });
}

export type TestLog = {
  id: string;
  attempt: number;
  outcome: string;
  state: string;
  statusCode: number | null;
  errorMessage: string | null;
  deliveryId: string;
  nextAttemptTime: string | null;
};

export async function logsOf(server: TestServer, subject: string, webhookId: string): Promise<TestLog[]> {
  const { data } = await server.graphql(
    subject,
    `query ($id: ID!) { webhookLogs(filter: { webhookId: $id }, pageSize: 30, orderBy: { field: INSERT_TIME }) { items {
      id attempt outcome state statusCode errorMessage deliveryId nextAttemptTime } } }`,
    { id: webhookId },
  );
  return data.webhookLogs.items;
}

/** The logs of a webhook, once there are as many. */
export const waitForLogs = (server: TestServer, subject: string, webhookId: string, count: number) =>
  waitFor(
    () => logsOf(server, subject, webhookId),
    (logs) => logs.length >= count,
  );
