import type { ThemeColor } from './theme-colors.ts';

export const tintOf: Record<ThemeColor, string> = {
  red: 'bg-red-fill text-red-text inset-ring-red-border',
  blue: 'bg-blue-fill text-blue-text inset-ring-blue-border',
  green: 'bg-green-fill text-green-text inset-ring-green-border',
  orange: 'bg-orange-fill text-orange-text inset-ring-orange-border',
  default: 'bg-default-fill text-default-text inset-ring-default-border',
};

export const solidTextOf: Record<ThemeColor, string> = {
  red: 'text-red-solid',
  blue: 'text-blue-solid',
  green: 'text-green-solid',
  orange: 'text-orange-solid',
  default: 'text-default-solid',
};
