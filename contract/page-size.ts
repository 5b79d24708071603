/** D 29: how many items a page may hold. */
export const pageSizes = [10, 15, 20, 25, 30] as const;
export const defaultPageSize = 10;
