import { FilterChip } from './FilterChip.tsx';
import { OptionPicker } from './OptionPicker.tsx';
import type { Option } from './option.ts';
import { selectionSummary } from './selection-summary.ts';
import { toggleValue } from './toggle-value.ts';

type Props<Value extends string> = {
  label: string;
  /** The word for several: "statuses". */
  many: string;
  values: readonly Value[];
  options: readonly Option<Value>[];
  onChange: (values: Value[]) => void;
};

const fewOptions = 8;

/** A filter chip that sets one or several values of a list. */
export function FilterSelect<Value extends string>({ label, many, values, options, onChange }: Props<Value>) {
  return (
    <FilterChip label={label} value={selectionSummary(values, options, many)} onClear={() => onChange([])}>
      <OptionPicker
        label={label}
        options={options}
        selected={values}
        multiple
        searchable={options.length > fewOptions}
        onChoose={(value) => onChange(toggleValue(values, value))}
      />
    </FilterChip>
  );
}
