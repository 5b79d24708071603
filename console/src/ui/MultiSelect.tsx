import { classNames } from './class-names.ts';
import { Field, type FieldProps } from './Field.tsx';
import { focusPicker } from './focus-picker.ts';
import { menuPanel } from './menu-style.ts';
import { OptionPicker } from './OptionPicker.tsx';
import type { Option } from './option.ts';
import { SelectTrigger } from './SelectTrigger.tsx';
import { selectionSummary } from './selection-summary.ts';
import { toggleValue } from './toggle-value.ts';
import { usePopover } from './use-popover.ts';

type Props<Value extends string> = Omit<FieldProps, 'label'> & {
  label: string;
  values: readonly Value[];
  options: readonly Option<Value>[];
  onChange: (values: Value[]) => void;
  /** The word for several: "statuses". */
  many: string;
  placeholder?: string;
  searchable?: boolean;
  disabled?: boolean;
};

export function MultiSelect<Value extends string>(props: Props<Value>) {
  const { values, options, onChange, many, placeholder = 'Any', searchable, disabled, ...field } = props;
  const { isOpen, anchor, panel } = usePopover({ onOpen: focusPicker });
  return (
    <Field {...field}>
      {(wiring) => (
        <>
          <SelectTrigger
            {...wiring}
            {...anchor}
            aria-controls={panel.id}
            text={selectionSummary(values, options, many)}
            placeholder={placeholder}
            isOpen={isOpen}
            hasError={Boolean(field.error)}
            disabled={disabled}
          />
          <div {...panel} className={classNames(menuPanel, 'max-h-(--select-menu-max)')}>
            {isOpen && (
              <OptionPicker
                label={field.label}
                options={options}
                selected={values}
                multiple
                searchable={searchable}
                onChoose={(value) => onChange(toggleValue(values, value))}
              />
            )}
          </div>
        </>
      )}
    </Field>
  );
}
