import { usePageTitle } from '#platform/use-page-title.ts';
import { ErrorState } from '#ui/ErrorState.tsx';

type Props = { title: string; text?: string; onRetry: () => void };

/** What stands in place of every page while the person can't be let in. */
export function FailurePage({ title, text, onRetry }: Props) {
  usePageTitle(title);
  return (
    <div className="max-w-form">
      <h1 className="sr-only">Sign-in</h1>
      <ErrorState title={title} text={text} onRetry={onRetry} />
    </div>
  );
}
