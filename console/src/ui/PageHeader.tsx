import { Fragment, type ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from './Breadcrumbs.tsx';

type Props = {
  crumbs?: Crumb[];
  title: ReactNode;
  count?: number;
  /** One line under the title, parted by dots. Give each fact a key if it is an element. */
  facts?: ReactNode[];
  actions?: ReactNode;
};

export function PageHeader({ crumbs, title, count, facts = [], actions }: Props) {
  return (
    <header>
      {crumbs && <Breadcrumbs items={crumbs} />}
      <div className="flex items-start gap-4 max-md:flex-wrap">
        <h1
          tabIndex={-1}
          className="min-w-0 flex-1 py-0.5 max-md:basis-48 text-xl font-semibold tracking-tight wrap-break-word outline-none"
        >
          {title}
          {count !== undefined && (
            <span className="ml-2 font-normal tracking-normal text-text-faint tabular-nums">
              {count.toLocaleString('en-US')}
            </span>
          )}
        </h1>
        {actions && <div className="flex flex-wrap items-center justify-end gap-2">{actions}</div>}
      </div>
      {facts.length > 0 && (
        <p className="mt-1 text-sm text-text-muted">
          {facts.map((fact, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the facts of a page keep their places.
            <Fragment key={index}>
              {index > 0 && <span className="mx-1 text-text-faint"> · </span>}
              {fact}
            </Fragment>
          ))}
        </p>
      )}
    </header>
  );
}
