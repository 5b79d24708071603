import { OrganizationUserType } from '#features/organizations/graphql.ts';
import { requireRole } from '#features/session/require-role.ts';
import { type PageRange, pageCount, pageRange } from '#platform/paging.ts';
import { builder, described, type MutationFields, openToKeys, type QueryFields } from '#server/graphql-builder.ts';
import { OrderDirectionType } from '#server/graphql-pages.ts';
import { cancelJobs } from './cancel-jobs.ts';
import { createJob } from './create-job.ts';
import { deleteJobs } from './delete-jobs.ts';
import { CancelJobType, CreatedJobType, DeleteJobType, LetterFileInputType } from './graphql-answers.ts';
import { JobStateType, JobType } from './graphql-job.ts';
import { MemberJobPageType } from './graphql-member-jobs.ts';
import { jobsOfMember } from './jobs-of-members.ts';
import { countJobs, type JobList, type JobOrderField, readJob, readJobs } from './read-jobs.ts';

const organizationWords = 'Which organization; may be left out by members of only one.';

const JobPageType = builder.objectRef<JobList & { range: PageRange }>('JobPage').implement({
  description: 'One page of a list of jobs.',
  fields: (t) => ({
    pageCount: t.int({
      description: 'How many pages there are.',
      resolve: async (list, _args, context) => pageCount(await countJobs(context, list), list.range),
    }),
    itemsCount: t.int({
      description: 'How many jobs there are on all pages.',
      resolve: (list, _args, context) => countJobs(context, list),
    }),
    items: t.field({
      type: [JobType],
      description: 'The jobs of this page.',
      resolve: (list, _args, context) => readJobs(context, list, list.range),
    }),
  }),
});

builder.objectField(OrganizationUserType, 'jobs', (t) =>
  t.field({
    type: MemberJobPageType,
    subGraphs: ['Private'],
    description: 'The jobs that the person created there: how many, and the newest ten. Not for reviewers.',
    resolve: ({ id, organization }, _args, context) => {
      requireRole(context, organization.id, 'USER');
      return jobsOfMember(context, id);
    },
  }),
);

const JobFilterType = builder.inputType('JobFilter', {
  description: 'Which jobs; all that is given must hold.',
  fields: (t) => ({
    name_contains: t.string({ description: 'Whose name contains this, in upper or lower case.' }),
    state_in: t.field({ type: [JobStateType], description: 'In one of these states.' }),
    insertTime_gte: t.string({ description: 'Created on this day or later, YYYY-MM-DD (UTC).' }),
    insertTime_lte: t.string({ description: 'Created on this day or earlier, YYYY-MM-DD (UTC).' }),
    mine: t.boolean({ description: 'Only those that you created.' }),
  }),
});

const JobOrderFieldType = builder.enumType('JobOrderField', {
  description: 'What jobs can be ordered by.',
  values: described({
    INSERT_TIME: 'When they were created.',
    NAME: 'Their names.',
    LAST_UPDATED: 'When a letter of them last changed.',
  } satisfies Record<JobOrderField, string>),
});

const JobOrderType = builder.inputType('JobOrder', {
  description: 'One step of the order of jobs.',
  fields: (t) => ({
    field: t.field({
      type: JobOrderFieldType,
      required: true,
      description: 'By what.',
    }),
    direction: t.field({ type: OrderDirectionType, description: 'Which way; ASC where nothing is said.' }),
  }),
});

export const jobQueries = (t: QueryFields) => ({
  jobs: t.field({
    subGraphs: openToKeys,
    type: JobPageType,
    description: 'Jobs of an organization, the newest first unless asked otherwise.',
    args: {
      page: t.arg.int({ description: 'From 1.' }),
      pageSize: t.arg.int({ description: '10 where nothing is said; 10, 15, 20, 25 or 30.' }),
      filter: t.arg({ type: JobFilterType, description: 'Which ones.' }),
      orderBy: t.arg({ type: [JobOrderType], description: 'In which order; ties are broken by id.' }),
      organizationId: t.arg.id({ description: organizationWords }),
    },
    resolve: (_root, { filter, orderBy, organizationId, ...page }, context) => ({
      organizationId: requireRole(context, organizationId, 'USER').organizationId,
      filter: filter ?? {},
      orderBy: orderBy ?? [],
      range: pageRange(page),
    }),
  }),
  job: t.field({
    subGraphs: openToKeys,
    type: JobType,
    description: 'One job.',
    args: {
      id: t.arg.id({ required: true, description: 'Of the job.' }),
      organizationId: t.arg.id({ description: organizationWords }),
    },
    resolve: (_root, { id, organizationId }, context) =>
      readJob(context, requireRole(context, organizationId, 'USER').organizationId, id),
  }),
});

export const jobMutations = (t: MutationFields) => {
  const several = {
    jobIdList: t.arg.idList({ required: true, description: 'Of the jobs.' }),
    organizationId: t.arg.id({ description: organizationWords }),
  };
  return {
    createJob: t.field({
      subGraphs: openToKeys,
      type: CreatedJobType,
      description: 'Makes a job of 1 to 10,000 letters and answers where their files go.',
      args: {
        name: t.arg.string({ description: '1 to 120 characters; the time of the upload where none is given.' }),
        organizationId: t.arg.id({ description: organizationWords }),
        purgeLetterFilesAfter: t.arg.int({
          description:
            "Days after which files of finished letters are removed; left out, the organization's rule; null, never.",
        }),
        notifyOnCompletion: t.arg.boolean({ description: 'Whether to mail you when all letters have ended; true.' }),
        manualReviewEnabled: t.arg.boolean({ description: "Left out, the organization's setting." }),
        letterFiles: t.arg({ type: [LetterFileInputType], required: true, description: 'The letters.' }),
      },
      resolve: (_root, input, context) => createJob(context, input),
    }),
    cancelJob: t.field({
      subGraphs: openToKeys,
      type: CancelJobType,
      description: 'Ends every letter of these jobs that is pending or in manual review.',
      args: several,
      resolve: (_root, input, context) => cancelJobs(context, input),
    }),
    deleteJob: t.field({
      subGraphs: openToKeys,
      type: DeleteJobType,
      description: 'Removes jobs with their letters and files: all of them, or none.',
      args: several,
      resolve: (_root, input, context) => deleteJobs(context, input),
    }),
  };
};
