import { CheckMark } from './CheckMark.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import { menuRow } from './menu-style.ts';
import type { Option } from './option.ts';

type Props = {
  id: string;
  option: Option;
  isSelected: boolean;
  isActive: boolean;
  multiple?: boolean;
  onChoose: () => void;
};

export function OptionRow({ id, option, isSelected, isActive, multiple, onChoose }: Props) {
  return (
    <button
      type="button"
      role="option"
      id={id}
      tabIndex={-1}
      aria-selected={isSelected}
      // The press must not take the focus from the field that the list belongs to.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={classNames(menuRow, isActive ? 'bg-surface-hover' : 'hover:bg-surface-hover')}
    >
      {multiple && <CheckMark state={isSelected ? 'on' : 'off'} />}
      <span className="min-w-0 flex-1">
        <span className="block wrap-break-word">{option.label}</span>
        {option.detail && <span className="block text-xs text-text-muted">{option.detail}</span>}
      </span>
      {!multiple && isSelected && <Icon name="check" className="text-accent-text" />}
    </button>
  );
}
