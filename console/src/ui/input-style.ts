import { classNames } from './class-names.ts';

const frame =
  'w-full rounded-md border bg-surface text-text -outline-offset-1 placeholder:text-text-faint placeholder:opacity-100 disabled:cursor-not-allowed disabled:border-border-strong disabled:bg-surface-sunken disabled:text-text-faint';

// A phone zooms into a field whose type is smaller than 16px.
const type = 'text-sm max-md:text-lg';

export function inputFrame(hasError: boolean, typeStyle = type): string {
  return classNames(frame, typeStyle, hasError ? 'border-red-solid' : 'border-border-control');
}
