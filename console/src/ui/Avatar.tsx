import { classNames } from './class-names.ts';

type Props = { name: string; size?: 'md' | 'lg' };

const sizes = { md: 'size-7 text-[0.6875rem]', lg: 'size-10 text-sm' };

export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = words[0]?.[0] ?? '';
  const last = words.length > 1 ? (words.at(-1)?.[0] ?? '') : '';
  return (first + last).toUpperCase();
}

export function Avatar({ name, size = 'md' }: Props) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid shrink-0 place-items-center rounded-full border border-border-strong bg-surface leading-none font-semibold tracking-[0.02em] text-text-muted',
        sizes[size],
      )}
    >
      {initialsOf(name)}
    </span>
  );
}
