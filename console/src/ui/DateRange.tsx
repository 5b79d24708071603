import { useId } from 'react';
import { Button } from './Button.tsx';
import { classNames } from './class-names.ts';
import { inputFrame } from './input-style.ts';

/** Days as YYYY-MM-DD; null is open. */
export type DayRange = { from: string | null; to: string | null };

type Props = {
  label: string;
  hideLabel?: boolean;
  value: DayRange;
  onChange: (value: DayRange) => void;
  min?: string;
  max?: string;
};

export function isRangeBackward({ from, to }: DayRange): boolean {
  return from !== null && to !== null && from > to;
}

export function DateRange({ label, hideLabel, value, onChange, min, max }: Props) {
  const errorId = useId();
  const isBackward = isRangeBackward(value);
  const isEmpty = value.from === null && value.to === null;
  const day = (end: 'from' | 'to', words: string) => (
    <label className="flex min-w-0 items-center gap-2">
      <span className="shrink-0 text-text-muted max-md:w-9">{words}</span>
      <input
        type="date"
        min={min}
        max={max}
        value={value[end] ?? ''}
        onChange={(event) => onChange({ ...value, [end]: event.target.value || null })}
        aria-invalid={isBackward || undefined}
        aria-describedby={isBackward ? errorId : undefined}
        className={classNames(inputFrame(isBackward), 'h-control px-2.5 md:w-40 tabular-nums')}
      />
    </label>
  );
  return (
    <fieldset className="min-w-0 text-sm">
      <legend className={hideLabel ? 'sr-only' : 'mb-1.5 font-medium'}>{label}</legend>
      <div className="flex items-center gap-3 max-md:flex-col max-md:items-stretch">
        {day('from', 'From')}
        {day('to', 'To')}
        <Button
          variant="quiet"
          className="max-md:self-start"
          disabled={isEmpty}
          onClick={() => onChange({ from: null, to: null })}
        >
          Clear
        </Button>
      </div>
      {isBackward && (
        <p id={errorId} role="alert" className="mt-1.5 text-xs text-red-text">
          The first day must not be after the last.
        </p>
      )}
    </fieldset>
  );
}
