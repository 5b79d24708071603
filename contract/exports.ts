/** D 14. */
export const exportFormats = ['CSV', 'XLSX'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** LONG: a row an amount. WIDE: a row a letter. */
export const exportShapes = ['LONG', 'WIDE'] as const;
export type ExportShape = (typeof exportShapes)[number];

export const exportStatuses = ['WAITING', 'READY', 'FAILED'] as const;
export type ExportStatus = (typeof exportStatuses)[number];

export const exportDays = 7;
