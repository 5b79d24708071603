import { type Entry, id, makers, type Things } from './access-entry.ts';
import { addTestJob, waitFor } from './jobs.ts';
import type { TestServer } from './start-server.ts';
import { addTestWebhook, endLetters } from './webhooks.ts';

/** A webhook that nobody answers, and the log of an attempt that failed. */
export type WebhookThings = { webhook: string; webhookLog: string };

/** Nothing listens there, so an attempt fails at once. */
const input = 'name: "Records", url: "http://127.0.0.1:9/hooks"';

/** New ones, of this person's organization. */
export async function addWebhookThings(server: TestServer, subject: string): Promise<WebhookThings> {
  const { id: webhook } = await addTestWebhook(server, subject, {
    url: 'http://127.0.0.1:9/hooks',
    notifyLetterReady: false,
    notifyLetterCanceled: true,
  });
  const { awardLetters } = await addTestJob(server, subject, ['canceled.pdf']);
  const ids = awardLetters.map((letter) => letter.id);
  await endLetters(server, ids, 'CANCELED');
  const log = await waitFor(
    () =>
      server.context.db
        .selectFrom('webhook_attempts')
        .where('webhook_id', '=', webhook)
        .select('id')
        .executeTakeFirst(),
    (found) => found !== undefined,
  );
  return { webhook, webhookLog: log?.id as string };
}

const refused = (call: Entry['call']): Entry => ({ call, may: makers, stranger: 'refused' });

const organization = (things: Things): string => `organizationId: ${id(things.organization)}`;
const webhook = (things: Things): string => `(id: ${id(things.webhook)}, ${organization(things)})`;
const log = (things: Things): string => `(id: ${id(things.webhookLog)}, ${organization(things)})`;

/** Every query and mutation of webhooks. */
export const webhookAccess: Record<string, Entry> = {
  'query webhooks': refused(
    (things) => `webhooks(${organization(things)}) { items { id url health { failedCount } } }`,
  ),
  'query webhook': refused(
    (things) => `webhook(filter: { id: ${id(things.webhook)} }, ${organization(things)}) { id name url }`,
  ),
  'query webhookSecret': refused((things) => `webhookSecret${webhook(things)}`),
  'query webhookLogs': refused((things) => `webhookLogs(${organization(things)}) { itemsCount items { id body } }`),
  'query webhookLog': refused((things) => `webhookLog${log(things)} { id body awardLetter { id } }`),
  'query missingDeliveries': refused((things) => `missingDeliveries${webhook(things)}`),
  'query webhookSample': refused((things) => `webhookSample(letterId: ${id(things.pending)}, ${organization(things)})`),
  'mutation createWebhook': refused((things) => `createWebhook(input: { ${input} }, ${organization(things)}) { id }`),
  'mutation updateWebhook': refused(
    (things) => `updateWebhook(input: { id: ${id(things.webhook)}, name: "Other" }, ${organization(things)}) { id }`,
  ),
  'mutation testWebhook': refused(
    (things) =>
      `testWebhook(input: { ${input}, id: ${id(things.webhook)}, letterId: ${id(things.pending)} }, ${organization(things)}) { body }`,
  ),
  'mutation disableWebhook': refused((things) => `disableWebhook${webhook(things)} { id }`),
  'mutation enableWebhook': refused((things) => `enableWebhook${webhook(things)} { id }`),
  'mutation rotateWebhookSecret': refused((things) => `rotateWebhookSecret${webhook(things)} { id }`),
  'mutation redeliverWebhookLog': refused((things) => `redeliverWebhookLog${log(things)} { id }`),
  'mutation deliverMissing': refused((things) => `deliverMissing${webhook(things)} { queuedCount }`),
  'mutation deleteWebhook': refused((things) => `deleteWebhook${webhook(things)} { id }`),
};
