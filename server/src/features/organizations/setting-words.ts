import type { SettingColumns } from './change-settings.ts';

const labels: Record<keyof SettingColumns, string> = {
  name: 'Name',
  join_domain: 'Joining by domain',
  manual_review_enabled: 'Manual review',
  manual_review_size_limit: 'Review oversized letters',
  manual_review_no_free_money: 'Review letters without free money',
  purge_letter_files_after: 'Days until letter files are deleted',
};

/** "Manual review: off to on; Name: Bridgepath to Bridgepath College Access". */
export function settingWords(before: SettingColumns, changes: Partial<SettingColumns>): string {
  return (Object.keys(changes) as (keyof SettingColumns)[])
    .map((column) => `${labels[column]}: ${wordsOf(column, before[column])} to ${wordsOf(column, changes[column])}`)
    .join('; ');
}

function wordsOf(column: keyof SettingColumns, value: string | number | boolean | null | undefined): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (value === null || value === undefined) return column === 'join_domain' ? 'off' : 'never';
  return String(value);
}
