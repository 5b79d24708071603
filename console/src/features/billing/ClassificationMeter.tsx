import type { Organization } from '#features/organizations/state.ts';
import { lastDay } from './CostSoFar.tsx';
import { tiersOf } from './tiers.ts';
import { UsageMeter } from './UsageMeter.tsx';
import type { UsagePage } from './use-usage.ts';

type Props = { organization: Organization; page: UsagePage };

export function ClassificationMeter({ organization, page: { usage, priceStructure } }: Props) {
  const { forecast, classificationUsage, paidByCredit } = usage;
  const byCredit = paidByCredit > 0 ? `${paidByCredit.toLocaleString('en-US')} paid by credit` : '';
  const left =
    forecast && organization.credits > 0 ? `${organization.credits.toLocaleString('en-US')} credits left` : '';
  const credits = [byCredit, left].filter(Boolean).join(', ');
  const paysByCredit = forecast !== null && (organization.billingStatus === 'FREE' || organization.credits > 0);
  return (
    <UsageMeter
      title="Classifications"
      tiers={tiersOf(priceStructure.classifications)}
      paid={classificationUsage - paidByCredit}
      paidForecast={forecast ? forecast.classifications - forecast.paidByCredit : undefined}
      count={classificationUsage}
      forecastWords={
        forecast ? `of about ${forecast.classifications.toLocaleString('en-US')} by ${lastDay(usage)}` : undefined
      }
      priceWords={paysByCredit ? '1 credit each now' : undefined}
      notes={credits ? [`${credits}.`] : []}
    />
  );
}
