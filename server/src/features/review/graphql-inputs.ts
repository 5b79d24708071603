import {
  AidCategoryType,
  AidSourceType,
  AidSubCategoryType,
  amountWords,
  CostCategoryType,
} from '#features/letters/graphql-amounts.ts';
import { builder } from '#server/graphql-builder.ts';

export const DecisionType = builder.enumType('ReviewDecision', {
  description: 'How a manual review ends.',
  values: {
    READY: { description: 'The amounts are right.' },
    INVALID: { description: 'It is no award letter.' },
  },
});

export const InstitutionInputType = builder.inputType('InstitutionInput', {
  description: 'The school as a reviewer leaves it.',
  fields: (t) => ({
    name: t.string({ description: 'Its name.' }),
    city: t.string({ description: 'Its city.' }),
    state: t.string({ description: 'The two letters of its state.' }),
    zip: t.string({ description: 'Its ZIP code.' }),
  }),
});

export const BoxInputType = builder.inputType('BoxInput', {
  description: 'A place on a page, in points (1/72 inch) from the top left of the page as people see it.',
  fields: (t) => ({
    page: t.int({ required: true, description: 'The page, counted from 1.' }),
    left: t.float({ required: true, description: 'From the left edge.' }),
    top: t.float({ required: true, description: 'From the top edge.' }),
    width: t.float({ required: true, description: 'To the right.' }),
    height: t.float({ required: true, description: 'Downwards.' }),
  }),
});

const inputWords = {
  id: 'The amount that this corrects, which keeps its place on the page; without it, a new one.',
  place: 'Where a new amount stands.',
};

export const AidAmountInputType = builder.inputType('AidAmountInput', {
  description: 'A line of aid as a reviewer leaves it.',
  fields: (t) => ({
    id: t.id({ description: inputWords.id }),
    value: t.float({ required: true, description: amountWords.value }),
    source: t.field({ type: AidSourceType, required: true, description: 'Who gives it.' }),
    category: t.field({ type: AidCategoryType, required: true, description: 'Its category.' }),
    subCategory: t.field({ type: AidSubCategoryType, required: true, description: 'Its kind.' }),
    description: t.string({ required: true, description: amountWords.description }),
    place: t.field({ type: BoxInputType, description: inputWords.place }),
  }),
});

export const CostAmountInputType = builder.inputType('CostAmountInput', {
  description: 'A line of cost as a reviewer leaves it.',
  fields: (t) => ({
    id: t.id({ description: inputWords.id }),
    value: t.float({ required: true, description: amountWords.value }),
    category: t.field({ type: CostCategoryType, required: true, description: 'Its category.' }),
    description: t.string({ required: true, description: amountWords.description }),
    place: t.field({ type: BoxInputType, description: inputWords.place }),
  }),
});
