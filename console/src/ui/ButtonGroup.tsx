import type { ReactNode } from 'react';

type Props = { label: string; children: ReactNode };

export function ButtonGroup({ label, children }: Props) {
  return (
    <fieldset
      aria-label={label}
      className="inline-flex min-w-0 [&>*]:rounded-none [&>*:first-child]:rounded-l-md [&>*:last-child]:rounded-r-md [&>*+*]:-ml-px [&>*:focus-visible]:z-1"
    >
      {children}
    </fieldset>
  );
}
