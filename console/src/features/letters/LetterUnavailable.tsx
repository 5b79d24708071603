import { ErrorState } from '#ui/ErrorState.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';

type Props = { error: string | null; onRetry: () => Promise<void> };

const lines = ['w-1/2', 'w-2/3', 'w-3/5', 'w-4/5', 'w-1/2', 'w-3/5'];

/** While a letter is on its way, and where it can't be shown. */
export function LetterUnavailable({ error, onRetry }: Props) {
  return (
    <div className="px-6 py-4 max-md:px-gutter">
      <PageHeader crumbs={[{ label: 'Jobs', to: '/jobs' }]} title="Letter" />
      {error ? (
        <div className="mt-4">
          <ErrorState title="The letter could not be loaded" text={error} onRetry={() => void onRetry()} />
        </div>
      ) : (
        <div role="status" className="mt-8 grid gap-6">
          <span className="sr-only">Loading the letter</span>
          {lines.map((width, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines keep their places.
            <Skeleton key={index} className={width} />
          ))}
        </div>
      )}
    </div>
  );
}
