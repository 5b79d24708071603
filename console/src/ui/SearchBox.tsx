import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import { inputFrame } from './input-style.ts';

type Props = {
  /** "Search jobs": also the placeholder. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  block?: boolean;
} & Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'className' | 'aria-label'>;

export function SearchBox({ label, value, onChange, block, ...input }: Props) {
  return (
    <span className={classNames('relative block', block ? 'w-full' : 'w-66 max-md:w-50 max-md:shrink-0')}>
      <Icon name="search" className="pointer-events-none absolute top-1/2 left-2.25 -mt-2 text-text-faint" />
      <input
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        {...input}
        type="search"
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={classNames(
          inputFrame(false),
          'h-control appearance-none pl-8 [&::-webkit-search-cancel-button]:appearance-none',
          value === '' ? 'pr-2.5' : 'pr-8',
        )}
      />
      {value !== '' && (
        <button
          type="button"
          aria-label="Clear search"
          onClick={() => onChange('')}
          className="absolute inset-y-0 right-0 grid w-8 place-items-center rounded-md text-text-faint hover:text-text"
        >
          <Icon name="close" size="sm" />
        </button>
      )}
    </span>
  );
}
