import { useLocation, useNavigate } from 'react-router';
import { useAppDispatch, useAppSelector } from '#console/store-hooks.ts';
import { chooseOrganization } from '#features/organizations/state.ts';
import { selectMembership } from '#features/session/use-role.ts';
import { Icon } from '#ui/Icon.tsx';
import { Menu } from '#ui/Menu.tsx';
import { addressAfterSwitch } from './links.ts';

export function OrganizationMenu() {
  const memberships = useAppSelector(({ user }) => user.profile?.organizationUsers ?? []);
  const current = useAppSelector(selectMembership);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  function choose({ organization, role }: (typeof memberships)[number]) {
    if (organization.id === current?.organization.id) return;
    void dispatch(chooseOrganization(organization.id));
    void navigate(addressAfterSwitch(pathname, role));
  }

  const name = current?.organization.name ?? '';
  return (
    <Menu
      label={`your organization ${name}`}
      align="start"
      items={memberships.map((membership) => ({
        label: membership.organization.name,
        checked: membership === current,
        onSelect: () => choose(membership),
      }))}
      trigger={
        <>
          <span className="text-text-faint max-md:sr-only">your organization</span>{' '}
          <span className="min-w-0 truncate font-medium">{name}</span>
          <Icon name="chevron-down" className="text-text-faint" />
        </>
      }
      triggerClassName="mx-2 flex h-control min-w-0 items-center gap-2 rounded-md px-2 text-sm text-text hover:bg-surface-hover md:ml-[calc(var(--gutter)-0.4375rem)]"
    />
  );
}
