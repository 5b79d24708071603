import { classNames } from './class-names.ts';

/** A grey line in the place of a text that is on its way. */
export function Skeleton({ className = 'w-2/3' }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('motion-breathe inline-block h-2.5 rounded-sm bg-border align-middle', className)}
    />
  );
}
