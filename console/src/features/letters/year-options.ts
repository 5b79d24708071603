/** Award years that letters can have, the next one first. */
export function yearOptions(nextYear = new Date().getFullYear() + 1) {
  return Array.from({ length: 12 }, (_, step) => String(nextYear - step)).map((value) => ({ value, label: value }));
}
