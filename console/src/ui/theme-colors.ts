export const themeColors = ['red', 'blue', 'green', 'orange', 'default'] as const;
export type ThemeColor = (typeof themeColors)[number];
