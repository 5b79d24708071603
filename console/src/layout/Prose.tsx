import type { ReactNode } from 'react';
import { usePageTitle } from '#platform/use-page-title.ts';
import { PageHeader } from '#ui/PageHeader.tsx';

type Props = { title: string; children: ReactNode };

/** A page of words. */
export function Prose({ title, children }: Props) {
  usePageTitle(title);
  return (
    <article className="max-w-136 text-md text-text-muted [&_h2]:mt-8 [&_h2]:text-base [&_h2]:font-semibold [&_h2]:text-text [&_li]:mt-1 [&_p]:mt-2 [&_ul]:mt-2 [&_ul]:list-disc [&_ul]:pl-5 [&_h1]:text-text">
      <PageHeader title={title} />
      {children}
    </article>
  );
}
