import { Link } from 'react-router';
import { useRole } from '#features/session/use-role.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/Icon.tsx';
import { linksFor, type SidebarLink } from './links.ts';
import { sidebarRow } from './sidebar-row.ts';
import { useActiveTab } from './use-active-tab.ts';

type Props = { isRail?: boolean; onFollow?: () => void };

export function SidebarLinks({ isRail = false, onFollow }: Props) {
  const links = linksFor(useRole());
  const activeTab = useActiveTab();
  const item = ({ to, label, icon }: SidebarLink) => (
    <li key={to}>
      <Link
        to={to}
        onClick={onFollow}
        title={isRail ? label : undefined}
        aria-current={to === activeTab ? 'page' : undefined}
        className={classNames(
          sidebarRow,
          isRail && 'justify-center',
          to === activeTab
            ? 'bg-surface text-text inset-ring inset-ring-border'
            : 'text-text-muted hover:bg-surface-hover hover:text-text',
        )}
      >
        <Icon name={icon} className={to === activeTab ? 'text-accent-text' : 'text-text-faint'} />
        <span className={isRail ? 'sr-only' : ''}>{label}</span>
      </Link>
    </li>
  );
  const secondary = links.filter(({ group }) => group === 'secondary');
  return (
    <>
      <ul className="grid gap-0.5">{links.filter(({ group }) => group === 'main').map(item)}</ul>
      {secondary.length > 0 && <ul className="mt-6 grid gap-0.5">{secondary.map(item)}</ul>}
    </>
  );
}
