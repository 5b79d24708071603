import { Link } from 'react-router';
import { Icon } from './Icon.tsx';

export type Crumb = { label: string; to?: string };

export function Breadcrumbs({ items }: { items: Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="mb-1 text-sm text-text-faint">
      <ol className="flex min-w-0 flex-wrap items-center gap-1">
        {items.map(({ label, to }, index) => (
          <li key={label} className="flex min-w-0 items-center gap-1">
            {index > 0 && <Icon name="chevron-right" size="sm" />}
            {to === undefined ? (
              <span className="truncate">{label}</span>
            ) : (
              <Link to={to} className="truncate text-text-muted hover:underline hover:underline-offset-2">
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
