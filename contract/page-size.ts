export const pageSizes = [10, 15, 20, 25, 30] as const;
