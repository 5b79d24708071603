import { classNames } from './class-names.ts';

type Props = {
  /** From 0 to 1. */
  value: number;
};

const heights = ['h-1', 'h-1.75', 'h-2.5'];
const steps = [0, 0.5, 0.85];

/** Below this a person should look. */
const sureFrom = 0.85;

/** Three bars, quiet where the reading is sure; orange with the percentage where it is not. */
export function ConfidenceBars({ value }: Props) {
  const isLow = value < sureFrom;
  const percent = `${Math.round(value * 100)}%`;
  return (
    <span title={`Confidence ${percent}`} className="inline-flex items-baseline gap-1.25 text-xs">
      <span aria-hidden="true" className="inline-flex h-2.5 items-end gap-[1.5px]">
        {heights.map((height, index) => (
          <i
            key={height}
            className={classNames('w-0.75 rounded-[1px]', height, barColor(value >= (steps[index] ?? 0), isLow))}
          />
        ))}
      </span>
      <span className={isLow ? 'text-orange-text tabular-nums' : 'sr-only'}>
        <span className="sr-only">Confidence </span>
        {percent}
      </span>
    </span>
  );
}

function barColor(isOn: boolean, isLow: boolean): string {
  if (!isOn) return 'bg-border';
  return isLow ? 'bg-orange-solid' : 'bg-border-strong';
}
