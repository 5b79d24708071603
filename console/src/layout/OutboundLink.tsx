import type { ReactNode } from 'react';
import { Icon, type IconName } from '#ui/Icon.tsx';
import { drawerRow } from './drawer-row.ts';
import { useReturnTo } from './use-return-to.ts';

type Props = { icon: IconName; href: string; children: ReactNode };

export function OutboundLink({ icon, href, children }: Props) {
  const address = useReturnTo(href);
  return (
    <li>
      <a href={address} className={drawerRow}>
        <Icon name={icon} className="text-text-faint" />
        {children}
      </a>
    </li>
  );
}
