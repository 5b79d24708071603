import { type Role, roleLabels } from '@tassel/contract/roles.ts';
import { Outlet } from 'react-router';
import { useAppSelector } from '#console/store-hooks.ts';
import { usePageTitle } from '#platform/use-page-title.ts';
import { Button } from '#ui/Button.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { selectMembership } from './use-role.ts';

/** Hides what a role may not open; the server refuses it anyway (D 18). */
export function RequireRole({ roles }: { roles: readonly Role[] }) {
  const role = useAppSelector((state) => selectMembership(state)?.role);
  if (role && roles.includes(role)) return <Outlet />;
  return <RoleRefusal role={role} />;
}

function RoleRefusal({ role }: { role: Role | undefined }) {
  usePageTitle('No access');
  const name = useAppSelector((state) => selectMembership(state)?.organization.name);
  const fact = role ? `Your role in ${name} is ${roleLabels[role]}. An administrator can change it.` : '';
  return (
    <>
      <PageHeader title="Your role can't open this page" facts={[fact]} />
      <div className="mt-6">
        <Button to="/">Go Home</Button>
      </div>
    </>
  );
}
