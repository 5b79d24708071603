import { letterReasons } from '@tassel/contract/letter-reasons.ts';
import { type PageRange, pageCount } from '#platform/paging.ts';
import { builder } from '#server/graphql-builder.ts';
import { LetterStatusType } from '#server/graphql-letter-status.ts';
import { readAid, readCosts } from './amounts.ts';
import { letterDownloadUrl } from './file-urls.ts';
import { AidAmountType, CostAmountType } from './graphql-amounts.ts';
import { AwardLetterFilterType, AwardLetterOrderType, LetterReasonType } from './graphql-filter.ts';
import {
  InstitutionType,
  LetterChangeType,
  LetterJobType,
  LetterMethodType,
  LetterPageImageType,
  LetterTotalsType,
  NeighborsType,
  PrintedSumType,
} from './graphql-letter-parts.ts';
import { readHistory } from './history.ts';
import { readJobName } from './job-of-letter.ts';
import { isInWork, type Letter } from './letter.ts';
import { countLetters } from './letter-counts.ts';
import { letterScope } from './letter-scope.ts';
import { type LetterList, readLetters, readNeighbors, readOlderTwin } from './read-letters.ts';
import { uploadUrl } from './upload-address.ts';

const AwardLetterRef = builder.objectRef<Letter>('AwardLetter');
export const AwardLetterType = AwardLetterRef.implement({
  description: 'One award letter of one student, as a file with its classification.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stays the same when the file is replaced.' }),
    status: t.field({ type: LetterStatusType, description: 'Where it stands.', resolve: ({ status }) => status }),
    reason: t.field({
      type: LetterReasonType,
      nullable: true,
      description: 'Why it stands there; null where nothing is wrong.',
      resolve: ({ reason }) => reason,
    }),
    reasonLine: t.string({
      nullable: true,
      description: 'The reason in words.',
      resolve: ({ reason }) => reason && letterReasons[reason].line,
    }),
    remedy: t.string({
      nullable: true,
      description: 'What can be done about it.',
      resolve: ({ reason }) => reason && letterReasons[reason].remedy,
    }),
    filename: t.exposeString('filename', { description: 'Unique inside its job.' }),
    insertTime: t.string({
      description: 'When the job was created.',
      resolve: ({ insert_time }) => insert_time.toISOString(),
    }),
    lastStatusUpdate: t.string({
      description: 'When the status last changed.',
      resolve: ({ last_status_update }) => last_status_update.toISOString(),
    }),
    uploadUrl: t.string({
      nullable: true,
      description: 'Where the file is PUT, for one hour; null unless the letter waits for its file.',
      resolve: (letter, _args, context) => uploadUrl(context, letter),
    }),
    method: t.field({
      type: LetterMethodType,
      nullable: true,
      description: 'By which it was decided; null until it is.',
      resolve: ({ method }) => method,
    }),
    awardYear: t.exposeString('award_year', {
      nullable: true,
      description: 'The academic year of the offer, such as 2026-2027.',
    }),
    year: t.exposeInt('year', { nullable: true, description: 'The year that the award year starts with.' }),
    institution: t.field({
      type: InstitutionType,
      nullable: true,
      description: 'The school; null where the letter names none, or was not read.',
      resolve: (letter) => (letter.school_name || letter.school_state || letter.school_city ? letter : null),
    }),
    payload: t.exposeString('payload', { nullable: true, description: 'Context data, a JSON object as it was given.' }),
    studentId: t.exposeString('student_id', { nullable: true, description: '"student_id" of the context data.' }),
    college: t.exposeString('college', { nullable: true, description: '"college" of the context data.' }),
    cohort: t.exposeString('cohort', { nullable: true, description: '"cohort" of the context data.' }),
    confidence: t.exposeFloat('confidence', { nullable: true, description: 'How sure the reading is, from 0 to 1.' }),
    fileSize: t.exposeInt('file_bytes', { nullable: true, description: 'Bytes of the file; null until it arrived.' }),
    sha256: t.exposeString('file_sha256', { nullable: true, description: 'Of the content of the file, in hex.' }),
    filePurgedAt: t.string({
      nullable: true,
      description: 'When the file was removed by the rule of its job.',
      resolve: ({ file_purged_at }) => file_purged_at?.toISOString() ?? null,
    }),
    isInWork: t.boolean({ description: 'Its file is here and it is being read, or waits for it.', resolve: isInWork }),
    totals: t.field({
      type: LetterTotalsType,
      nullable: true,
      description: 'The sums of its amounts; null until it was read.',
      resolve: (letter) => (letter.free_money === null ? null : letter),
    }),
    aidAmounts: t.field({
      type: [AidAmountType],
      description: 'Its aid, in the order of the letter.',
      resolve: async ({ id }, _args, context) => (await readAid(context, id)) ?? [],
    }),
    costAmounts: t.field({
      type: [CostAmountType],
      description: 'Its costs, in the order of the letter.',
      resolve: async ({ id }, _args, context) => (await readCosts(context, id)) ?? [],
    }),
    printedSums: t.field({
      type: [PrintedSumType],
      description: 'Totals that the letter prints itself, to check sums against.',
      resolve: ({ printed_sums }) => printed_sums ?? [],
    }),
    pages: t.field({
      type: [LetterPageImageType],
      description: 'Its pages; empty until it was read.',
      resolve: (letter) => (letter.pages ?? []).map((page) => ({ page, letter })),
    }),
    history: t.field({
      type: [LetterChangeType],
      description: 'Every change of status, oldest first.',
      resolve: async ({ id }, _args, context) => (await readHistory(context, id)) ?? [],
    }),
    downloadUrl: t.string({
      nullable: true,
      description: 'Where the file can be downloaded, for a few minutes; null when there is none.',
      resolve: (letter, _args, context) => letterDownloadUrl(context, letter),
    }),
    sameContentAs: t.field({
      type: AwardLetterRef,
      nullable: true,
      description: 'An older letter of the organization with the same content.',
      resolve: async (letter, _args, context) => {
        const { statuses } = letterScope(context, letter.organization_id);
        const twin = await readOlderTwin(context, letter);
        return twin && statuses.includes(twin.status) ? twin : null;
      },
    }),
    job: t.field({
      type: LetterJobType,
      description: 'The job that it came with.',
      resolve: async ({ job_id }, _args, context) => ({ id: job_id, name: (await readJobName(context, job_id)) ?? '' }),
    }),
    neighbors: t.field({
      type: NeighborsType,
      description: 'The letters before and after it in a list of its job.',
      args: {
        filter: t.arg({ type: AwardLetterFilterType, description: 'The filter of the list.' }),
        orderBy: t.arg({ type: [AwardLetterOrderType], description: 'The order of the list.' }),
      },
      resolve: (letter, { filter, orderBy }, context) => {
        const scope = letterScope(context, letter.organization_id);
        return readNeighbors(context, letter, { scope, filter: filter ?? {}, orderBy: orderBy ?? [] });
      },
    }),
  }),
});

export const AwardLetterPageType = builder.objectRef<LetterList & { range: PageRange }>('AwardLetterPage').implement({
  description: 'One page of a list of letters.',
  fields: (t) => ({
    pageCount: t.int({
      description: 'How many pages there are.',
      resolve: async ({ scope, filter, range }, _args, context) =>
        pageCount(await countLetters(context, scope, filter), range),
    }),
    itemsCount: t.int({
      description: 'How many letters there are on all pages.',
      resolve: ({ scope, filter }, _args, context) => countLetters(context, scope, filter),
    }),
    items: t.field({
      type: [AwardLetterType],
      description: 'The letters of this page.',
      resolve: (list, _args, context) => readLetters(context, list, list.range),
    }),
  }),
});
