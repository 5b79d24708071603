import type { ReactNode } from 'react';

type Props = { title: string; count: number; children?: ReactNode };

export function ListHead({ title, count, children }: Props) {
  return (
    <header className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-border pb-2">
      <h2 className="mr-auto text-base font-semibold">
        {title} <span className="ml-1 font-normal text-text-faint tabular-nums">{count.toLocaleString('en-US')}</span>
      </h2>
      {children}
    </header>
  );
}
