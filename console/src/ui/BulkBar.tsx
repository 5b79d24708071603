import type { ReactNode } from 'react';
import { IconButton } from './IconButton.tsx';

type Props = {
  open: boolean;
  /** What the selection holds: "2 jobs", in medium. */
  title: string;
  /** "268 letters". */
  detail?: string;
  /** Buttons, small and quiet. */
  children: ReactNode;
  onClear: () => void;
};

/** Stands always under a table that can be selected from: its place is kept, so nothing moves when it comes. */
export function BulkBar({ open, title, detail, children, onClear }: Props) {
  return (
    <div className="pointer-events-none sticky bottom-4 z-4 mt-4 flex min-h-11 items-end justify-center max-md:min-h-24">
      {open && (
        <section
          aria-label="Selection"
          className="motion-rise pointer-events-auto flex max-w-full flex-wrap items-center gap-1 rounded-lg bg-surface-raised py-1.5 pr-1.5 pl-4 text-sm shadow-lg max-md:w-full"
        >
          <p role="status" className="whitespace-nowrap text-text-muted">
            <b className="font-medium text-text">{title}</b> {detail}
          </p>
          <span className="mx-2 h-5 w-px bg-border max-md:hidden" />
          <div className="flex flex-wrap items-center gap-1 max-md:order-2 max-md:-ml-2.5 max-md:w-full">
            {children}
          </div>
          <IconButton icon="close" label="Clear selection" size="sm" onClick={onClear} className="max-md:ml-auto" />
        </section>
      )}
    </div>
  );
}
