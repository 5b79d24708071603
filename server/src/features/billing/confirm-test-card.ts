import { timingSafeEqual } from 'node:crypto';
import { cardProblems, declinedLater, findTestCard, type TypedCard } from '@tassel/contract/test-cards.ts';
import { requireRole } from '#features/session/require-role.ts';
import { userError } from '#platform/errors.ts';
import type { ViewerContext } from '#server/context.ts';

type Input = TypedCard & { clientSecret: string };

/** What Stripe's own form does between a browser and Stripe: confirms a setup intent with a card. It changes no plan. */
export async function confirmTestCard(context: ViewerContext, input: Input): Promise<void> {
  const intent = await readIntent(context, input.clientSecret);
  requireRole(context, intent.organization_id, 'ADMIN');
  const card = requireGoodCard(context, input);
  const method = card.outcome === 'DECLINED_LATER' ? declinedLater : 'pm_test';
  await context.db
    .updateTable('test_setup_intents')
    .where('id', '=', intent.id)
    .where('is_confirmed', '=', false)
    .set({
      is_confirmed: true,
      payment_method_id: `${method}_${intent.id}`,
      card_brand: card.brand,
      card_last4: card.number.slice(-4),
      card_exp_month: input.expMonth,
      card_exp_year: input.expYear,
    })
    .execute();
}

async function readIntent({ db }: ViewerContext, clientSecret: string) {
  const [id = ''] = clientSecret.split('_secret_');
  const intent = await db
    .selectFrom('test_setup_intents')
    .where('id', '=', id)
    .select(['id', 'client_secret', 'organization_id'])
    .executeTakeFirst();
  const [given, right] = [Buffer.from(clientSecret), Buffer.from(intent?.client_secret ?? '')];
  if (!intent || given.length !== right.length || !timingSafeEqual(given, right))
    throw userError('NOT_FOUND', 'There is no such card set-up.');
  return intent;
}

function requireGoodCard({ clock }: ViewerContext, input: Input) {
  const problems = Object.entries(cardProblems(input, clock.now())).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  const card = findTestCard(input.number);
  if (problems.length > 0 || !card)
    throw userError('BAD_INPUT', problems[0]?.[1] ?? '', { fields: Object.fromEntries(problems) });
  if (card.outcome === 'DECLINED') throw userError('BAD_INPUT', 'Your card was declined.');
  return card;
}
