import { userError } from '#platform/errors.ts';
import type { Http } from '#platform/http.ts';
import type { StripePlace } from '#platform/stripe-place.ts';
import { inTransaction } from '#platform/transaction.ts';
import type { Context } from '#server/context.ts';
import { settleCardSetup } from './settle-card-setup.ts';
import { stripeClient } from './stripe-processor.ts';

type Event = { id: string; type: string; data: { object: { id?: unknown } } };

/** How long an event is remembered; Stripe repeats one for three days. */
const keptMs = 60 * 86_400_000;

/** Stripe's door: whoever can't sign is refused. The signature covers the very bytes, so they are kept as they came. */
export async function stripeEventRoutes(http: Http, context: Context, place: StripePlace): Promise<void> {
  const stripe = stripeClient(place);
  await http.register(async (http) => {
    http.removeAllContentTypeParsers();
    http.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    http.post('/api/stripe/events', async (request, reply) => {
      const event = read(request.body as Buffer | undefined, request.headers['stripe-signature']);
      await takeEvent(context, event);
      return reply.code(204).send();
    });
  });

  function read(body: Buffer | undefined, signature: string | string[] | undefined): Event {
    try {
      return stripe.webhooks.constructEvent(body ?? Buffer.alloc(0), String(signature), place.webhookSecret) as Event;
    } catch {
      throw userError('BAD_INPUT', 'The signature of this event is not right.');
    }
  }
}

/** Once each. An event only wakes us: what it says is asked of Stripe anew, so that order and age don't matter. */
async function takeEvent(context: Context, { id, type, data }: Event): Promise<void> {
  await inTransaction(context, async (context) => {
    const fresh = await context.db
      .insertInto('processor_events')
      .values({ id, type, insert_time: context.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!fresh || !type.startsWith('setup_intent.') || typeof data.object.id !== 'string') return;
    await settleCardSetup(context, data.object.id);
  });
}

/** Task: forgets events that can't come again. */
export async function forgetProcessorEvents({ db, clock }: Context): Promise<void> {
  const before = new Date(clock.now().getTime() - keptMs);
  await db.deleteFrom('processor_events').where('insert_time', '<', before).execute();
}
