import { useRole } from '#features/session/use-role.ts';
import { usePageTitle } from '#platform/use-page-title.ts';
import { HomeRedirect } from './HomeRedirect.tsx';
import { JobList } from './JobList.tsx';

export default function JobsScreen() {
  usePageTitle('Jobs');
  return useRole() === 'REVIEWER' ? <HomeRedirect /> : <JobList />;
}
