import { Outlet, useMatch } from 'react-router';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { InviteButton } from './InviteButton.tsx';

const tabs = [
  { to: '/org-settings', label: 'General', end: true },
  { to: '/org-settings/review-and-privacy', label: 'Review and privacy' },
  { to: '/org-settings/members', label: 'Members' },
  { to: '/org-settings/usage', label: 'Usage and billing' },
  { to: '/org-settings/audit', label: 'Audit log' },
];

export default function OrgSettingsScreen() {
  const isMembersPage = useMatch('/org-settings/members') !== null;
  return (
    <>
      <PageHeader title="Org Settings" actions={isMembersPage && <InviteButton />} />
      <Tabs label="Org Settings" items={tabs} />
      <Outlet />
    </>
  );
}
