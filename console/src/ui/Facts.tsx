import type { ReactNode } from 'react';

export type Fact = { term: string; detail: ReactNode };

/** Terms and what they mean, a hairline between them. */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className="mt-10 max-w-136 border-t border-border text-sm">
      {facts.map(({ term, detail }) => (
        <div key={term} className="flex gap-x-4 border-b border-border py-2.5 max-md:flex-col">
          <dt className="w-44 shrink-0 text-text-muted">{term}</dt>
          <dd className="min-w-0">{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
