import { useAction } from '#platform/use-action.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { toast } from '#ui/toast.ts';
import { draftText } from './draft-text.ts';
import type { ReviewDraft } from './review-draft.ts';

type Props = {
  problem: string;
  /** What was typed, if anything was. */
  draft: ReviewDraft | null;
  onTake: () => Promise<void>;
};

/** The letter is not ours: why, what was typed, and the way on. */
export function LostLockNotice({ problem, draft, onTake }: Props) {
  const { isWorking, run } = useAction();
  const copy = () =>
    void run(async () => {
      if (draft) await navigator.clipboard.writeText(draftText(draft));
      toast({ kind: 'success', text: 'What you typed is copied.' });
    });
  const actions = (
    <>
      <Button size="sm" icon="refresh" working={isWorking} onClick={() => void run(onTake)}>
        {draft ? 'Take it again' : 'Try to take it'}
      </Button>
      {draft && (
        <Button size="sm" icon="copy" onClick={copy}>
          Copy what I typed
        </Button>
      )}
      <Button size="sm" to="/jobs/review">
        Back to the queue
      </Button>
    </>
  );
  return (
    <Notice color="orange" icon="lock" title={problem} actions={actions}>
      {draft ? 'What you typed is still here, and nothing of it is saved until the letter is yours again.' : ''}
    </Notice>
  );
}
