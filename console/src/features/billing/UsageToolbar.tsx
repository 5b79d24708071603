import {
  invoiceDay,
  isSameMonth,
  type Month,
  monthName,
  monthOf,
  monthPlus,
  monthProblem,
} from '@tassel/contract/month.ts';
import { callGraphql } from '#platform/graphql.ts';
import { useAction } from '#platform/use-action.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonGroup } from '#ui/ButtonGroup.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { usageCsvUrlDocument } from './api.ts';

type Props = { organizationId: string; month: Month; now: Date; onMonth: (month: Month) => void };

const dayFormat = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

/** Which month, whether its figures still move, and all of it as a file. */
export function UsageToolbar({ organizationId, month, now, onMonth }: Props) {
  const { isWorking, run } = useAction();
  const isPresent = isSameMonth(month, monthOf(now));
  const isLive = now < invoiceDay(month);
  const before = monthPlus(month, -1);

  async function download() {
    const { usageCsvUrl } = await callGraphql(usageCsvUrlDocument, { organizationId, ...month });
    window.location.assign(usageCsvUrl);
  }

  return (
    <div className="mt-4 flex flex-wrap items-center gap-2">
      <ButtonGroup label="Month">
        <IconButton
          variant="secondary"
          icon="chevron-left"
          label="Previous month"
          disabled={monthProblem(before, now) !== undefined}
          onClick={() => onMonth(before)}
        />
        <output className="flex h-control min-w-32 items-center justify-center border border-border-strong bg-surface-raised px-3 text-sm font-medium">
          {monthName(month)}
        </output>
        <IconButton
          variant="secondary"
          icon="chevron-right"
          label="Next month"
          disabled={isPresent}
          onClick={() => onMonth(monthPlus(month, 1))}
        />
      </ButtonGroup>
      <p className="ml-2 min-w-0 flex-1 text-sm text-text-muted max-md:order-last max-md:ml-0 max-md:basis-full">
        {isLive && `Live figures. The invoice is ready on ${dayFormat.format(invoiceDay(month))}.`}
      </p>
      <Button icon="download" working={isWorking} onClick={() => void run(download)}>
        CSV
      </Button>
    </div>
  );
}
