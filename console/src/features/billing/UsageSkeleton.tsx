import { Skeleton } from '#ui/Skeleton.tsx';

/** Stands in for the figures while they are on their way. */
export function UsageSkeleton() {
  return (
    <div aria-busy="true" className="mt-6 grid grid-cols-[15rem_1fr_1fr] gap-10 max-lg:grid-cols-1">
      {['cost', 'classifications', 'reviews'].map((name) => (
        <div key={name} className="grid h-36 content-start gap-4">
          <Skeleton className="w-24" />
          <Skeleton className="h-8 w-40" />
          <Skeleton className="w-full" />
        </div>
      ))}
      <p role="status" className="sr-only">
        Loading usage
      </p>
    </div>
  );
}
