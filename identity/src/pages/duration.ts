export function inWords(durationMs: number): string {
  const seconds = Math.max(1, Math.ceil(durationMs / 1000));
  return seconds < 60 ? count(seconds, 'second') : count(Math.ceil(seconds / 60), 'minute');
}

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
}
