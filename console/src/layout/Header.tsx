import { Link } from 'react-router';
import { useAppSelector } from '#console/store-hooks.ts';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Logo } from '#ui/Logo.tsx';
import { AccountButton } from './AccountButton.tsx';
import { OrganizationMenu } from './OrganizationMenu.tsx';

type Props = { hasSidebar: boolean; isRail: boolean; onOpenMenu: () => void };

export function Header({ hasSidebar, isRail, onOpenMenu }: Props) {
  const { isLoggedIn, hasOrganizations } = useAppSelector(({ user }) => user);
  return (
    <header className="sticky top-0 z-20 flex h-header shrink-0 items-center bg-surface-sunken pr-6 max-md:pr-4">
      {hasSidebar && <IconButton icon="menu" label="Open menu" onClick={onOpenMenu} className="ml-1.5 md:hidden" />}
      <Link
        to="/"
        aria-label="Tassel"
        className={classNames('flex shrink-0 items-center rounded-md', headerLogoPlace(hasSidebar, isRail))}
      >
        <span className={hasSidebar ? 'hidden md:flex' : 'flex'}>
          <Logo word={!isRail} />
        </span>
        {hasSidebar && (
          <span className="flex md:hidden">
            <Logo word={false} />
          </span>
        )}
      </Link>
      {isLoggedIn && hasOrganizations && <OrganizationMenu />}
      {isLoggedIn && <AccountButton />}
    </header>
  );
}

/** The mark stands over the sidebar's icons, or, without a sidebar, on the left edge of the page. */
function headerLogoPlace(hasSidebar: boolean, isRail: boolean): string {
  if (!hasSidebar) return 'pl-gutter';
  return isRail ? 'max-md:pl-1 md:w-rail md:pl-4' : 'max-md:pl-1 md:w-sidebar md:pl-5';
}
