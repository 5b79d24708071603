import type { JobState } from '@tassel/contract/job.ts';
import { type LetterStatus, letterStatuses } from '@tassel/contract/letter-status.ts';
import { AwardLetterFilterType, AwardLetterOrderType, LetterReasonType } from '#features/letters/graphql-filter.ts';
import { AwardLetterPageType } from '#features/letters/graphql-letter.ts';
import { letterScope } from '#features/letters/letter-scope.ts';
import { mayChangeJob } from '#features/letters/may-change-job.ts';
import { type ReasonCount, readReasonCounts } from '#features/letters/reason-counts.ts';
import { requireRole } from '#features/session/require-role.ts';
import { pageRange } from '#platform/paging.ts';
import { builder, described } from '#server/graphql-builder.ts';
import { LetterStatusType } from '#server/graphql-letter-status.ts';
import type { Job } from './read-jobs.ts';

export const JobStateType = builder.enumType('JobState', {
  description: 'Where a job stands, from where its letters stand.',
  values: described({
    UPLOADING: 'Some files have not arrived.',
    PROCESSING: 'All files are here, and some letters are being read.',
    IN_REVIEW: 'All letters were read, and some wait for a person.',
    DONE: 'All letters have ended.',
    CANCELED: 'All letters were canceled.',
  } satisfies Record<JobState, string>),
});

export const JobUserType = builder.objectRef<{ firstName: string; lastName: string }>('JobUser').implement({
  description: 'Who created something, by name.',
  fields: (t) => ({
    firstName: t.exposeString('firstName', { description: 'First name.' }),
    lastName: t.exposeString('lastName', { description: 'Last name.' }),
  }),
});

const StatusCountType = builder.objectRef<{ status: LetterStatus; count: number }>('StatusCount').implement({
  description: 'How many letters have a status.',
  fields: (t) => ({
    status: t.field({ type: LetterStatusType, description: 'The status.', resolve: ({ status }) => status }),
    count: t.exposeInt('count', { description: 'How many letters have it.' }),
  }),
});

const ReasonCountType = builder.objectRef<ReasonCount>('ReasonCount').implement({
  description: 'How many letters have a status for a reason.',
  fields: (t) => ({
    status: t.field({ type: LetterStatusType, description: 'The status.', resolve: ({ status }) => status }),
    reason: t.field({ type: LetterReasonType, description: 'The reason.', resolve: ({ reason }) => reason }),
    count: t.exposeInt('count', { description: 'How many letters have both.' }),
  }),
});

export const JobType = builder.objectRef<Job>('Job').implement({
  description: 'A batch of letters, uploaded together.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Of the job.' }),
    name: t.exposeString('name', { description: 'As its creator named it.' }),
    insertTime: t.string({
      description: 'When it was created.',
      resolve: ({ insertTime }) => insertTime.toISOString(),
    }),
    lastUpdated: t.string({
      description: 'When a letter of it last changed.',
      resolve: ({ lastUpdated }) => lastUpdated.toISOString(),
    }),
    state: t.field({ type: JobStateType, description: 'Where it stands.', resolve: ({ state }) => state }),
    user: t.field({ type: JobUserType, description: 'Who created it.', resolve: (job) => job }),
    isMine: t.boolean({
      description: 'Whether you created it.',
      resolve: ({ personId }, _args, { viewer }) => personId === viewer.personId,
    }),
    mayChange: t.boolean({
      description: 'Whether you may cancel and delete it.',
      resolve: ({ organizationId, personId }, _args, context) =>
        mayChangeJob(context, requireRole(context, organizationId, 'USER'), personId),
    }),
    notifyOnCompletion: t.exposeBoolean('notifyOnCompletion', {
      description: 'Whether its creator gets a mail when all letters have ended.',
    }),
    manualReviewEnabled: t.exposeBoolean('manualReviewEnabled', {
      description: 'Whether its doubtful letters go to a person.',
    }),
    purgeLetterFilesAfter: t.exposeInt('purgeLetterFilesAfter', {
      nullable: true,
      description: 'Days after which the file of a finished letter is removed; null is never.',
    }),
    statusCounts: t.field({
      type: [StatusCountType],
      description: 'How many of its letters have each status, all statuses in order.',
      resolve: ({ counts }) => letterStatuses.map((status) => ({ status, count: counts[status] })),
    }),
    reasonCounts: t.field({
      type: [ReasonCountType],
      description: 'Why letters of it ended badly or went to review, the most frequent first.',
      resolve: async ({ id }, _args, context) => (await readReasonCounts(context, id)) ?? [],
    }),
    awardLetters: t.field({
      type: AwardLetterPageType,
      description: 'Its letters, in the order in which they were given unless asked otherwise.',
      args: {
        page: t.arg.int({ description: 'From 1.' }),
        pageSize: t.arg.int({ description: '10 where nothing is said; 10, 15, 20, 25 or 30.' }),
        filter: t.arg({ type: AwardLetterFilterType, description: 'Which ones; the job is given.' }),
        orderBy: t.arg({ type: [AwardLetterOrderType], description: 'In which order; ties are broken by id.' }),
      },
      resolve: ({ id, organizationId }, { filter, orderBy, ...page }, context) => ({
        scope: letterScope(context, organizationId),
        filter: { ...filter, jobId: id },
        orderBy: orderBy ?? [],
        range: pageRange(page),
      }),
    }),
  }),
});
