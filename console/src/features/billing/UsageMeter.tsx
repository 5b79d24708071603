import { centsInWords, priceNow, type Tier } from '@tassel/contract/prices.ts';
import { type Meter, meterOf } from './meter.ts';

type Props = {
  title: string;
  tiers: readonly Tier[];
  /** Those that money pays: only they climb the tiers. */
  paid: number;
  paidForecast: number | undefined;
  /** All of them, as the headline. */
  count: number;
  forecastWords: string | undefined;
  /** Instead of the price, where no money pays. */
  priceWords?: string;
  notes: string[];
};

const each = ({ minUsage, priceCents }: Tier): string =>
  `${centsInWords(priceCents)}${minUsage > 0 ? ` from ${minUsage.toLocaleString('en-US')}` : ''}`;

/** A meter with the tiers drawn on it: dark is used, pale is the forecast, the gaps are where the price changes. */
export function UsageMeter(props: Props) {
  const { title, tiers, paid, paidForecast, count, forecastWords, priceWords, notes } = props;
  const meter = meterOf(tiers, paid, paidForecast);
  const beyond = meter.beyond.map(
    (tier) => `${centsInWords(tier.priceCents)} each from ${tier.minUsage.toLocaleString('en-US')}.`,
  );
  return (
    <section aria-label={title} className="min-w-0">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-base font-semibold">{title}</h2>
        <p className="text-sm text-text-muted tabular-nums">
          {priceWords ?? `${centsInWords(priceNow(tiers, paid))} each now`}
        </p>
      </div>
      <p className="mt-1 text-sm leading-10 text-text-muted">
        <b className="mr-1 text-2xl font-semibold tracking-tight text-text">{count.toLocaleString('en-US')}</b>{' '}
        {forecastWords}
      </p>
      <div className="mt-6 max-lg:mt-1">
        <MeterBar meter={meter} />
      </div>
      <p className="mt-1 text-xs text-text-muted">{[...beyond, ...notes].join(' ')}</p>
    </section>
  );
}

function MeterBar({ meter }: { meter: Meter }) {
  const isCrowded = (meter.marks[1]?.at ?? 100) < 14;
  return (
    <>
      <div aria-hidden="true" className="relative h-2 overflow-hidden rounded-xs bg-default-fill">
        <div className="absolute inset-y-0 left-0 bg-blue-border" style={{ width: `${meter.forecast}%` }} />
        <div className="absolute inset-y-0 left-0 bg-accent" style={{ width: `${meter.used}%` }} />
        {meter.marks.slice(1).map(({ at, tier }) => (
          <div key={tier.minUsage} className="absolute inset-y-0 w-0.5 bg-surface" style={{ left: `${at}%` }} />
        ))}
      </div>
      <ul className="relative mt-0.5 h-5 text-xs leading-5 text-text-muted tabular-nums">
        {meter.marks.map(({ at, tier }, index) => (
          <li
            key={tier.minUsage}
            className={index === 0 && isCrowded ? 'sr-only' : 'absolute whitespace-nowrap'}
            style={at > 60 ? { right: 0 } : { left: `${at}%` }}
          >
            {each(tier)}
          </li>
        ))}
      </ul>
    </>
  );
}
