import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { Saving } from './use-draft.ts';

type Props = {
  isChanged: boolean;
  /** Where the draft is: kept on the server, on its way, or only here. */
  saving: Saving;
  working: 'READY' | 'INVALID' | null;
  /** Why the letter can't be ended, or was refused. */
  problem: string | undefined;
  onReady: () => void;
  onInvalid: () => void;
  onPutBack: () => void;
  onStartOver: () => void;
};

const savingWords: Record<Saving, string> = { kept: 'Draft saved', waiting: 'Saving…', failed: 'Not saved yet' };

/** How a review ends. */
export function ReviewBar(props: Props) {
  const { isChanged, saving, working, problem, onReady, onInvalid, onPutBack, onStartOver } = props;
  return (
    <div className="sticky bottom-0 z-2 -mx-6 grid gap-3 border-t border-border bg-surface px-6 py-3 max-md:-mx-gutter max-md:px-gutter">
      {problem && <Notice color="red">{problem}</Notice>}
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="primary" icon="check" working={working === 'READY'} onClick={onReady}>
          Mark as ready
        </Button>
        <Button working={working === 'INVALID'} onClick={onInvalid}>
          Not an award letter
        </Button>
        <Button onClick={onPutBack}>Put back…</Button>
        {isChanged && (
          <span className="ml-auto flex items-center gap-2">
            <span role="status" className="text-xs text-text-faint">
              {savingWords[saving]}
            </span>
            <Button variant="quiet" icon="undo" onClick={onStartOver}>
              Start over
            </Button>
          </span>
        )}
      </div>
    </div>
  );
}
