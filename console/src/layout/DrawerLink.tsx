import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon, type IconName } from '#ui/Icon.tsx';
import { drawerRow } from './drawer-row.ts';

type Props = { icon: IconName; to: string; onClick: () => void; children: ReactNode };

export function DrawerLink({ icon, to, onClick, children }: Props) {
  return (
    <li>
      <Link to={to} onClick={onClick} className={drawerRow}>
        <Icon name={icon} className="text-text-faint" />
        {children}
      </Link>
    </li>
  );
}
