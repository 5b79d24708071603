import { Link } from 'react-router';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './Icon.tsx';
import { menuRow } from './menu-style.ts';

export type MenuAction = {
  label: string;
  icon?: IconName;
  detail?: string;
  /** Shows a check mark: the one that is chosen of several. */
  checked?: boolean;
  danger?: boolean;
  disabled?: boolean;
  to?: string;
  onSelect?: () => void;
};

type Props = { action: MenuAction; onChoose: () => void };

export function MenuItem({ action, onChoose }: Props) {
  const { label, icon, detail, checked, danger, disabled, to } = action;
  const style = classNames(
    menuRow,
    'outline-none hover:bg-surface-hover focus:bg-surface-hover focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus',
    danger && 'text-red-text',
    disabled && 'text-text-faint',
  );
  const content = (
    <>
      {icon && <Icon name={icon} className={danger ? '' : 'text-text-muted'} />}
      <span className="min-w-0 flex-1">
        <span className="block truncate">{label}</span>
        {detail && <span className="block truncate text-xs text-text-faint">{detail}</span>}
      </span>
      {checked && <Icon name="check" className="text-accent-text" />}
    </>
  );

  if (to !== undefined) {
    return (
      <Link to={to} role="menuitem" tabIndex={-1} onClick={onChoose} className={classNames(style, 'no-underline')}>
        {content}
      </Link>
    );
  }
  if (checked !== undefined) {
    return (
      <button
        type="button"
        role="menuitemradio"
        aria-checked={checked}
        tabIndex={-1}
        onClick={onChoose}
        className={style}
      >
        {content}
      </button>
    );
  }
  return (
    <button
      type="button"
      role="menuitem"
      aria-disabled={disabled || undefined}
      tabIndex={-1}
      onClick={disabled ? undefined : onChoose}
      className={style}
    >
      {content}
    </button>
  );
}
