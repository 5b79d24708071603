import { linkWord } from '../phrases/prose-phrases.ts';
import { isNamed, type Name, nameOf } from './prose-names.ts';
import { type Token, textOf } from './sentences.ts';

/** A name, where the words behind it that only explain it begin, and where they end. */
export type Apposed = { name: Name; from: number; end: number };

const explains =
  /^(an?|the|our|one of|which|who|for|given|awarded|based on|in recognition of|named|from|with|assuming|on) /;
const lists = /^(such as|including|like|for example,?|e\.g\.,?|which includes?|which covers?) /;
const verb =
  /^((will|would|should) (be|come|pay|add|bring|run)|is|are|pays?|provides?|gives?|brings?|adds?|comes?|totals?|runs?|amounts?|contributes?|costs?|of|worth|valued|at|in the (amount|sum) of)\b/;

/** "The Bridge Grant, a state program for young parents, pays $900": the name is the one before the commas. */
export function apposedOf(tokens: Token[], names: Name[], at: number): Apposed | null {
  const close = tokens.findLastIndex(({ text }, index) => index < at && /,$/.test(text));
  const behind = tokens.slice(close + 1, at);
  if (close < 2 || !verb.test(textOf(behind)) || !behind.every(({ bare }) => linkWord.test(bare))) return null;
  const outer = names.find(({ to }) => to <= close && /,$/.test(tokens[to - 1]?.text ?? ''));
  if (!outer || !isNamed(outer)) return null;
  const inside = textOf(tokens.slice(outer.to, close + 1));
  const place = { from: outer.to, end: close + 1 };
  // "Other costs, such as books and travel, come to $2,000": what they are is part of the name.
  if (outer.type === 'COST' && lists.test(inside))
    return { name: nameOf(tokens, outer.from, close + 1, 'COST'), ...place };
  return explains.test(inside) ? { name: outer, ...place } : null;
}

/** A sentence without the words that only explain a name. */
export const withoutApposed = (tokens: Token[], apposed: Apposed | null | undefined): Token[] =>
  apposed
    ? tokens.map((token, at) => (at >= apposed.from && at < apposed.end ? { ...token, text: 'so' } : token))
    : tokens;
