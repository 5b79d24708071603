import { letterReasonCodes, letterReasons } from '@tassel/contract/letter-reasons.ts';
import { builder, described } from '#server/graphql-builder.ts';
import { LetterStatusType } from '#server/graphql-letter-status.ts';
import { OrderDirectionType } from '#server/graphql-pages.ts';
import type { LetterOrderField } from './letter-order.ts';

export const LetterReasonType = builder.enumType('LetterReason', {
  description: 'Why a letter ended as it did.',
  values: Object.fromEntries(
    letterReasonCodes.map((code) => [code, { description: letterReasons[code].line }]),
  ) as Record<(typeof letterReasonCodes)[number], { description: string }>,
});

const AwardLetterOrderFieldType = builder.enumType('AwardLetterOrderField', {
  description: 'What letters can be ordered by. Letters that lack the value come last.',
  values: described({
    INSERT_TIME: 'When the job was created.',
    LAST_STATUS_UPDATE: 'When the status last changed.',
    FILENAME: 'The name of the file.',
    STATUS: 'The status.',
    SCHOOL: 'The name of the school.',
    YEAR: 'The award year.',
    NET_PRICE: 'The net price.',
    FREE_MONEY: 'Grants and scholarships.',
  } satisfies Record<LetterOrderField, string>),
});

export const AwardLetterFilterType = builder.inputType('AwardLetterFilter', {
  description: 'Which letters; all that is given must hold.',
  fields: (t) => ({
    jobId: t.id({ description: 'Of this job.' }),
    status_in: t.field({ type: [LetterStatusType], description: 'With one of these statuses.' }),
    reason_in: t.field({ type: [LetterReasonType], description: 'With one of these reasons.' }),
    filename_contains: t.string({ description: 'Whose file name contains this, in upper or lower case.' }),
    search: t.string({ description: 'Whose file name, school, student_id or cohort contains this.' }),
    year: t.int({ description: 'Whose award year starts with this year.' }),
    state: t.string({ description: 'Whose school is in this state (two letters).' }),
    studentId: t.string({ description: 'Whose context data has this student_id.' }),
    cohort: t.string({ description: 'Whose context data has this cohort.' }),
  }),
});

export const AwardLetterOrderType = builder.inputType('AwardLetterOrder', {
  description: 'One step of the order of letters.',
  fields: (t) => ({
    field: t.field({ type: AwardLetterOrderFieldType, required: true, description: 'By what.' }),
    direction: t.field({ type: OrderDirectionType, description: 'Which way; ASC where nothing is said.' }),
  }),
});
