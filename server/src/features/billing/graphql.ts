import { BillingStatusType, OrganizationType } from '#features/organizations/graphql.ts';
import type { MutationFields, QueryFields } from '#server/graphql-builder.ts';
import { organizationArg, pageArgs } from '#server/graphql-pages.ts';
import { readCard } from './billing-account.ts';
import { setBudget } from './budget.ts';
import { changeOrganizationPlan } from './change-plan.ts';
import { CardType, InvoicePageType, PlanChangeType } from './graphql-billing.ts';
import { JobSharePageType, PersonSharePageType, PriceStructureType, UsageType } from './graphql-usage.ts';
import { readInvoiceDownloadUrl, readInvoices } from './invoices.ts';
import { readPrices, requireMonth } from './prices.ts';
import { readPaidClassifications, readUsage } from './read-usage.ts';
import { confirmCardSetup } from './settle-card-setup.ts';
import { usageCsvUrl } from './usage-csv.ts';
import { readUsageByJob, readUsageByPerson } from './usage-shares.ts';

const monthArgs = (t: QueryFields) => ({
  year: t.arg.int({ required: true, description: 'Such as 2026.' }),
  month: t.arg.int({ required: true, description: '1 to 12; months are those of UTC.' }),
});

export const billingQueries = (t: QueryFields) => ({
  usage: t.field({
    type: UsageType,
    description: 'Usage and bill of a month. For administrators.',
    args: { ...organizationArg(t), ...monthArgs(t) },
    resolve: (_root, input, context) => readUsage(context, input),
  }),
  usageByPerson: t.field({
    type: PersonSharePageType,
    description: 'Usage of a month by whoever created the jobs. For administrators.',
    args: { ...organizationArg(t), ...monthArgs(t), ...pageArgs(t) },
    resolve: (_root, input, context) => readUsageByPerson(context, input),
  }),
  usageByJob: t.field({
    type: JobSharePageType,
    description: 'Usage of a month by job. For administrators.',
    args: { ...organizationArg(t), ...monthArgs(t), ...pageArgs(t) },
    resolve: (_root, input, context) => readUsageByJob(context, input),
  }),
  usageCsvUrl: t.string({
    description: 'An address that answers every charge of a month as CSV, for five minutes. For administrators.',
    args: { ...organizationArg(t), ...monthArgs(t) },
    resolve: (_root, input, context) => usageCsvUrl(context, input),
  }),
  priceStructure: t.field({
    type: PriceStructureType,
    description: 'The prices of a month.',
    args: monthArgs(t),
    resolve: (_root, input, context) => readPrices(context, requireMonth(context, input)),
  }),
  card: t.field({
    type: CardType,
    nullable: true,
    description: 'The card on file; null where there is none. For administrators.',
    args: organizationArg(t),
    resolve: (_root, input, context) => readCard(context, input),
  }),
  invoices: t.field({
    type: InvoicePageType,
    description: 'Invoices, the newest first. For administrators.',
    args: { ...organizationArg(t), ...pageArgs(t) },
    resolve: (_root, input, context) => readInvoices(context, input),
  }),
  invoiceDownloadUrl: t.string({
    nullable: true,
    description:
      'An address of the invoice of a month as PDF, for five minutes; null while there is none. It exists from the 2nd day of the next month, where something was charged. For administrators.',
    args: { ...organizationArg(t), ...monthArgs(t) },
    resolve: (_root, input, context) => readInvoiceDownloadUrl(context, input),
  }),
  paidClassifications: t.int({
    description: 'Classifications of this month that money paid so far: the next one costs what their tier says.',
    args: organizationArg(t),
    resolve: (_root, input, context) => readPaidClassifications(context, input),
  }),
});

export const billingMutations = (t: MutationFields) => ({
  changeOrganizationPlan: t.field({
    type: PlanChangeType,
    description:
      'Changes the plan. ACTIVE answers a setup intent, and comes when its card is confirmed; CANCELED comes at once. For administrators.',
    args: {
      organizationId: t.arg.id({ required: true, description: 'Which organization.' }),
      billingStatus: t.arg({ type: BillingStatusType, required: true, description: 'ACTIVE or CANCELED.' }),
    },
    resolve: (_root, input, context) => changeOrganizationPlan(context, input),
  }),
  confirmCardSetup: t.field({
    type: OrganizationType,
    description:
      'Says that the card form is done. The card processor is asked, and only a confirmed card changes the plan. For administrators.',
    args: {
      organizationId: t.arg.id({ required: true, description: 'Which organization.' }),
      setupIntentId: t.arg.id({ required: true, description: 'From changeOrganizationPlan.' }),
    },
    resolve: (_root, input, context) => confirmCardSetup(context, input),
  }),
  setBudget: t.int({
    nullable: true,
    description: 'Sets what a month may cost before administrators are told by mail. It stops nothing.',
    args: {
      organizationId: t.arg.id({ required: true, description: 'Which organization.' }),
      budgetCents: t.arg.int({ description: 'In cents; null for none.' }),
    },
    resolve: (_root, input, context) => setBudget(context, input),
  }),
});
