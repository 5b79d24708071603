import type { ReactNode } from 'react';

export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-block min-w-4.5 rounded-sm border border-border bg-surface px-1 text-center font-sans text-[0.6875rem] leading-4 text-text-faint">
      {children}
    </kbd>
  );
}
