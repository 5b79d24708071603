import { useState } from 'react';
import { counted } from '#ui/counted.ts';
import { FileButton } from '#ui/FileButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { runFileTask } from './file-tasks.ts';
import { findFilesAgain } from './find-files-again.ts';
import type { RunningUpload } from './run-upload.ts';
import type { Transfer } from './transfer.ts';

type Props = { upload: RunningUpload; transfers: readonly Transfer[] };

/** After a reload: files that the browser could not keep are asked for again. */
export function MissingFiles({ upload, transfers }: Props) {
  const [outcome, setOutcome] = useState<string>();
  const [isLooking, setIsLooking] = useState(false);
  const missing = transfers.filter(({ state }) => state === 'missing');
  if (missing.length === 0) return null;

  async function look(files: File[]) {
    setIsLooking(true);
    const found = await findFilesAgain(missing, files, (file) => runFileTask('hash', file));
    upload.queue.give(found);
    setIsLooking(false);
    setOutcome(found.size === 0 ? 'None of these files is one of them.' : undefined);
  }

  const actions = isLooking ? (
    <Spinner label="Comparing files" />
  ) : (
    <>
      <FileButton size="sm" folder onChoose={look}>
        Choose the folder again
      </FileButton>
      <FileButton size="sm" multiple onChoose={look}>
        Choose files
      </FileButton>
    </>
  );
  return (
    <div className="mt-5">
      <Notice
        color="orange"
        title={counted(missing.length, 'letter needs its file again.', 'letters need their files again.')}
        actions={actions}
      >
        The browser could not keep {missing.length > 1 ? 'them' : 'it'} over the reload. Files are known by name, size
        and content. {outcome}
      </Notice>
    </div>
  );
}
