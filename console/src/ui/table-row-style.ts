import { classNames } from './class-names.ts';

/** Stacked below 768 px: checkbox, left half, right half, menu. */
export function rowStyle(isSelected: boolean): string {
  return classNames(
    'border-b border-border max-md:grid max-md:grid-cols-[auto_minmax(0,1fr)_auto_auto] max-md:gap-x-2 max-md:gap-y-1.5 max-md:px-(--gutter) max-md:py-3',
    isSelected ? 'bg-surface-selected' : 'hover:bg-surface-hover',
  );
}

export function cellStyle(isTall: boolean, isEnd: boolean): string {
  return classNames(
    'truncate px-3 max-md:block max-md:h-auto max-md:min-w-0 max-md:p-0',
    isTall ? 'h-14' : 'h-row',
    isEnd && 'text-right',
  );
}

export const checkCell = 'pl-3 max-md:row-start-1 max-md:block max-md:p-0 max-md:pr-2';
export const menuCell =
  'pr-2 text-right max-md:col-start-4 max-md:row-start-1 max-md:-my-2 max-md:-mr-2 max-md:block max-md:p-0';
