import { useId } from 'react';
import { classNames } from './class-names.ts';

export type Segment<Value extends string> = { value: Value; label: string };

type Props<Value extends string> = {
  label: string;
  hideLabel?: boolean;
  value: Value;
  options: readonly Segment<Value>[];
  onChange: (value: Value) => void;
  name?: string;
  disabled?: boolean;
};

const segment =
  'relative flex h-control flex-1 items-center justify-center border px-3 text-sm font-medium whitespace-nowrap transition-colors first:rounded-l-md last:rounded-r-md not-first:-ml-px has-focus-visible:z-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus';
const chosen = 'z-1 border-accent bg-surface-selected text-accent-text';
const other = 'border-border-strong bg-surface-raised text-text hover:bg-surface-hover';

export function SegmentedControl<Value extends string>(props: Props<Value>) {
  const { label, hideLabel, value, options, onChange, name, disabled } = props;
  const ownName = useId();
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend className={hideLabel ? 'sr-only' : 'mb-1.5 text-sm font-medium'}>{label}</legend>
      <div className="flex">
        {options.map((option) => (
          <label key={option.value} className={classNames(segment, option.value === value ? chosen : other)}>
            <input
              type="radio"
              name={name ?? ownName}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
