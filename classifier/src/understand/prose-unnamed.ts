import { functionWord, giftVerb, offerCue } from '../phrases/prose-phrases.ts';
import { type Name, nameOf } from './prose-names.ts';
import { type Memory, mayBeMeant } from './prose-topics.ts';
import { type Token, textOf } from './sentences.ts';

const unnamedAward =
  /^((renewable|annual|yearly|one-time|generous|new|additional) )*((merit|need)(-based)? |institutional )?(scholarship|grant|award)$/i;

/** An award that the letter gives without a name of its own. */
export const isUnnamed = (text: string): boolean =>
  /^[a-z'’ -]*(scholarship|grant|award)$/.test(text) && !/\b(pell|federal|state)\b/.test(text);

/** "You will receive a merit scholarship of $12,000": it is an award itself where no name stands near that it may be of. */
export function withUnnamed(tokens: Token[], names: Name[], memory: Memory): Name[] {
  const isFree = (name: Name): boolean =>
    !names.some((other) => other.type === 'AID' && isLeading(tokens, other, name));
  return mayBeMeant(memory)
    ? names
    : names.map((name) =>
        name.type === 'GENERIC' && isGiven(tokens, name) && isFree(name) ? withKind(tokens, name) : name,
      );
}

/** "a marching band scholarship", "a $900 debate team award": small words before the noun say what it is for. */
const withKind = (tokens: Token[], { from, to }: Name): Name => nameOf(tokens, kindStart(tokens, from), to, 'AID');

/** Behind the article or the figure, where no more than three small words follow it. */
function kindStart(tokens: Token[], from: number): number {
  const words = tokens.slice(Math.max(0, from - 4), from);
  const at = words.findLastIndex(({ text, value }) => /^(an?|another)$/i.test(text) || value !== null);
  return at >= 0 && words.slice(at + 1).every(isKindWord) ? from - words.length + at + 1 : from;
}

const isKindWord = ({ text }: Token): boolean => /^[a-z]+(['’]s)?(-[a-z]+)*$/.test(text) && !functionWord.test(text);

/** A name before it, without a figure between: "The Lyra Prize, a merit award of $500". */
const isLeading = (tokens: Token[], { to }: Name, { from }: Name): boolean =>
  to <= from && tokens.slice(to, from).every(({ value }) => value === null);

const chance = /\b(if|unless|should|could|may|might|typical|typically|average|students|applicants)\b/i;

function isGiven(tokens: Token[], { from, to, text }: Name): boolean {
  const start = kindStart(tokens, from);
  const before = textOf(tokens.slice(0, start));
  if (
    !unnamedAward.test(text) ||
    !(giftVerb.test(before) || offerCue.test(before) || /\bqualif(y|ies|ied)\b/.test(before))
  )
    return false;
  if (chance.test(before)) return false;
  const isQualified = tokens[start - 1]?.value != null && /^(an?|another)$/.test(tokens[start - 2]?.text ?? '');
  const isTied =
    /\b(an?|another)( [a-z]+)?$/.test(before) && !/\b(is|be|as) (an?|another)( [a-z]+)?$/.test(before)
      ? /^(of|worth|valued at|in the amount of|totaling)$/.test(textOf(tokens.slice(to, figureAfter(tokens, to))))
      : false;
  return isQualified || isTied;
}

const figureAfter = (tokens: Token[], from: number): number =>
  tokens.findIndex(({ value }, index) => index >= from && value !== null);

const smallGiver =
  /^(parish|church|congregation|meeting|synagogue|temple|mosque|diocese|employer|union|lodge|troop|tribe|company|district)$/;
const givers = /^(your|the|a|his|her|(\w+['’]s)|home|local|own|former|current|credit|labor|school|monthly|yearly)$/;

/** Whether a name is a giver in small letters. */
export const isSmallGiver = (text: string): boolean => smallGiver.test(text.split(' ').at(-1) ?? '');

/** "Your home parish has pledged $1,500": a giver that bears no name. */
export function smallGiversIn(tokens: Token[]): Name[] {
  return tokens.flatMap(({ bare }, at) => {
    if (!smallGiver.test(bare)) return [];
    let start = at;
    while (start > 0 && givers.test(tokens[start - 1]?.text.toLowerCase() ?? '')) start -= 1;
    const figure = figureAfter(tokens, at);
    const isGiving = figure > at && figure < at + 18 && giftVerb.test(textOf(tokens.slice(at + 1, figure)));
    const from = /^(your|the|a|his|her)$/i.test(tokens[start]?.text ?? '') ? start + 1 : start;
    return start < at && isGiving ? [nameOf(tokens, from, at + 1, 'PLAIN')] : [];
  });
}
