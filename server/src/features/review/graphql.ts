import type { BoxReading } from '@tassel/classifier/read-box.ts';
import { AwardLetterType } from '#features/letters/graphql-letter.ts';
import { builder, type MutationFields, type QueryFields } from '#server/graphql-builder.ts';
import { decideLetter } from './decide-letter.ts';
import { saveDraft } from './drafts.ts';
import {
  AidAmountInputType,
  BoxInputType,
  CostAmountInputType,
  DecisionType,
  InstitutionInputType,
} from './graphql-inputs.ts';
import { learnedMutations, learnedQueries } from './graphql-learned.ts';
import { ReviewLockType, TakenLetterType } from './graphql-review.ts';
import { type JobInReview, readJobsInReview } from './jobs-in-review.ts';
import { keepLetter } from './keep-letter.ts';
import { putBackLetter } from './put-back-letter.ts';
import { readBox } from './read-box.ts';
import { takeLetter } from './take-letter.ts';
import { takeNextLetter } from './take-next-letter.ts';

const organizationWords = 'Which organization; may be left out by members of only one.';

const JobInReviewType = builder.objectRef<JobInReview>('JobInReview').implement({
  description: 'A job that has letters in review.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Of the job.' }),
    name: t.exposeString('name', { description: 'Of the job.' }),
    letterCount: t.exposeInt('letterCount', { description: 'How many of its letters are in review.' }),
  }),
});

const BoxReadingType = builder.objectRef<BoxReading>('BoxReading').implement({
  description: 'What stands inside a box, and the line of money that it is taken for.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'All of it, line by line.' }),
    value: t.exposeFloat('value', { nullable: true, description: 'Dollars; null where there is no figure.' }),
    description: t.exposeString('description', {
      description: 'The words of the line; of a lone figure, those beside it.',
    }),
  }),
});

export const reviewQueries = (t: QueryFields) => ({
  readBox: t.field({
    type: BoxReadingType,
    description: 'What stands inside a box that a reviewer drew on a page of a letter in review. For reviewers.',
    args: {
      id: t.arg.id({ required: true, description: 'Of the letter.' }),
      organizationId: t.arg.id({ description: organizationWords }),
      box: t.arg({ type: BoxInputType, required: true, description: 'The box.' }),
    },
    resolve: (_root, input, context) => readBox(context, input),
  }),
  ...learnedQueries(t),
  jobsInReview: t.field({
    type: [JobInReviewType],
    description: 'The jobs that have letters in review, the oldest first, at most 200. For reviewers.',
    args: { organizationId: t.arg.id({ description: organizationWords }) },
    resolve: (_root, input, context) => readJobsInReview(context, input),
  }),
});

export const reviewMutations = (t: MutationFields) => {
  const organizationId = t.arg.id({ description: organizationWords });
  const one = { id: t.arg.id({ required: true, description: 'Of the letter.' }), organizationId };
  const held = { ...one, lockId: t.arg.id({ required: true, description: 'Of your lock.' }) };
  return {
    ...learnedMutations(t),
    takeLetter: t.field({
      type: TakenLetterType,
      description:
        'Begins to work on a letter in review; refused while somebody else does. Ends after 10 idle minutes.',
      args: one,
      resolve: (_root, input, context) => takeLetter(context, input),
    }),
    takeNextLetter: t.field({
      type: TakenLetterType,
      nullable: true,
      description: 'Begins to work on the oldest letter in review that nobody works on; null when there is none.',
      args: { organizationId, jobId: t.arg.id({ description: 'Only letters of this job.' }) },
      resolve: (_root, input, context) => takeNextLetter(context, input),
    }),
    keepLetter: t.field({
      type: ReviewLockType,
      description: 'Says that you still work on a letter: your lock lasts another 10 minutes.',
      args: held,
      resolve: (_root, input, context) => keepLetter(context, input),
    }),
    saveReviewDraft: t.field({
      type: ReviewLockType,
      description: 'Keeps what you have typed so far, and your lock. Refused once the lock is lost.',
      args: { ...held, draft: t.arg.string({ description: 'A JSON object; without it the draft is forgotten.' }) },
      resolve: (_root, input, context) => saveDraft(context, input),
    }),
    putBackLetter: t.field({
      type: AwardLetterType,
      description: 'Gives a letter back to the queue. What you typed stays with it.',
      args: { ...held, note: t.arg.string({ description: 'What the next reviewer should know.' }) },
      resolve: (_root, input, context) => putBackLetter(context, input),
    }),
    decideLetter: t.field({
      type: AwardLetterType,
      description: 'Ends a manual review. What is left out stays as it is; lists replace what was there.',
      args: {
        ...one,
        lockId: t.arg.id({ description: 'Of your lock; without one, nobody else may be working on the letter.' }),
        status: t.arg({ type: DecisionType, required: true, description: 'How it ends.' }),
        aidAmounts: t.arg({ type: [AidAmountInputType], description: 'All aid, as it shall be.' }),
        costAmounts: t.arg({ type: [CostAmountInputType], description: 'All costs, as they shall be.' }),
        institution: t.arg({ type: InstitutionInputType, description: 'The school.' }),
        awardYear: t.arg.string({ description: 'Such as 2026-2027.' }),
      },
      resolve: (_root, input, context) => decideLetter(context, input),
    }),
  };
};
