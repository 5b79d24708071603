import { functionWord, noFeeWord } from '../phrases/prose-phrases.ts';
import { type Name, nameOf } from './prose-names.ts';
import { type Token, textOf } from './sentences.ts';

/**
 * "the student services fee", "a $90 campus life fee": the words from the article or the figure on are its name. So
 * where it is the students' or the school's, or where another cost is named before it; else it may be that of a service.
 */
export const withWholeFees = (tokens: Token[], names: Name[]): Name[] =>
  names.map((name) => {
    if (!/^(fee|charge)$/.test(name.text)) return name;
    const from = startOf(tokens, name.from);
    const isOther = (other: Name): boolean => other.type === 'COST' && other.to <= from;
    const isOfAll = ofAll.test(tokens[from]?.text ?? '') || (names.some(isOther) && !byUnit.test(textOf(tokens)));
    return from < name.from && isOfAll ? nameOf(tokens, from, name.to, 'COST') : name;
  });

/** "Tuition is $142 per credit hour; add a registration fee of $35 per semester": a list of prices, which nobody pays as they are. */
const byUnit = /\b(per|an?|each) (contact |credit |semester |clock )?(hour|unit|credit)\b/i;
const ofAll = /^(student|campus|general|university|college|school|class|residential|community)$/;

/** Where at most three small words before it begin; itself where no article or figure stands before them. */
function startOf(tokens: Token[], at: number): number {
  let from = at;
  while (from > at - 3 && isPart(tokens[from - 1])) from -= 1;
  const before = tokens[from - 1];
  return before && (/^(the|an?|our|your)$/i.test(before.text) || before.value !== null) ? from : at;
}

const isPart = (token: Token | undefined): boolean =>
  token !== undefined &&
  token.value === null &&
  /^[a-z-]{3,}$/.test(token.text) &&
  !functionWord.test(token.text) &&
  !noFeeWord.test(token.text);
