import type { ReactNode } from 'react';

export type EmptyStateFact = { term: string; detail: ReactNode };

type Props = { title: string; text?: ReactNode; actions?: ReactNode; facts?: EmptyStateFact[] };

export function EmptyState({ title, text, actions, facts }: Props) {
  return (
    <section className="max-w-136 py-16 max-md:py-10">
      <h2 className="text-lg font-semibold tracking-tight">{title}</h2>
      {text && <p className="mt-2 text-md text-text-muted">{text}</p>}
      {actions && <div className="mt-6 flex flex-wrap gap-2">{actions}</div>}
      {facts && (
        <dl className="mt-10 border-t border-border text-sm">
          {facts.map(({ term, detail }) => (
            <div key={term} className="flex gap-x-4 border-b border-border py-2.5 max-md:flex-col">
              <dt className="w-44 shrink-0 text-text-muted">{term}</dt>
              <dd className="min-w-0">{detail}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
