import { ErrorState } from '#ui/ErrorState.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';

type Props = { error: string | null; onRetry: () => Promise<unknown> };

/** While a job is on its way, and where it can't be shown. */
export function JobUnavailable({ error, onRetry }: Props) {
  return (
    <>
      <PageHeader crumbs={[{ label: 'Jobs', to: '/jobs' }]} title="Job" />
      {error ? (
        <div className="mt-4">
          <ErrorState title="The job could not be loaded" text={error} onRetry={() => void onRetry()} />
        </div>
      ) : (
        <div role="status" className="mt-8 grid gap-6">
          <span className="sr-only">Loading the job</span>
          <Skeleton className="w-1/4" />
          <Skeleton className="h-3 w-full" />
          <Skeleton className="w-2/3" />
        </div>
      )}
    </>
  );
}
