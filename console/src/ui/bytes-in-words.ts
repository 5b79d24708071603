const units = ['B', 'KB', 'MB', 'GB', 'TB'];

/** "288 KB", "8.7 MB": of 1024 a step, as the limits are. */
export function bytesInWords(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= 999.5 && unit < units.length - 1) {
    value /= 1024;
    unit++;
  }
  const digits = unit >= 2 && value < 99.95 ? 1 : 0;
  return `${value.toFixed(digits)} ${units[unit]}`;
}
