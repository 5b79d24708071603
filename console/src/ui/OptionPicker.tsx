import { type KeyboardEvent, useState } from 'react';
import { Icon } from './Icon.tsx';
import { menuList } from './menu-style.ts';
import { OptionRow } from './OptionRow.tsx';
import { matchOptions, type Option } from './option.ts';
import { useActiveOption } from './use-active-option.ts';

type Props<Value extends string> = {
  label: string;
  options: readonly Option<Value>[];
  selected: readonly Value[];
  multiple?: boolean;
  searchable?: boolean;
  onChoose: (value: Value) => void;
};

/** The inside of a select's menu: a field to filter by, and the list. */
export function OptionPicker<Value extends string>(props: Props<Value>) {
  const { label, options, selected, multiple = false, searchable = true, onChoose } = props;
  const [typed, setTyped] = useState('');
  const shown = matchOptions(options, typed);
  const { active, point, move, listId, optionId, activeId } = useActiveOption(
    shown.length,
    Math.max(
      0,
      options.findIndex(({ value }) => selected.includes(value)),
    ),
  );

  function search(text: string) {
    setTyped(text);
    point(0);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (searchable && (event.key === 'Home' || event.key === 'End')) return;
    if (move(event)) return;
    if (event.key !== 'Enter' && (searchable || event.key !== ' ')) return;
    event.preventDefault();
    const option = shown[active];
    if (option) onChoose(option.value);
  }

  return (
    <>
      {searchable && (
        <div className="flex h-9 shrink-0 items-center gap-2 border-b border-border px-3 max-md:h-11">
          <Icon name="search" className="text-text-faint" />
          <input
            data-picker-focus=""
            role="combobox"
            aria-label={`Search ${label}`}
            aria-expanded="true"
            aria-controls={listId}
            aria-activedescendant={activeId}
            aria-autocomplete="list"
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => search(event.target.value)}
            onKeyDown={onKeyDown}
            className="w-full min-w-0 bg-transparent outline-none placeholder:text-text-faint max-md:text-lg"
            placeholder="Search"
          />
        </div>
      )}
      <div
        id={listId}
        role="listbox"
        aria-label={label}
        aria-multiselectable={multiple || undefined}
        {...(searchable
          ? { tabIndex: -1 }
          : { tabIndex: 0, onKeyDown, 'aria-activedescendant': activeId, 'data-picker-focus': '' })}
        className={menuList}
      >
        {shown.map((option, index) => (
          <OptionRow
            key={option.value}
            id={optionId(index)}
            option={option}
            multiple={multiple}
            isSelected={selected.includes(option.value)}
            isActive={index === active}
            onChoose={() => onChoose(option.value)}
          />
        ))}
      </div>
      {shown.length === 0 && (
        <p role="status" className="px-3 pb-2 text-text-faint">
          {options.length === 0 ? 'No items' : 'Nothing found'}
        </p>
      )}
    </>
  );
}
