/** Lower case, without accents, punctuation and the word "the". */
export function normalName(name: string | null | undefined): string {
  return (name ?? '')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/['’.]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .split(' ')
    .filter((word) => word && word !== 'the')
    .join(' ');
}

/** "2026-27", "2026/2027" and "2026–2027" all read as "2026-2027". */
export function normalYear(year: string | null): string | null {
  const match = /^(\d{4})\s*[-–—/]\s*(\d{2}|\d{4})$/.exec((year ?? '').trim());
  if (!match) return year?.trim() || null;
  const [, first = '', second = ''] = match;
  return `${first}-${second.length === 2 ? first.slice(0, 2) + second : second}`;
}

export function sameText(a: string | null | undefined, b: string): boolean {
  return (a ?? '').trim().toUpperCase() === b.trim().toUpperCase();
}

export function isFreeMoney(category: string): boolean {
  return category === 'GRANT' || category === 'SCHOLARSHIP';
}
