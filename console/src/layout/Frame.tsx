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
import { useWholeScreen } from './use-whole-screen.ts';

const page = 'max-w-[calc(var(--content-max)+2*var(--gutter))] px-gutter pt-6 pb-10 max-md:pt-4';
const wholePage = 'flex min-h-0 flex-col';

/** The frame around every page. Its parts come with the session: header menus, then the sidebar (spec §2, Layout). */
export function Frame() {
  const hasSidebar = useAppSelector(({ user }) => user.isLoggedIn && user.hasOrganizations);
  const isWhole = useWholeScreen();
  const { isCollapsed, toggle } = useSidebar(isWhole);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  return (
    <div className={classNames('flex min-h-screen flex-col bg-surface-sunken', isWhole && 'md:h-screen')}>
      <SkipLink />
      <Header hasSidebar={hasSidebar} isRail={hasSidebar && isCollapsed} onOpenMenu={() => setIsMenuOpen(true)} />
      {hasSidebar && isMenuOpen && <MobileMenu onClose={() => setIsMenuOpen(false)} />}
      <div className="flex min-h-0 min-w-0 flex-1">
        {hasSidebar && <Sidebar isCollapsed={isCollapsed} onToggle={toggle} />}
        <div
          className={classNames(
            'flex min-h-0 min-w-0 flex-1 flex-col border-t border-border bg-surface',
            hasSidebar && 'md:rounded-tl-lg md:border-l',
          )}
        >
          <main
            id={mainId}
            tabIndex={-1}
            className={classNames('w-full flex-1 outline-none', isWhole ? wholePage : page)}
          >
            <Outlet />
          </main>
          <Footer />
        </div>
      </div>
    </div>
  );
}
