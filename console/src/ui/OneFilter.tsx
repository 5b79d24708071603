import { FilterChip } from './FilterChip.tsx';
import { OptionPicker } from './OptionPicker.tsx';
import type { Option } from './option.ts';

type Props<Value extends string> = {
  label: string;
  value: Value | undefined;
  options: readonly Option<Value>[];
  onChange: (value: Value | undefined) => void;
};

const fewOptions = 8;

/** A filter chip that sets one value of a list. */
export function OneFilter<Value extends string>({ label, value, options, onChange }: Props<Value>) {
  const words = value && (options.find((option) => option.value === value)?.label ?? value);
  return (
    <FilterChip label={label} value={words || undefined} onClear={() => onChange(undefined)}>
      {(close) => (
        <OptionPicker
          label={label}
          options={options}
          selected={value ? [value] : []}
          searchable={options.length > fewOptions}
          onChoose={(next) => {
            close();
            onChange(next);
          }}
        />
      )}
    </FilterChip>
  );
}
