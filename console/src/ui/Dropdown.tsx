import type { KeyboardEvent } from 'react';
import { classNames } from './class-names.ts';
import { Field, type FieldProps } from './Field.tsx';
import { menuList, menuPanel } from './menu-style.ts';
import { OptionRow } from './OptionRow.tsx';
import type { Option } from './option.ts';
import { SelectTrigger } from './SelectTrigger.tsx';
import { useActiveOption } from './use-active-option.ts';
import { usePopover } from './use-popover.ts';
import { useTypeAhead } from './use-type-ahead.ts';

type Props<Value extends string> = FieldProps & {
  value: Value | null;
  options: readonly Option<Value>[];
  onChange: (value: Value) => void;
  onBlur?: () => void;
  placeholder?: string;
  disabled?: boolean;
  look?: 'field' | 'bare';
};

/** Simple list of few choices: focus stays on the button, letters jump to an option. */
export function Dropdown<Value extends string>(props: Props<Value>) {
  const { value, options, onChange, onBlur, placeholder = 'Choose One', disabled, look, ...field } = props;
  const chosen = options.findIndex((option) => option.value === value);
  const { active, point, move, listId, optionId, activeId } = useActiveOption(options.length, Math.max(chosen, 0));
  const first = Math.max(chosen, 0);
  const { isOpen, open, close, anchor, panel } = usePopover({
    onOpening: () => point(first),
    onOpen: () => document.getElementById(optionId(first))?.scrollIntoView({ block: 'nearest' }),
  });
  const typeAhead = useTypeAhead();

  function choose(index: number) {
    close();
    const option = options[index];
    if (option && option.value !== value) onChange(option.value);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!isOpen && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      return open();
    }
    const typed = typeAhead(
      event,
      options.map(({ label }) => label),
      isOpen ? active : chosen,
    );
    if (typed !== undefined) {
      event.preventDefault();
      return isOpen ? point(typed) : choose(typed);
    }
    if (!isOpen || move(event)) return;
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    choose(active);
  }

  return (
    <Field {...field}>
      {(wiring) => (
        <>
          <SelectTrigger
            {...wiring}
            {...anchor}
            onBlur={(event) => {
              anchor.onBlur(event);
              onBlur?.();
            }}
            onKeyDown={onKeyDown}
            aria-controls={isOpen ? listId : undefined}
            aria-activedescendant={isOpen ? activeId : undefined}
            text={options[chosen]?.label}
            placeholder={placeholder}
            isOpen={isOpen}
            hasError={Boolean(field.error)}
            disabled={disabled}
            look={look}
          />
          <div {...panel} className={menuPanel}>
            {isOpen && options.length === 0 && <p className="px-3 py-2 text-text-faint">No items</p>}
            {isOpen && (
              <div
                role="listbox"
                id={listId}
                tabIndex={-1}
                aria-label={typeof field.label === 'string' ? field.label : 'Options'}
                className={classNames(menuList, 'max-h-40', options.length === 0 && 'hidden')}
              >
                {options.map((option, index) => (
                  <OptionRow
                    key={option.value}
                    id={optionId(index)}
                    option={option}
                    isSelected={index === chosen}
                    isActive={index === active}
                    onChoose={() => choose(index)}
                  />
                ))}
              </div>
            )}
          </div>
        </>
      )}
    </Field>
  );
}
