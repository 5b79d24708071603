import type { ReactNode } from 'react';
import { type Fact, Facts } from './Facts.tsx';

export type EmptyStateFact = Fact;

type Props = { title: string; text?: ReactNode; actions?: ReactNode; facts?: EmptyStateFact[] };

export function EmptyState({ title, text, actions, facts }: Props) {
  return (
    <section className="max-w-136 py-16 max-md:py-10">
      <h2 className="text-lg font-semibold tracking-tight">{title}</h2>
      {text && <p className="mt-2 text-md text-text-muted">{text}</p>}
      {actions && <div className="mt-6 flex flex-wrap gap-2">{actions}</div>}
      {facts && <Facts facts={facts} />}
    </section>
  );
}
