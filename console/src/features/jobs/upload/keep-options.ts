import type { Option } from '#ui/option.ts';
import type { KeepChoice } from './job-options.ts';

/** D 12: the organization's rule first, then what else can be chosen for this job. */
export function keepOptions(organizationDays: number | null | undefined): Option<KeepChoice>[] {
  return [
    { value: 'organization', label: `${daysInWords(organizationDays)}, the organization’s rule` },
    { value: '0', label: 'The night after a letter is done' },
    { value: '30', label: '30 days' },
    { value: '90', label: '90 days' },
    { value: '365', label: '365 days' },
    { value: 'always', label: 'Always' },
    { value: 'other', label: 'Another number of days' },
  ];
}

function daysInWords(days: number | null | undefined): string {
  if (days === null || days === undefined) return 'Always';
  if (days === 0) return 'One night';
  return days === 1 ? '1 day' : `${days.toLocaleString('en-US')} days`;
}
