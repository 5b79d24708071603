import { roleLabels } from '@tassel/contract/roles.ts';
import { useState } from 'react';
import { useAppSelector } from '#console/store-hooks.ts';
import type { Membership } from '#features/session/current-organization.ts';
import { Button } from '#ui/Button.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';

export function OrganizationsSection() {
  const memberships = useAppSelector(({ user }) => user.profile?.organizationUsers ?? []);
  const [left, setLeft] = useState<Membership>();
  return (
    <section aria-labelledby="organizations" className="border-t border-border pt-6 text-sm">
      <div className="flex items-center gap-4">
        <h2 id="organizations" className="flex-1 text-base font-semibold">
          Your organizations
        </h2>
        <Button to="/api-associations" variant="text">
          Join or create another
        </Button>
      </div>
      <ul className="mt-2 divide-y divide-border">
        {memberships.map((membership) => (
          <li key={membership.id} className="flex items-center gap-4 py-2.5">
            <span className="min-w-0 flex-1 wrap-break-word">
              <span className="font-medium">{membership.organization.name}</span>
              <span className="block text-xs text-text-faint">{roleLabels[membership.role]}</span>
            </span>
            <Button size="sm" aria-label={`Leave ${membership.organization.name}`} onClick={() => setLeft(membership)}>
              Leave
            </Button>
          </li>
        ))}
      </ul>
      {left && <LeaveDialog membership={left} onClose={() => setLeft(undefined)} />}
    </section>
  );
}
