import { mainId } from './use-focus-on-navigation.ts';

export function SkipLink() {
  return (
    <a
      href={`#${mainId}`}
      className="sr-only z-50 rounded-md bg-surface-raised px-3 py-2 text-sm font-medium text-text shadow-md focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
    >
      Skip to content
    </a>
  );
}
