import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import { inputFrame } from './input-style.ts';

type Props = {
  text: string | undefined;
  placeholder: string;
  isOpen: boolean;
  hasError: boolean;
  look?: 'field' | 'bare';
} & Omit<ComponentProps<'button'>, 'children'>;

export function SelectTrigger({ text, placeholder, isOpen, hasError, look = 'field', ...button }: Props) {
  return (
    <button
      type="button"
      role="combobox"
      aria-haspopup="listbox"
      {...button}
      aria-expanded={isOpen}
      className={classNames(
        'flex h-control items-center gap-2 text-left',
        look === 'field'
          ? classNames(inputFrame(hasError), 'justify-between px-2.5')
          : 'rounded-md px-2 text-sm text-text hover:bg-surface-hover',
      )}
    >
      <span className={classNames('truncate', !text && 'text-text-faint')}>{text ?? placeholder}</span>
      <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} className="-mr-0.75 text-text-faint" />
    </button>
  );
}
