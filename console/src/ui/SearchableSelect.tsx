import { classNames } from './class-names.ts';
import { Field, type FieldProps } from './Field.tsx';
import { focusPicker } from './focus-picker.ts';
import { menuPanel } from './menu-style.ts';
import { OptionPicker } from './OptionPicker.tsx';
import type { Option } from './option.ts';
import { SelectTrigger } from './SelectTrigger.tsx';
import { usePopover } from './use-popover.ts';

type Props<Value extends string> = Omit<FieldProps, 'label'> & {
  label: string;
  value: Value | null;
  options: readonly Option<Value>[];
  onChange: (value: Value) => void;
  /** The whole of it, menu included, has lost the focus. */
  onBlur?: () => void;
  placeholder?: string;
  disabled?: boolean;
};

export function SearchableSelect<Value extends string>(props: Props<Value>) {
  const { value, options, onChange, onBlur, placeholder = 'Choose One', disabled, ...field } = props;
  const { isOpen, close, anchor, panel } = usePopover({ onOpen: focusPicker, onLeave: onBlur });

  function choose(next: Value) {
    close();
    anchor.ref.current?.focus();
    if (next !== value) onChange(next);
  }

  return (
    <Field {...field}>
      {(wiring) => (
        <>
          <SelectTrigger
            {...wiring}
            {...anchor}
            aria-controls={panel.id}
            text={options.find((option) => option.value === value)?.label}
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
                selected={value === null ? [] : [value]}
                onChoose={choose}
              />
            )}
          </div>
        </>
      )}
    </Field>
  );
}
