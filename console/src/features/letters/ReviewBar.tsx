import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

type Props = {
  isChanged: boolean;
  working: 'READY' | 'INVALID' | null;
  /** Why the letter can't be ended, or was refused. */
  problem: string | undefined;
  onReady: () => void;
  onInvalid: () => void;
  onStartOver: () => void;
};

/** How a review ends. */
export function ReviewBar({ isChanged, working, problem, onReady, onInvalid, onStartOver }: Props) {
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
        {isChanged && (
          <Button variant="quiet" icon="undo" className="ml-auto" onClick={onStartOver}>
            Start over
          </Button>
        )}
      </div>
    </div>
  );
}
