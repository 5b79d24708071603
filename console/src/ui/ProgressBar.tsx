import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

type Props = {
  label: ReactNode;
  hideLabel?: boolean;
  /** Percent; left out while it can't be known. */
  value?: number;
  /** Said at the right instead of the percentage. */
  detail?: ReactNode;
  error?: ReactNode;
  size?: 'sm' | 'lg';
};

const heights = { sm: 'h-1', lg: 'h-2' };

export function ProgressBar({ label, hideLabel, value, detail, error, size = 'sm' }: Props) {
  const labelId = useId();
  const percent = value === undefined ? undefined : Math.round(Math.min(Math.max(value, 0), 100));
  const color = error ? 'bg-red-solid' : 'bg-accent';
  return (
    <div className="min-w-0 text-sm">
      <p className={hideLabel ? 'sr-only' : 'mb-1.5 flex justify-between gap-3'}>
        <span id={labelId} className="truncate">
          {label}
        </span>
        <span className={classNames('shrink-0 tabular-nums', error ? 'text-red-text' : 'text-text-muted')}>
          {error ?? detail ?? (percent !== undefined && `${percent}%`)}
        </span>
      </p>
      <div
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className={classNames('overflow-hidden rounded-full bg-border', heights[size])}
      >
        {percent === undefined ? (
          <div className={classNames('motion-pass h-full w-2/5 rounded-full', color)} />
        ) : (
          <div
            style={{ width: `${percent}%` }}
            className={classNames('h-full rounded-full transition-[width] duration-(--duration-base)', color)}
          />
        )}
      </div>
    </div>
  );
}
