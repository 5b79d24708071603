import { Outlet, useLocation } from 'react-router';
import { useAppSelector } from '#console/store-hooks.ts';
import { useRole } from '#features/session/use-role.ts';
import { Button } from '#ui/Button.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { jobsTabs } from './jobs-tabs.ts';
import { useListCount } from './use-list-count.ts';
import { useReviewCount } from './use-review-count.ts';

export default function JobsAreaScreen() {
  const { pathname } = useLocation();
  const role = useRole();
  const tabs = jobsTabs(role, useReviewCount(role));
  const title = tabs.find(({ to }) => to === pathname)?.label ?? 'Jobs';
  const hasJobs = useAppSelector(({ jobs }) => jobs.itemsCount > 0);
  const upload =
    pathname === '/jobs' && hasJobs ? (
      <Button to="/upload" variant="primary" icon="upload">
        Upload letters
      </Button>
    ) : undefined;
  return (
    <>
      <PageHeader title={title} count={useListCount(pathname)} actions={upload} />
      <Tabs label="Jobs" items={tabs} />
      <Outlet />
    </>
  );
}
