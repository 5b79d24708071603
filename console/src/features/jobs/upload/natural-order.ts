const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** The order in which people count: page 2 before page 10 (D 6). The server sorts a zip's pictures by the same rule. */
export function compareNames(a: string, b: string): number {
  return collator.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0);
}
