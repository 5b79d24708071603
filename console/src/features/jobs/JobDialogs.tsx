import { type ExportChoice, ExportDialog } from '#features/letters/ExportDialog.tsx';
import { useOrganizationId } from '#features/session/use-organization-id.ts';
import { callGraphql } from '#platform/graphql.ts';
import { useConfirm } from '#platform/use-confirm.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { counted } from '#ui/counted.ts';
import { toast } from '#ui/toast.ts';
import { cancelJobsDocument, deleteJobsDocument, exportJobsDocument } from './api.ts';
import { jobsWords, lettersOf, unfinishedLettersOf } from './job-words.ts';
import type { JobRow } from './state.ts';

export type JobWish = { kind: 'export' | 'cancel' | 'delete'; jobs: JobRow[] };

type Props = {
  wish: JobWish | null;
  onClose: () => void;
  onDone: (kind: JobWish['kind']) => Promise<unknown>;
};

/** Asks once before jobs are canceled or deleted, and how they are exported. */
export function JobDialogs({ wish, onClose, onDone }: Props) {
  return wish ? <OpenDialog wish={wish} onClose={onClose} onDone={onDone} /> : null;
}

function OpenDialog({ wish: { kind, jobs }, onClose, onDone }: Props & { wish: JobWish }) {
  const organizationId = useOrganizationId();
  const target = { jobIdList: jobs.map(({ id }) => id), organizationId };

  const confirming = useConfirm(async () => {
    toast({ kind: 'success', text: await (kind === 'cancel' ? cancel() : remove()) });
    onClose();
    await onDone(kind);
  });

  async function cancel() {
    const { canceledJobs } = (await callGraphql(cancelJobsDocument, target)).cancelJob;
    const count = canceledJobs.reduce((sum, { canceledLetterCount }) => sum + canceledLetterCount, 0);
    return `${counted(count, 'letter')} canceled.`;
  }
  async function remove() {
    const { deletedJobsCount } = (await callGraphql(deleteJobsDocument, target)).deleteJob;
    return `${counted(deletedJobsCount, 'job')} deleted.`;
  }
  async function exportThem(choice: ExportChoice) {
    await callGraphql(exportJobsDocument, { ...target, ...choice });
    await onDone(kind);
  }

  if (kind === 'export') return <ExportDialog what={jobsWords(jobs)} onExport={exportThem} onClose={onClose} />;
  if (kind === 'cancel') {
    const letters = counted(unfinishedLettersOf(jobs), 'letter');
    return (
      <ConfirmDialog
        open
        danger
        title={`Cancel ${letters} of ${jobsWords(jobs)}?`}
        keepLabel="Keep them"
        confirmLabel={`Cancel ${letters}`}
        {...confirming}
        onClose={onClose}
      >
        <p>Letters that are pending or in review end now. What is ready stays.</p>
      </ConfirmDialog>
    );
  }
  const count = lettersOf(jobs);
  const letters = count === 1 ? 'its letter' : `${jobs.length === 1 ? 'its' : 'their'} ${counted(count, 'letter')}`;
  return (
    <ConfirmDialog
      open
      danger
      title={`Delete ${jobsWords(jobs)} and ${letters}?`}
      keepLabel={jobs.length === 1 ? 'Keep it' : 'Keep them'}
      confirmLabel={`Delete ${counted(jobs.length, 'job')}`}
      {...confirming}
      onClose={onClose}
    >
      <p>Files, figures and history go. Usage records stay. This can't be undone.</p>
    </ConfirmDialog>
  );
}
