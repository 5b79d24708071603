import { admins, type Entry, id, makers } from './access-entry.ts';
import type { TestServer } from './start-server.ts';

const month = 'year: 2026, month: 10';

/** A card set-up of the organization's, confirmed by a card and waiting to be taken. */
export async function addCardSetup(
  server: TestServer,
  admin: string,
  organizationId: string,
  number = '4242424242424242',
): Promise<string> {
  const { data } = await server.graphql(
    admin,
    `mutation ($id: ID!) { changeOrganizationPlan(organizationId: $id, billingStatus: ACTIVE) {
      setupIntentId setupIntentClientSecret } }`,
    { id: organizationId },
  );
  const { setupIntentId, setupIntentClientSecret } = data.changeOrganizationPlan;
  const card = { number, exp_month: 12, exp_year: 2034, cvc: '123' };
  await server.call(admin, '/api/private/rest/test-card', { client_secret: setupIntentClientSecret, ...card });
  return setupIntentId;
}

const refused = (may: Entry['may'], call: Entry['call']): Entry => ({ call, may, stranger: 'refused' });

/** Every query and mutation of billing: for administrators, but for what an upload needs to know (D 18). */
export const billingAccess: Record<string, Entry> = {
  'query usage': refused(
    admins,
    ({ organization }) => `usage(organizationId: ${id(organization)}, ${month}) { classificationUsage }`,
  ),
  'query usageByPerson': refused(
    admins,
    ({ organization }) => `usageByPerson(organizationId: ${id(organization)}, ${month}) { items { email } }`,
  ),
  'query usageByJob': refused(
    admins,
    ({ organization }) => `usageByJob(organizationId: ${id(organization)}, ${month}) { items { jobId } }`,
  ),
  'query usageCsvUrl': refused(
    admins,
    ({ organization }) => `usageCsvUrl(organizationId: ${id(organization)}, ${month})`,
  ),
  'query priceStructure': {
    call: () => `priceStructure(${month}) { classifications { minUsage price } }`,
    stranger: 'nothing',
  },
  'query paidClassifications': refused(
    makers,
    ({ organization }) => `paidClassifications(organizationId: ${id(organization)})`,
  ),
  'query card': refused(admins, ({ organization }) => `card(organizationId: ${id(organization)}) { last4 }`),
  'query invoices': refused(
    admins,
    ({ organization }) => `invoices(organizationId: ${id(organization)}) { items { id number } }`,
  ),
  'query invoiceDownloadUrl': refused(
    admins,
    ({ organization }) => `invoiceDownloadUrl(organizationId: ${id(organization)}, ${month})`,
  ),
  // Before a newer set-up takes its place.
  'mutation confirmCardSetup': refused(
    admins,
    ({ organization, cardSetup }) =>
      `confirmCardSetup(organizationId: ${id(organization)}, setupIntentId: ${id(cardSetup)}) { id }`,
  ),
  'mutation changeOrganizationPlan': refused(
    admins,
    ({ organization }) =>
      `changeOrganizationPlan(organizationId: ${id(organization)}, billingStatus: ACTIVE) { setupIntentId }`,
  ),
  'mutation setBudget': refused(
    admins,
    ({ organization }) => `setBudget(organizationId: ${id(organization)}, budgetCents: 5000)`,
  ),
};
