import { defaultPageSize, pageSizes } from '@tassel/contract/page-size.ts';
import { userError } from './errors.ts';

export type PageInput = { page?: number | null; pageSize?: number | null };
export type PageRange = { limit: number; offset: number };

/** D 29: pages start at 1 and hold one of a few sizes. */
export function pageRange({ page, pageSize }: PageInput): PageRange {
  const size = pageSize ?? defaultPageSize;
  const number = page ?? 1;
  if (!pageSizes.some((allowed) => allowed === size))
    throw userError('BAD_INPUT', `pageSize must be one of ${pageSizes.join(', ')}.`);
  if (number < 1 || number > 100_000_000) throw userError('BAD_INPUT', 'page starts at 1.');
  return { limit: size, offset: (number - 1) * size };
}

export const pageCount = (itemsCount: number, { limit }: PageRange): number => Math.ceil(itemsCount / limit);

const datePattern = /^\d{4}-\d{2}-\d{2}$/;

/** days are sent as YYYY-MM-DD. Answers the first instant of the day, UTC. */
export function dayStart(name: string, date: string): Date {
  const start = new Date(`${date}T00:00:00.000Z`);
  if (!datePattern.test(date) || Number.isNaN(start.getTime()) || start.toISOString().slice(0, 10) !== date)
    throw userError('BAD_INPUT', `${name} must be a date as YYYY-MM-DD.`);
  return start;
}

/** The first instant after the day. */
export const dayEnd = (name: string, date: string): Date => new Date(dayStart(name, date).getTime() + 86_400_000);

/** `%` and `_` in what people type are themselves. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

export const directions = ['ASC', 'DESC'] as const;
export type Direction = (typeof directions)[number];
