import type { ReactNode } from 'react';
import { type ButtonSize, type ButtonVariant, buttonStyle, iconTone } from './button-style.ts';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './Icon.tsx';
import { type MenuAction, MenuItem } from './MenuItem.tsx';
import { menuList, menuPanel } from './menu-style.ts';
import { useMenuKeys } from './use-menu-keys.ts';
import { usePopover } from './use-popover.ts';

export type { MenuAction } from './MenuItem.tsx';

type Props = {
  /** What the menu holds, for the screen reader: "Actions for April letters". */
  label: string;
  items: MenuAction[];
  icon?: IconName;
  variant?: Exclude<ButtonVariant, 'text'>;
  size?: ButtonSize;
  align?: 'start' | 'end';
  /** Replaces the icon; the label must then hold the words that are seen. */
  trigger?: ReactNode;
  triggerClassName?: string;
};

export function Menu(props: Props) {
  const {
    label,
    items,
    icon = 'more',
    variant = 'quiet',
    size = 'sm',
    align = 'end',
    trigger,
    triggerClassName,
  } = props;
  const { isOpen, open, close, anchor, panel } = usePopover({
    align,
    onOpen: (shown) => shown.querySelector<HTMLElement>('[role^=menuitem]')?.focus(),
  });
  const keys = useMenuKeys(panel.ref, open);

  function choose(action: MenuAction) {
    close();
    anchor.ref.current?.focus();
    action.onSelect?.();
  }

  return (
    <>
      <button
        type="button"
        {...anchor}
        aria-label={label}
        aria-haspopup="menu"
        title={trigger ? undefined : label}
        onKeyDown={keys.onAnchorKeyDown}
        className={triggerClassName ?? buttonStyle({ variant, size, isSquare: !trigger })}
      >
        {trigger ?? <Icon name={icon} className={iconTone(variant, false)} />}
      </button>
      <div {...panel} className={menuPanel}>
        {isOpen && (
          <div
            role="menu"
            tabIndex={-1}
            aria-label={label}
            onKeyDown={keys.onMenuKeyDown}
            className={classNames(menuList, 'max-h-[min(24rem,80vh)]')}
          >
            {items.map((action) => (
              <MenuItem key={action.label} action={action} onChoose={() => choose(action)} />
            ))}
          </div>
        )}
      </div>
    </>
  );
}
