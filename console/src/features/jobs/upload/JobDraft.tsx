import { useState } from 'react';
import type { Organization } from '#features/organizations/state.ts';
import { Notice } from '#ui/Notice.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { usePageDrop } from '#ui/use-page-drop.ts';
import { addFiles } from './add-files.ts';
import { DropArea } from './DropArea.tsx';
import { droppedFiles } from './given-files.ts';
import { HeldLetters } from './HeldLetters.tsx';
import { JobOptionsForm } from './JobOptionsForm.tsx';
import { LetterBulkBar } from './LetterBulkBar.tsx';
import { ReadyLetters } from './ReadyLetters.tsx';
import { UploadFacts } from './UploadFacts.tsx';
import { useDraft } from './use-draft.ts';
import { useLeaveWarning } from './use-leave-warning.ts';
import { usePayer } from './use-payer.ts';

type Props = { organization: Organization; isUploadElsewhere: boolean };

/** The job before it starts: its letters with their problems on the left, its options and cost on the right. */
export function JobDraft({ organization, isUploadElsewhere }: Props) {
  const draft = useDraft(organization);
  const payer = usePayer(organization);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const isOver = usePageDrop((transfer) => void droppedFiles(transfer).then(addFiles));
  const isEmpty = draft.letters.length === 0;
  useLeaveWarning(!isEmpty);
  return (
    <>
      <PageHeader
        title="Upload letters"
        facts={['Drop files or folders anywhere on this page. Each is checked here, before anything is sent.']}
      />
      {isUploadElsewhere && (
        <Notice title="An upload goes on in another tab.">It is not shown here, to send nothing twice.</Notice>
      )}
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)_20rem] items-start gap-x-10 gap-y-8 max-lg:grid-cols-1">
        <div className="min-w-0">
          <DropArea isOver={isOver} isFirst={isEmpty} />
          {isEmpty && <UploadFacts credits={payer.credits} />}
          <HeldLetters held={draft.held} />
          <ReadyLetters draft={draft} selected={selected} onSelect={setSelected} />
          <LetterBulkBar letters={draft.letters} selected={selected} onSelect={setSelected} />
        </div>
        {!isEmpty && <JobOptionsForm organization={organization} draft={draft} payer={payer} />}
      </div>
    </>
  );
}
