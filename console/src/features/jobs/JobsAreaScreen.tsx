import { Outlet } from 'react-router';
import { useRole } from '#features/session/use-role.ts';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { jobsTabs } from './jobs-tabs.ts';

export default function JobsAreaScreen() {
  return (
    <>
      <PageHeader title="Jobs" />
      <Tabs label="Jobs" items={jobsTabs(useRole())} />
      <Outlet />
    </>
  );
}
