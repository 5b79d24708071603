import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './Icon.tsx';
import { tintOf } from './theme-color-style.ts';
import type { ThemeColor } from './theme-colors.ts';

type Props = { color?: ThemeColor; title?: ReactNode; icon?: IconName; children?: ReactNode; actions?: ReactNode };

const icons: Record<ThemeColor, IconName> = {
  red: 'x-circle',
  blue: 'info',
  green: 'check-circle',
  orange: 'warning',
  default: 'info',
};

export function Notice({ color = 'blue', title, icon = icons[color], children, actions }: Props) {
  return (
    <div
      role={color === 'red' ? 'alert' : undefined}
      className={classNames('flex gap-2 rounded-md px-3 py-2.5 text-sm inset-ring', tintOf[color])}
    >
      <Icon name={icon} className="mt-0.5" />
      <div className="min-w-0 flex-1 wrap-break-word text-text">
        {title && <b className="font-semibold">{title}</b>}{' '}
        {children && <span className={title ? 'text-text-muted' : ''}>{children}</span>}
        {actions && <div className="mt-2 flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  );
}
