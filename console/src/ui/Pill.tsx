import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './Icon.tsx';
import { tintOf } from './theme-color-style.ts';
import type { ThemeColor } from './theme-colors.ts';

type Props = { color?: ThemeColor; icon?: IconName; children: ReactNode };

export function Pill({ color = 'default', icon, children }: Props) {
  return (
    <span
      className={classNames(
        'inline-flex h-5 items-center gap-1 rounded-full pr-2 align-middle text-xs leading-none font-medium whitespace-nowrap inset-ring',
        icon ? 'pl-1.25' : 'pl-2',
        tintOf[color],
      )}
    >
      {icon && <Icon name={icon} size="sm" />}
      {children}
    </span>
  );
}
