/** Icon, name, size, status or fix, actions; below 768 px the size goes, and a fix stands under the name. */
const row = 'grid min-h-13 items-center gap-x-3 border-b border-border py-1.5 text-sm';
export const heldRow = `${row} grid-cols-[1rem_minmax(0,1fr)_4.5rem_15.5rem_auto] max-md:grid-cols-[1rem_minmax(0,1fr)_auto]`;
export const readyRow = `${row} grid-cols-[auto_1rem_minmax(0,1fr)_4.5rem_8rem_auto] max-md:grid-cols-[auto_1rem_minmax(0,1fr)_auto_auto]`;
export const sizeCell = 'text-right text-text-muted tabular-nums max-md:hidden';
export const nameLine = 'block truncate font-medium text-text';
