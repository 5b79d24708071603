import type { AddedLetter } from '#features/letters/add-letters.ts';
import { uploadUrl } from '#features/letters/upload-address.ts';
import { builder } from '#server/graphql-builder.ts';
import type { CanceledJob } from './cancel-jobs.ts';
import type { CreatedJob } from './create-job.ts';

export const LetterFileInputType = builder.inputType('LetterFileInput', {
  description: 'A letter of a new job.',
  fields: (t) => ({
    filename: t.string({ required: true, description: 'Unique inside the job, 1 to 255 characters.' }),
    payload: t.string({ description: 'Context data: a JSON object as text, up to 4 KB.' }),
  }),
});

const CreatedLetterType = builder.objectRef<AddedLetter>('CreatedLetter').implement({
  description: 'A letter of a new job, and where its file goes.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Of the letter.' }),
    filename: t.exposeString('filename', { description: 'As it was given.' }),
    uploadUrl: t.string({
      description: 'PUT the file here within one hour.',
      resolve: async ({ id }, _args, context) =>
        (await uploadUrl(context, { id, upload_number: 1, status: 'PENDING', file_key: null })) ?? '',
    }),
  }),
});

export const CreatedJobType = builder.objectRef<CreatedJob>('CreatedJob').implement({
  description: 'A new job.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Of the job.' }),
    awardLetters: t.field({
      type: [CreatedLetterType],
      description: 'Its letters, in the order in which they were given.',
      resolve: ({ letters }) => letters,
    }),
  }),
});

const CanceledJobType = builder.objectRef<CanceledJob>('CanceledJob').implement({
  description: 'What canceling did to one job.',
  fields: (t) => ({
    jobId: t.exposeID('jobId', { description: 'Of the job.' }),
    canceledLetterCount: t.exposeInt('canceledLetterCount', { description: 'Letters that were canceled just now.' }),
  }),
});

export const CancelJobType = builder.objectRef<CanceledJob[]>('CancelJobAnswer').implement({
  description: 'What canceling did.',
  fields: (t) => ({
    canceledJobs: t.field({ type: [CanceledJobType], description: 'A line a job.', resolve: (jobs) => jobs }),
  }),
});

export const DeleteJobType = builder.objectRef<number>('DeleteJobAnswer').implement({
  description: 'What deleting did.',
  fields: (t) => ({
    deletedJobsCount: t.int({ description: 'Jobs that are gone.', resolve: (count) => count }),
  }),
});
