import type { ReactNode } from 'react';

/** Search and filter chips above a table; on small screens one line that scrolls sideways in itself. */
export function Toolbar({ children }: { children: ReactNode }) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2 max-md:-mx-(--gutter) max-md:flex-nowrap max-md:overflow-x-auto max-md:px-(--gutter) max-md:py-1 max-md:[scrollbar-width:none]">
      {children}
    </div>
  );
}
