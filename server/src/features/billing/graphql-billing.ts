import type { paymentStatuses } from '@tassel/contract/bill.ts';
import { OrganizationType } from '#features/organizations/graphql.ts';
import { builder } from '#server/graphql-builder.ts';
import { pageType } from '#server/graphql-pages.ts';
import type { PlanChange } from './change-plan.ts';
import type { ListedInvoice } from './invoices.ts';
import type { Card } from './processor.ts';

export const CardType = builder.objectRef<Card>('Card').implement({
  description: 'The card on file, as far as it may be shown.',
  fields: (t) => ({
    brand: t.exposeString('brand', { description: 'Such as visa.' }),
    last4: t.exposeString('last4', { description: 'The last four digits.' }),
    expMonth: t.exposeInt('expMonth', { description: 'The month after which it is no longer valid, from 1.' }),
    expYear: t.exposeInt('expYear', { description: 'The year of that.' }),
  }),
});

export const PlanChangeType = builder.objectRef<PlanChange>('PlanChange').implement({
  description: 'What a change of plan did, or what it still needs.',
  fields: (t) => ({
    organization: t.field({
      type: OrganizationType,
      description: 'As it is now: a plan that needs a card changes only when the card is confirmed.',
      resolve: ({ organization }) => organization,
    }),
    setupIntentId: t.string({
      nullable: true,
      description: 'The card set-up to confirm; null where none is needed.',
      resolve: ({ setupIntent }) => setupIntent?.id ?? null,
    }),
    setupIntentClientSecret: t.string({
      nullable: true,
      description: 'What the card form of the processor needs to confirm it.',
      resolve: ({ setupIntent }) => setupIntent?.clientSecret ?? null,
    }),
  }),
});

const PaymentStatusType = builder.enumType('PaymentStatus', {
  description: 'Whether an invoice is paid.',
  values: {
    DUE: { description: 'Not charged yet.' },
    PAID: { description: 'Paid by card.' },
    FAILED: { description: 'The card did not pay it.' },
  } satisfies Record<(typeof paymentStatuses)[number], object>,
});

const InvoiceType = builder.objectRef<ListedInvoice>('Invoice').implement({
  description: 'The invoice of a month. It never changes.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Of the invoice.' }),
    number: t.exposeString('number', { description: 'Such as INV-000042, without gaps.' }),
    year: t.exposeInt('year', { description: 'The year.' }),
    month: t.exposeInt('month', { description: 'The month, from 1.' }),
    totalCents: t.exposeInt('totalCents', { description: 'In cents.' }),
    issueTime: t.expose('issueTime', { type: 'DateTime', description: 'When it was issued.' }),
    status: t.field({ type: PaymentStatusType, description: 'Whether it is paid.', resolve: ({ status }) => status }),
    problem: t.exposeString('problem', { nullable: true, description: 'Why it could not be paid, in words.' }),
    isWritten: t.exposeBoolean('isWritten', { description: 'Whether its PDF can be downloaded.' }),
  }),
});

export const InvoicePageType = pageType('InvoicePage', InvoiceType);
