import { builder, described } from '#server/graphql-builder.ts';
import {
  categoryDescriptions,
  costDescriptions,
  sourceDescriptions,
  subCategoryDescriptions,
} from './amount-descriptions.ts';
import type { AidAmount, CostAmount } from './amounts.ts';

export const AidSourceType = builder.enumType('AidSource', {
  description: 'Who gives the aid.',
  values: described(sourceDescriptions),
});
export const AidCategoryType = builder.enumType('AidCategory', {
  description: 'What kind of aid it is; grants and scholarships are free money.',
  values: described(categoryDescriptions),
});
export const AidSubCategoryType = builder.enumType('AidSubCategory', {
  description: 'The kind within its category.',
  values: described(subCategoryDescriptions),
});
export const CostCategoryType = builder.enumType('CostCategory', {
  description: 'What it costs.',
  values: described(costDescriptions),
});

export type Box = { page: number; left: number; top: number; width: number; height: number };

export const BoxType = builder.objectRef<Box>('Box').implement({
  description: 'A place on a page, in points (1/72 inch) from the top left of the page as people see it.',
  fields: (t) => ({
    page: t.exposeInt('page', { description: 'The page, counted from 1.' }),
    left: t.exposeFloat('left', { description: 'From the left edge.' }),
    top: t.exposeFloat('top', { description: 'From the top edge.' }),
    width: t.exposeFloat('width', { description: 'To the right.' }),
    height: t.exposeFloat('height', { description: 'Downwards.' }),
  }),
});

export const boxOf = ({ evidence }: Pick<AidAmount, 'evidence'>, part: 'figure' | 'description'): Box | null => {
  if (!evidence) return null;
  const { x, y, width, height } = evidence[part];
  return { page: evidence.page, left: x, top: y, width, height };
};

export const amountWords = {
  id: 'Stays with the amount when a review corrects it.',
  value: 'Dollars for the whole award year.',
  description: 'The line as the letter prints it.',
  confidence: 'How sure the reading is, from 0 to 1; null where a person entered it.',
  isLearned: 'Whether it is what a reviewer taught, and not what the classifier would have said.',
  figureBox: 'Where the figure stands.',
  descriptionBox: 'Where the line stands.',
};

export const AidAmountType = builder.objectRef<AidAmount>('AidAmount').implement({
  description: 'One line of aid in a letter.',
  fields: (t) => ({
    id: t.exposeID('id', { description: amountWords.id }),
    value: t.exposeFloat('value', { description: amountWords.value }),
    source: t.field({ type: AidSourceType, description: 'Who gives it.', resolve: ({ source }) => source }),
    category: t.field({ type: AidCategoryType, description: 'Its category.', resolve: ({ category }) => category }),
    subCategory: t.field({
      type: AidSubCategoryType,
      description: 'Its kind.',
      resolve: ({ sub_category }) => sub_category,
    }),
    description: t.exposeString('description', { description: amountWords.description }),
    confidence: t.exposeFloat('confidence', { nullable: true, description: amountWords.confidence }),
    isLearned: t.exposeBoolean('is_learned', { description: amountWords.isLearned }),
    figureBox: t.field({
      type: BoxType,
      nullable: true,
      description: amountWords.figureBox,
      resolve: (amount) => boxOf(amount, 'figure'),
    }),
    descriptionBox: t.field({
      type: BoxType,
      nullable: true,
      description: amountWords.descriptionBox,
      resolve: (amount) => boxOf(amount, 'description'),
    }),
  }),
});

export const CostAmountType = builder.objectRef<CostAmount>('CostAmount').implement({
  description: 'One line of cost in a letter.',
  fields: (t) => ({
    id: t.exposeID('id', { description: amountWords.id }),
    value: t.exposeFloat('value', { description: amountWords.value }),
    category: t.field({ type: CostCategoryType, description: 'Its category.', resolve: ({ category }) => category }),
    description: t.exposeString('description', { description: amountWords.description }),
    confidence: t.exposeFloat('confidence', { nullable: true, description: amountWords.confidence }),
    isLearned: t.exposeBoolean('is_learned', { description: amountWords.isLearned }),
    figureBox: t.field({
      type: BoxType,
      nullable: true,
      description: amountWords.figureBox,
      resolve: (amount) => boxOf(amount, 'figure'),
    }),
    descriptionBox: t.field({
      type: BoxType,
      nullable: true,
      description: amountWords.descriptionBox,
      resolve: (amount) => boxOf(amount, 'description'),
    }),
  }),
});
