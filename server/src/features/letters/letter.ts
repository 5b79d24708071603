import type { Selectable } from 'kysely';
import type { Tables } from '#server/tables.ts';

export const letterColumns = [
  'letters.id',
  'letters.organization_id',
  'letters.job_id',
  'letters.filename',
  'letters.payload',
  'letters.student_id',
  'letters.college',
  'letters.cohort',
  'letters.status',
  'letters.reason',
  'letters.method',
  'letters.insert_time',
  'letters.last_status_update',
  'letters.upload_number',
  'letters.file_key',
  'letters.file_bytes',
  'letters.file_sha256',
  'letters.file_purged_at',
  'letters.pages',
  'letters.confidence',
  'letters.award_year',
  'letters.year',
  'letters.school_name',
  'letters.school_city',
  'letters.school_state',
  'letters.school_zip',
  'letters.total_cost',
  'letters.free_money',
  'letters.loans',
  'letters.work',
  'letters.net_price',
  'letters.remaining',
  'letters.printed_net_price',
  'letters.printed_sums',
] as const;

type Column = (typeof letterColumns)[number] extends `letters.${infer Name}` ? Name : never;
export type Letter = Pick<Selectable<Tables['letters']>, Column>;

/** PENDING with its file here: the worker has it, or will. */
export const isInWork = ({ status, file_key }: Pick<Letter, 'status' | 'file_key'>): boolean =>
  status === 'PENDING' && file_key !== null;

export const isWaitingForFile = ({ status, file_key }: Pick<Letter, 'status' | 'file_key'>): boolean =>
  status === 'PENDING' && file_key === null;
