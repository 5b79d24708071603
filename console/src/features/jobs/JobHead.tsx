import { Button } from '#ui/Button.tsx';
import { counted } from '#ui/counted.ts';
import { Menu } from '#ui/Menu.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { fullTime } from '#ui/time-words.ts';
import { When } from '#ui/When.tsx';
import type { JobWish } from './JobDialogs.tsx';
import { totalOf, unfinishedOf } from './job-counts.ts';
import type { Job } from './job-state.ts';
import { personName, purgeFact } from './job-words.ts';

type Props = { job: Job; onWish: (wish: JobWish) => void };

export function JobHead({ job, onWish }: Props) {
  const unfinished = unfinishedOf(job.statusCounts);
  const wish = (kind: JobWish['kind']) => () => onWish({ kind, jobs: [job] });
  return (
    <PageHeader
      crumbs={[{ label: 'Jobs', to: '/jobs' }]}
      title={job.name}
      facts={[
        counted(totalOf(job.statusCounts), 'letter'),
        personName(job.user),
        <When key="time" time={job.insertTime} words={fullTime} />,
        purgeFact(job.purgeLetterFilesAfter),
      ]}
      actions={
        <>
          {job.mayChange && unfinished > 0 && (
            <Button onClick={wish('cancel')}>Cancel {counted(unfinished, 'letter')}</Button>
          )}
          <Button icon="download" onClick={wish('export')}>
            Export
          </Button>
          {job.mayChange && (
            <Menu
              label={`More actions for ${job.name}`}
              variant="secondary"
              size="md"
              items={[{ label: 'Delete job', icon: 'trash', danger: true, onSelect: wish('delete') }]}
            />
          )}
        </>
      }
    />
  );
}
