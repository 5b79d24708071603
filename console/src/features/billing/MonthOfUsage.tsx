import { monthName } from '@tassel/contract/month.ts';
import type { Organization } from '#features/organizations/state.ts';
import { BillTable } from './BillTable.tsx';
import { ClassificationMeter } from './ClassificationMeter.tsx';
import { CostSoFar } from './CostSoFar.tsx';
import { DayChart } from './DayChart.tsx';
import { ReviewMeter } from './ReviewMeter.tsx';
import { UsageShares } from './UsageShares.tsx';
import type { UsagePage } from './use-usage.ts';

type Props = { organization: Organization; page: UsagePage; now: Date; onChanged: () => void };

/** The figures first, then the days, the bill, and who used it. */
export function MonthOfUsage({ organization, page, now, onChanged }: Props) {
  const { usage } = page;
  return (
    <>
      <div className="mt-6 grid grid-cols-[15rem_1fr_1fr] gap-10 max-lg:grid-cols-1 max-lg:gap-8">
        <CostSoFar organizationId={organization.id} usage={usage} onChanged={onChanged} />
        <ClassificationMeter organization={organization} page={page} />
        <ReviewMeter organization={organization} page={page} />
      </div>
      <DayChart usage={usage} now={now} />
      <BillTable title={`Bill, ${monthName(usage)}`} bill={usage.billSummary} isFinal={usage.forecast === null} />
      <UsageShares key={monthName(usage)} organizationId={organization.id} month={usage} />
    </>
  );
}
