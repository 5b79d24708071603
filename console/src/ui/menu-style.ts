/** Text alignment and wrapping are set again because a panel may stand inside a table cell. */
export const menuPanel =
  'motion-rise fixed inset-auto m-0 max-w-[calc(100vw-1rem)] flex-col overflow-hidden rounded-lg bg-surface-raised text-left text-sm font-normal whitespace-normal text-text shadow-md open:flex';
export const menuList = 'min-h-0 overflow-y-auto p-1 outline-none [scrollbar-width:thin]';
export const menuRow = 'flex min-h-8 w-full items-center gap-2 rounded-sm px-2 py-1 text-left max-md:min-h-10';
