import { loadViewer } from '#features/session/viewer.ts';
import { attachment } from '#platform/attachment.ts';
import { bodyObject, type Http } from '#platform/http.ts';
import type { Context } from '#server/context.ts';
import { confirmTestCard } from './confirm-test-card.ts';
import { stripeEventRoutes } from './stripe-events.ts';
import { usageCsv } from './usage-csv.ts';

/** Doors that need no sign-in: the signed address, or the signed event, is the right. */
export async function publicBillingRoutes(http: Http, context: Context): Promise<void> {
  if (context.config.stripe) await stripeEventRoutes(http, context, context.config.stripe);
  http.get<{ Querystring: { token?: string } }>('/api/usage.csv', async (request, reply) => {
    const { filename, content } = usageCsv(context, String(request.query.token ?? ''));
    return reply
      .type('text/csv; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-disposition', attachment(filename))
      .send(content);
  });
}

/** The card form of the test processor; where Stripe takes the cards there is no such door. */
export function billingRoutes(http: Http, context: Context): void {
  if (context.config.stripe) return;
  http.post('/api/private/rest/test-card', async (request, reply) => {
    const viewer = await loadViewer(context, request.identity);
    const { client_secret: clientSecret, number, exp_month: expMonth, exp_year: expYear, cvc } = bodyObject(request);
    const typed = { clientSecret: String(clientSecret), number: String(number), cvc: String(cvc) };
    await confirmTestCard({ ...context, viewer }, { ...typed, expMonth: Number(expMonth), expYear: Number(expYear) });
    return reply.code(204).send();
  });
}
