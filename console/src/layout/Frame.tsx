import { useState } from 'react';
import { Outlet } from 'react-router';
import { useAppSelector } from '#console/store-hooks.ts';
import { classNames } from '#ui/class-names.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { Sidebar } from './Sidebar.tsx';
import { SkipLink } from './SkipLink.tsx';
import { mainId } from './use-focus-on-navigation.ts';
import { useSidebar } from './use-sidebar.ts';

/** The frame around every page. Its parts come with the session: header menus, then the sidebar (spec §2, Layout). */
export function Frame() {
  const hasSidebar = useAppSelector(({ user }) => user.isLoggedIn && user.hasOrganizations);
  const { isCollapsed, toggle } = useSidebar();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  return (
    <div className="flex min-h-screen flex-col bg-surface-sunken">
      <SkipLink />
      <Header hasSidebar={hasSidebar} isRail={hasSidebar && isCollapsed} onOpenMenu={() => setIsMenuOpen(true)} />
      {hasSidebar && isMenuOpen && <MobileMenu onClose={() => setIsMenuOpen(false)} />}
      <div className="flex min-w-0 flex-1">
        {hasSidebar && <Sidebar isCollapsed={isCollapsed} onToggle={toggle} />}
        <div
          className={classNames(
            'flex min-w-0 flex-1 flex-col border-t border-border bg-surface',
            hasSidebar && 'md:rounded-tl-lg md:border-l',
          )}
        >
          <main
            id={mainId}
            tabIndex={-1}
            className="w-full max-w-[calc(var(--content-max)+2*var(--gutter))] flex-1 px-gutter pt-6 pb-10 outline-none max-md:pt-4"
          >
            <Outlet />
          </main>
          <Footer />
        </div>
      </div>
    </div>
  );
}
