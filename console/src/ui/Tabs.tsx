import { NavLink } from 'react-router';
import { classNames } from './class-names.ts';
import { TabLabel } from './TabLabel.tsx';

export type Tab = { to: string; label: string; count?: number; end?: boolean };

type Props = { label: string; items: Tab[] };

const tab =
  '-mb-px flex h-9 items-center border-b-2 px-1 font-medium whitespace-nowrap -outline-offset-2 hover:text-text';

export function Tabs({ label, items }: Props) {
  return (
    <nav
      aria-label={label}
      className="-mx-1 mt-4 flex gap-3 overflow-x-auto overflow-y-hidden border-b border-border text-sm [scrollbar-width:none]"
    >
      {items.map(({ to, label, count, end }) => (
        <NavLink
          key={to}
          to={to}
          end={end}
          className={({ isActive }) =>
            classNames(tab, isActive ? 'border-text text-text' : 'border-transparent text-text-muted')
          }
        >
          {({ isActive }) => <TabLabel label={label} count={count} isActive={isActive} />}
        </NavLink>
      ))}
    </nav>
  );
}
