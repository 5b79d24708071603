/**
 * Whether any of many patterns fits, told by one look: most words fit none. Wordings that begin alike stand behind one
 * beginning, so that a word which begins none of them costs a few looks instead of hundreds.
 */
export const anyOf = (patterns: readonly RegExp[]): RegExp =>
  new RegExp(inOneLook(patterns.map(({ source }) => source).join('|')));

/** The alternatives of a pattern's source, those that begin alike together. */
export function inOneLook(source: string): string {
  const byBound = Map.groupBy(alternativesOf(source), (wording) => /^(\\b|\^)?/.exec(wording)?.[0] ?? '');
  return [...byBound].map(([bound, wordings]) => `${bound}(?:${byLetter(wordings, bound)})`).join('|');
}

function byLetter(wordings: string[], bound: string): string {
  const words = wordings.flatMap((wording) => withoutGroup(wording.slice(bound.length)));
  const alike = Map.groupBy(words, (wording) => /^[a-z](?![?*+{])/.exec(wording)?.[0] ?? '');
  return [...alike]
    .map(([letter, some]) => `${letter}(?:${some.map((wording) => wording.slice(letter.length)).join('|')})`)
    .join('|');
}

/** "(a|b) c" are "a c" and "b c". */
function withoutGroup(wording: string): string[] {
  const [, choices, rest = ''] = /^\((?!\?)([^()]*)\)(?![?*+{])(.*)$/.exec(wording) ?? [];
  return choices === undefined ? [wording] : alternativesOf(choices).map((choice) => choice + rest);
}

/** "a (b|c)|d" are "a (b|c)" and "d". */
function alternativesOf(source: string): string[] {
  const alternatives = [''];
  let depth = 0;
  for (const [part] of source.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|./g)) {
    if (part === '(') depth += 1;
    if (part === ')') depth -= 1;
    if (part === '|' && depth === 0) alternatives.push('');
    else alternatives[alternatives.length - 1] += part;
  }
  return alternatives;
}
