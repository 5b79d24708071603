import type { Organization } from '#features/organizations/state.ts';
import { lastDay } from './CostSoFar.tsx';
import { tiersOf } from './tiers.ts';
import { UsageMeter } from './UsageMeter.tsx';
import type { UsagePage } from './use-usage.ts';

type Props = { organization: Organization; page: UsagePage };

export function ReviewMeter({ organization, page: { usage, priceStructure, inReview } }: Props) {
  const { forecast, manualReviewUsage, freeManualReviews } = usage;
  const isFree = forecast !== null && organization.billingStatus === 'FREE';
  const paid = manualReviewUsage - freeManualReviews;
  const grown = forecast && !isFree ? forecast.manualReviews - freeManualReviews : paid;
  const waiting = inReview.itemsCount;
  const notes = [
    freeManualReviews > 0 && `${freeManualReviews.toLocaleString('en-US')} on the free plan.`,
    forecast &&
      waiting > 0 &&
      `${waiting.toLocaleString('en-US')} ${waiting === 1 ? 'letter waits in the queue and is' : 'letters wait in the queue and are'} not counted yet.`,
  ];
  return (
    <UsageMeter
      title="Manual reviews"
      tiers={tiersOf(priceStructure.manualReviews)}
      paid={paid}
      paidForecast={forecast ? grown : undefined}
      count={manualReviewUsage}
      forecastWords={
        forecast ? `of about ${forecast.manualReviews.toLocaleString('en-US')} by ${lastDay(usage)}` : undefined
      }
      priceWords={isFree ? 'Free on your plan' : undefined}
      notes={notes.filter((note) => typeof note === 'string')}
    />
  );
}
