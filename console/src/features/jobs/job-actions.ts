import { counted } from '#ui/counted.ts';
import type { MenuAction } from '#ui/Menu.tsx';
import type { JobWish } from './JobDialogs.tsx';
import { unfinishedOf } from './job-counts.ts';
import type { JobRow } from './state.ts';

/** What the person may do with a job (D 18: another's job only an ADMIN cancels or deletes). */
export function jobActions(job: JobRow, onWish: (wish: JobWish) => void): MenuAction[] {
  const unfinished = unfinishedOf(job.statusCounts);
  const wish = (kind: JobWish['kind']) => () => onWish({ kind, jobs: [job] });
  const actions: MenuAction[] = [{ label: 'Export', icon: 'download', onSelect: wish('export') }];
  if (!job.mayChange) return actions;
  if (unfinished > 0) {
    actions.push({ label: `Cancel ${counted(unfinished, 'letter')}`, icon: 'canceled', onSelect: wish('cancel') });
  }
  return [...actions, { label: 'Delete', icon: 'trash', danger: true, onSelect: wish('delete') }];
}
