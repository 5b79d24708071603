import type { ReactNode } from 'react';

type Props = { title: string; children: ReactNode };

export function GallerySection({ title, children }: Props) {
  return (
    <section className="grid grid-cols-[9.5rem_minmax(0,1fr)] gap-6 border-t border-border py-6 max-md:grid-cols-[minmax(0,1fr)] max-md:gap-3">
      <h2 className="text-base font-semibold">{title}</h2>
      <div className="grid min-w-0 gap-5">{children}</div>
    </section>
  );
}
