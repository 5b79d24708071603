import { type Bill, type BillLine, billLineWords } from '@tassel/contract/bill.ts';
import type { Forecast } from '@tassel/contract/forecast.ts';
import type { Prices, Tier } from '@tassel/contract/prices.ts';
import { builder, described } from '#server/graphql-builder.ts';
import { pageType } from '#server/graphql-pages.ts';
import { readBudget } from './budget.ts';
import { readForecast, type Usage } from './read-usage.ts';
import { readUsageDays, type UsageDay } from './usage-of-month.ts';
import type { JobShare, PersonShare } from './usage-shares.ts';

const TierType = builder.objectRef<Tier>('PriceTier').implement({
  description: 'What each costs from a number on.',
  fields: (t) => ({
    minUsage: t.exposeInt('minUsage', { description: 'From this many on in a month.' }),
    price: t.exposeInt('priceCents', { description: 'Each, in cents.' }),
  }),
});

export const PriceStructureType = builder.objectRef<Prices>('PriceStructure').implement({
  description: 'The prices of a month, in graduated tiers: each costs what its own tier says.',
  fields: (t) => ({
    classifications: t.field({
      type: [TierType],
      description: 'Of classifications that no credit pays.',
      resolve: ({ classifications }) => [...classifications],
    }),
    manualReviews: t.field({
      type: [TierType],
      description: 'Of manual reviews.',
      resolve: ({ manualReviews }) => [...manualReviews],
    }),
  }),
});

const UsageKindType = builder.enumType('UsageKind', {
  description: 'What is charged.',
  values: described({ CLASSIFICATION: 'A letter was read.', MANUAL_REVIEW: 'A person ended a review.' }),
});

const BillLineType = builder.objectRef<BillLine>('BillLine').implement({
  description: 'One line of a bill.',
  fields: (t) => ({
    kind: t.field({ type: UsageKindType, description: 'What was used.', resolve: ({ kind }) => kind }),
    isFree: t.exposeBoolean('isFree', { description: 'Whether a credit or the free plan pays it.' }),
    words: t.string({ description: 'The line in words.', resolve: billLineWords }),
    minUsage: t.exposeInt('minUsage', { description: 'Where the tier begins.' }),
    maxUsage: t.exposeInt('maxUsage', { nullable: true, description: 'Where the next tier begins; null for none.' }),
    quantity: t.exposeInt('quantity', { description: 'How many.' }),
    priceCents: t.exposeInt('priceCents', { description: 'Each, in cents.' }),
    amountCents: t.exposeInt('amountCents', { description: 'Together, in cents.' }),
  }),
});

const BillType = builder.objectRef<Bill>('BillSummary').implement({
  description: 'What a month costs, line by line.',
  fields: (t) => ({
    lines: t.field({ type: [BillLineType], description: 'They add up to the total.', resolve: ({ lines }) => lines }),
    totalCents: t.exposeInt('totalCents', { description: 'In cents.' }),
  }),
});

const UsageDayType = builder.objectRef<UsageDay>('UsageDay').implement({
  description: 'What was charged on one day.',
  fields: (t) => ({
    date: t.exposeString('date', { description: 'YYYY-MM-DD, UTC.' }),
    classifications: t.exposeInt('classifications', { description: 'Classifications, those paid by credit, too.' }),
    manualReviews: t.exposeInt('manualReviews', { description: 'Manual reviews that ended.' }),
  }),
});

const ForecastType = builder.objectRef<Forecast>('UsageForecast').implement({
  description: 'The end of the month, if it goes on as it went so far.',
  fields: (t) => ({
    classifications: t.exposeInt('classifications', { description: 'Classifications.' }),
    paidByCredit: t.exposeInt('byCredit', { description: 'Of these, how many a credit will have paid.' }),
    manualReviews: t.exposeInt('manualReviews', { description: 'Manual reviews.' }),
    totalCents: t.exposeInt('totalCents', { description: 'The bill, in cents.' }),
  }),
});

export const UsageType = builder.objectRef<Usage>('Usage').implement({
  description: 'What an organization used in a month.',
  fields: (t) => ({
    year: t.exposeInt('year', { description: 'The year.' }),
    month: t.exposeInt('month', { description: 'The month, from 1; UTC.' }),
    classificationUsage: t.int({
      description: 'Classifications, those paid by credit, too.',
      resolve: ({ usage }) => usage.classifications,
    }),
    paidByCredit: t.int({ description: 'Of these, how many a credit paid.', resolve: ({ usage }) => usage.byCredit }),
    manualReviewUsage: t.int({
      description: 'Manual reviews, those of the free plan, too.',
      resolve: ({ usage }) => usage.manualReviews,
    }),
    freeManualReviews: t.int({
      description: 'Of these, those of the free plan.',
      resolve: ({ usage }) => usage.freeReviews,
    }),
    billSummary: t.field({ type: BillType, description: 'What it costs.', resolve: ({ bill }) => bill }),
    days: t.field({
      type: [UsageDayType],
      description: 'The days on which something was charged, in order.',
      resolve: (usage, _args, context) => readUsageDays(context, usage.organizationId, usage),
    }),
    forecast: t.field({
      type: ForecastType,
      nullable: true,
      description: 'Null for a month that is over.',
      resolve: (usage, _args, context) => readForecast(context, usage),
    }),
    budgetCents: t.int({
      nullable: true,
      description: 'What a month may cost before administrators are told, in cents; null where none is set.',
      resolve: ({ organizationId }, _args, context) => readBudget(context, organizationId),
    }),
  }),
});

const PersonShareType = builder.objectRef<PersonShare>('UsageByPerson').implement({
  description: "What a person's jobs used.",
  fields: (t) => ({
    firstName: t.exposeString('firstName', { description: 'First name.' }),
    lastName: t.exposeString('lastName', { description: 'Last name.' }),
    email: t.exposeString('email', { description: 'Address.' }),
    classifications: t.exposeInt('classifications', { description: 'Classifications.' }),
    paidByCredit: t.exposeInt('byCredit', { description: 'Of these, how many a credit paid.' }),
    manualReviews: t.exposeInt('manualReviews', { description: 'Manual reviews.' }),
  }),
});

const JobShareType = builder.objectRef<JobShare>('UsageByJob').implement({
  description: 'What a job used.',
  fields: (t) => ({
    jobId: t.exposeID('jobId', { description: 'Of the job.' }),
    name: t.exposeString('name', { nullable: true, description: 'Its name; null where it was deleted.' }),
    classifications: t.exposeInt('classifications', { description: 'Classifications.' }),
    paidByCredit: t.exposeInt('byCredit', { description: 'Of these, how many a credit paid.' }),
    manualReviews: t.exposeInt('manualReviews', { description: 'Manual reviews.' }),
  }),
});

export const PersonSharePageType = pageType('UsageByPersonPage', PersonShareType);
export const JobSharePageType = pageType('UsageByJobPage', JobShareType);
