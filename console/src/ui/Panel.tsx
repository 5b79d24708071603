import type { ReactNode } from 'react';

type Props = { title?: ReactNode; actions?: ReactNode; children: ReactNode };

/** A frame around what is another thing: a code view, a preview. Sections of a page have none. */
export function Panel({ title, actions, children }: Props) {
  return (
    <section className="min-w-0 rounded-lg border border-border bg-surface">
      {(title || actions) && (
        <header className="flex min-h-12 items-center gap-2 border-b border-border px-4 py-2">
          <h2 className="min-w-0 flex-1 text-base font-semibold">{title}</h2>
          {actions}
        </header>
      )}
      <div className="p-4">{children}</div>
    </section>
  );
}
