/** Words that letters print without the blank between them: "TOTALFINANCIALAID", "TotalAward". */
const parts = new Set(
  `total subtotal grand financial aid award awards offer offered package cost costs of attendance expenses budget charges
grant grants scholarship scholarships gift loan loans work study federal direct state institutional university college student
parent plus pell net price estimated annual amount need balance remaining and tuition fees room board housing food meals books
supplies transportation personal fall spring semester year`.split(/\s+/),
);

/** The words in one that is made of nothing but such words; the word itself otherwise. */
export function apart(word: string): string {
  if (word.length < 8 || parts.has(word)) return word;
  return splitFrom(word)?.join(' ') ?? word;
}

/** The longest first: "costs" before "cost". */
function splitFrom(rest: string): string[] | null {
  if (rest === '') return [];
  for (let end = Math.min(rest.length, 15); end > 1; end -= 1) {
    const more = parts.has(rest.slice(0, end)) ? splitFrom(rest.slice(end)) : null;
    if (more) return [rest.slice(0, end), ...more];
  }
  return null;
}
