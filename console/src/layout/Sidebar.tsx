import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/Icon.tsx';
import { SidebarLinks } from './SidebarLinks.tsx';
import { sidebarRow } from './sidebar-row.ts';

type Props = { isCollapsed: boolean; onToggle: () => void };

export function Sidebar({ isCollapsed, onToggle }: Props) {
  const toggleLabel = isCollapsed ? 'Expand sidebar' : 'Collapse sidebar';
  return (
    <nav
      aria-label="Main"
      className={classNames(
        'sticky top-header flex h-[calc(100vh-var(--header-height))] shrink-0 flex-col p-3 max-md:hidden',
        isCollapsed ? 'w-rail' : 'w-sidebar',
      )}
    >
      <SidebarLinks isRail={isCollapsed} />
      <button
        type="button"
        aria-label={toggleLabel}
        aria-expanded={!isCollapsed}
        title={isCollapsed ? toggleLabel : undefined}
        onClick={onToggle}
        className={classNames(
          sidebarRow,
          'mt-auto text-text-faint hover:bg-surface-hover hover:text-text',
          isCollapsed && 'justify-center',
        )}
      >
        <Icon name="sidebar" />
        {!isCollapsed && <span>Collapse</span>}
      </button>
    </nav>
  );
}
