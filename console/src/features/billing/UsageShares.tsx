import type { Month } from '@tassel/contract/month.ts';
import { useState } from 'react';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { JobShares } from './JobShares.tsx';
import { PersonShares } from './PersonShares.tsx';

type Props = { organizationId: string; month: Month };

const options = [
  { value: 'person', label: 'By person' },
  { value: 'job', label: 'By job' },
] as const;

/** Who, and which job, used how much. */
export function UsageShares({ organizationId, month }: Props) {
  const [by, setBy] = useState<'person' | 'job'>('person');
  const List = by === 'person' ? PersonShares : JobShares;
  return (
    <section aria-labelledby="usage-shares" className="mt-10">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="usage-shares" className="text-base font-semibold">
          Where it was used
        </h2>
        <SegmentedControl label="Where it was used" hideLabel value={by} options={options} onChange={setBy} />
      </div>
      <List organizationId={organizationId} year={month.year} month={month.month} />
    </section>
  );
}
