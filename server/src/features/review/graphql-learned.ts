import type { AidCategory, CostCategory } from '@tassel/contract/amounts.ts';
import {
  AidCategoryType,
  AidSourceType,
  AidSubCategoryType,
  CostCategoryType,
} from '#features/letters/graphql-amounts.ts';
import { builder, type MutationFields, type QueryFields } from '#server/graphql-builder.ts';
import { organizationArg, pageArgs, pageType } from '#server/graphql-pages.ts';
import { type LearnedLine, type LineUses, readLearnedLines, readLineUses, removeLearnedLine } from './learned-lines.ts';

const ChangedLetterType = builder.objectRef<LineUses['letters'][number]>('LearnedLetter').implement({
  description: 'A letter that a learned line has changed.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Of the letter.' }),
    jobId: t.exposeID('jobId', { description: 'Of its job.' }),
    filename: t.exposeString('filename', { description: 'Of the letter.' }),
  }),
});

const LearnedLineType = builder.objectRef<LearnedLine>('LearnedLine').implement({
  description:
    'What a reviewer taught: at this school, a line of these words is this. A cost has only a cost category.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Of the learned line.' }),
    schoolName: t.exposeString('schoolName', { description: 'The school whose letters it is applied to.' }),
    printed: t.exposeString('printed', { description: 'The words by which the line is known again.' }),
    description: t.exposeString('description', { description: 'What the line is called then.' }),
    source: t.field({
      type: AidSourceType,
      nullable: true,
      description: 'Who gives it.',
      resolve: ({ source }) => source,
    }),
    category: t.field({
      type: AidCategoryType,
      nullable: true,
      description: 'Its category, of aid.',
      resolve: ({ source, category }) => (source ? (category as AidCategory) : null),
    }),
    subCategory: t.field({
      type: AidSubCategoryType,
      nullable: true,
      description: 'Its kind, of aid.',
      resolve: ({ subCategory }) => subCategory,
    }),
    costCategory: t.field({
      type: CostCategoryType,
      nullable: true,
      description: 'Its category, of a cost.',
      resolve: ({ source, category }) => (source ? null : (category as CostCategory)),
    }),
    author: t.exposeString('personName', { description: 'Who taught it last.' }),
    insertTime: t.expose('insertTime', { type: 'DateTime', description: 'When.' }),
    letterCount: t.int({
      description: 'How many letters it has changed.',
      resolve: async ({ id }, _args, context) => (await readLineUses(context, id))?.letterCount ?? 0,
    }),
    letters: t.field({
      type: [ChangedLetterType],
      description: 'The latest of them, at most three.',
      resolve: async ({ id }, _args, context) => (await readLineUses(context, id))?.letters ?? [],
    }),
  }),
});

const LearnedLinePageType = pageType('LearnedLinePage', LearnedLineType);

export const learnedQueries = (t: QueryFields) => ({
  learnedLines: t.field({
    type: LearnedLinePageType,
    description: 'What reviewers have taught, the newest first. For administrators.',
    args: { ...organizationArg(t), ...pageArgs(t) },
    resolve: (_root, input, context) => readLearnedLines(context, input),
  }),
});

export const learnedMutations = (t: MutationFields) => ({
  removeLearnedLine: t.field({
    type: LearnedLineType,
    description: 'Forgets a learned line; letters that it has changed stay as they are. For administrators.',
    args: {
      id: t.arg.id({ required: true, description: 'Of the learned line.' }),
      organizationId: t.arg.id({ description: 'Which organization; may be left out by members of only one.' }),
    },
    resolve: (_root, input, context) => removeLearnedLine(context, input),
  }),
});
