import { classNames } from './class-names.ts';

const frame =
  'w-full rounded-md border bg-surface text-sm text-text -outline-offset-1 placeholder:text-text-faint placeholder:opacity-100 disabled:cursor-not-allowed disabled:border-border-strong disabled:bg-surface-sunken disabled:text-text-faint max-md:text-lg';

export function inputFrame(hasError: boolean): string {
  return classNames(frame, hasError ? 'border-red-solid' : 'border-border-control');
}
