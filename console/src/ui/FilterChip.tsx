import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { focusPicker } from './focus-picker.ts';
import { Icon } from './Icon.tsx';
import { menuPanel } from './menu-style.ts';
import { usePopover } from './use-popover.ts';

type Props = {
  label: string;
  /** What the filter is set to; without it the chip is unset. */
  value?: string;
  onClear: () => void;
  /** What sets it, shown in a panel. */
  children: ReactNode | ((close: () => void) => ReactNode);
};

const opener = 'flex h-full items-center gap-1.5 rounded-md pl-2.5 whitespace-nowrap hover:bg-surface-hover';

export function FilterChip({ label, value, onClear, children }: Props) {
  const { isOpen, close, anchor, panel } = usePopover({ onOpen: focusPicker });
  const isSet = value !== undefined;
  return (
    <span
      className={classNames(
        'inline-flex h-control max-w-full shrink-0 items-center rounded-md border border-border-strong text-sm text-text-muted',
        isSet ? 'border-solid bg-surface-raised' : 'border-dashed',
      )}
    >
      <button
        type="button"
        {...anchor}
        aria-haspopup="dialog"
        className={classNames(opener, isSet ? 'max-w-64 pr-1' : 'pr-2.5')}
      >
        {!isSet && <Icon name="plus" size="sm" className="-ml-0.5 text-text-faint" />}
        {label}
        {isSet && <b className="truncate font-medium text-text">{value}</b>}
      </button>
      {isSet && (
        <button
          type="button"
          aria-label={`Clear ${label}`}
          onClick={() => {
            anchor.ref.current?.focus();
            onClear();
          }}
          className="grid h-full w-6 place-items-center rounded-md text-text-faint hover:bg-surface-hover hover:text-text max-md:w-9"
        >
          <Icon name="close" size="sm" />
        </button>
      )}
      <div
        {...panel}
        role="dialog"
        aria-label={label}
        className={classNames(menuPanel, 'max-h-[min(20rem,80vh)] w-max')}
      >
        {isOpen && (typeof children === 'function' ? children(close) : children)}
      </div>
    </span>
  );
}
