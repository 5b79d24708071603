import { purgeDaysProblem } from '@tassel/contract/organization.ts';
import { counted } from '#ui/counted.ts';

/** As it is typed. */
export type PurgeSetting = { isOn: boolean; days: string };

export const purgeSettingOf = (days: number | null): PurgeSetting => ({
  isOn: days !== null,
  days: days === null ? '365' : String(days),
});

/** D 12: null is never. */
export function purgeDaysOf({ isOn, days }: PurgeSetting): number | null {
  return isOn ? Number(days.trim() === '' ? Number.NaN : days) : null;
}

export function purgeSettingProblem(setting: PurgeSetting): string | undefined {
  return purgeDaysProblem(purgeDaysOf(setting));
}

/** Files that would have stayed go, and can't come back. */
export function isSooner(before: number | null, after: number | null): boolean {
  return after !== null && (before === null || after < before);
}

export const filesToPurgeWords = (count: number): string =>
  count === 0
    ? 'None of their files is this old yet.'
    : `${counted(count, 'file')} of theirs ${count === 1 ? 'is' : 'are'} this old already.`;
