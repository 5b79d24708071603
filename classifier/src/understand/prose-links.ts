import { giftVerb, payerYou } from '../phrases/prose-phrases.ts';
import type { Apposed } from './prose-appositions.ts';
import { beforeOf, slotStart } from './prose-before.ts';
import { behindOf, bracketOf, laterOf } from './prose-behind.ts';
import { withLists } from './prose-lists.ts';
import { isNamed, type Name, nameOf } from './prose-names.ts';
import { isTermOf } from './prose-values.ts';
import { type Token, textOf } from './sentences.ts';

/** How a name is tied to a figure: `isClose` right beside it, else only in the same clause; `isBefore` it stands before it. */
export type Link = {
  name: Name;
  isClose: boolean;
  isBefore: boolean;
  apposed?: Apposed | null;
  /** Where the names of the list begin that it stands in. */
  list?: number;
};

/** A figure of a sentence; `from` and `to` are where the figures before and behind it end and start. */
export type Spot = { at: number; from: number; to: number };

export function spotsOf(tokens: Token[]): Spot[] {
  const isAgain = (at: number): boolean =>
    tokens[at - 1]?.bare === 'dollars' && tokens[at - 2]?.value === tokens[at]?.value;
  const places = tokens.flatMap(({ value }, index) =>
    value === null || isAgain(index) || isRate(tokens, index) ? [] : [index],
  );
  return places.map((at, index) => ({
    at,
    from: index === 0 ? 0 : (places[index - 1] as number) + 1,
    to: places[index + 1] ?? tokens.length,
  }));
}

/** "Tuition ($148 per credit hour): $4,440", "Tuition (30 hours at $148) of $4,440": what a figure is made of. */
const isRate = (tokens: Token[], at: number): boolean =>
  ((/^\(/.test(tokens[at]?.text ?? '') && perUnit.test(textOf(tokens.slice(at + 1, at + 4)))) || isTimes(tokens, at)) &&
  tokens.some(({ value }, index) => index > at && value !== null);
const perUnit = /^(per|a|an|each|x|×|\/) (semester )?(credit|hour|unit|course|class|week)/i;
const times =
  /\(([^)]* )?\d+ ([\w-]+ ){0,2}(credits?|crs?\.?|hours?|hrs?\.?|units?|courses?|classes|weeks|months)( [^)$]*)?( at|@|x|×|times|\*)$/i;

/** So many units, and the price of one, in a bracket. */
const isTimes = (tokens: Token[], at: number): boolean => times.test(textOf(tokens.slice(Math.max(0, at - 8), at)));

/** The name that each figure of a sentence belongs to. A name has one figure. */
export function linksOf(tokens: Token[], names: Name[], spots: Spot[]): (Link | null)[] {
  const paired = pairedLinks(tokens, names, spots);
  if (paired) return paired;
  let free = names;
  const links = spots.map((spot) => {
    const link = linkOf(tokens, free, spot);
    if (link) free = free.filter(({ from, to }) => to <= link.name.from || from >= link.name.to);
    return link;
  });
  const filled = links.map(
    (link, index) =>
      link ??
      slotLink(tokens, spots[index] as Spot, [links[index - 1], links[index + 1]]) ??
      nextLink(tokens, spots[index] as Spot, links[index + 1]),
  );
  return withLists(tokens, names, spots, filled);
}

/** "$800 for fall and $800 for spring from the Book Grant": both are of the name behind. */
const nextLink = (tokens: Token[], spot: Spot, next: Link | null | undefined): Link | null =>
  next && !next.isBefore && isTermOf(tokens, spot) ? next : null;

/** "$3,500 and $2,000 in Subsidized and Unsubsidized Loans respectively". */
function pairedLinks(tokens: Token[], names: Name[], spots: Spot[]): (Link | null)[] | null {
  if (!tokens.some(({ bare }) => bare === 'respectively')) return null;
  const last = spots.at(-1)?.at ?? 0;
  const behind = names.filter((name) => name.from > last && isNamed(name));
  const pairs = spots.slice(-behind.length);
  if (behind.length < 2 || pairs.length < behind.length) return null;
  const others = spots.slice(0, -behind.length);
  return [
    ...linksOf(
      tokens.slice(0, pairs[0]?.at),
      names.filter(({ to }) => to <= (pairs[0]?.at ?? 0)),
      others,
    ),
    ...behind.map((name) => ({ name, isClose: true, isBefore: false })),
  ];
}

function linkOf(tokens: Token[], names: Name[], spot: Spot): Link | null {
  const behind = behindOf(tokens, names, spot);
  const before = beforeOf(tokens, names, spot);
  const isGift = behind?.name.type === 'COST' && givesBefore(tokens, names, spot);
  if (behind?.isDirect && !before?.isTight) return { name: behind.name, isClose: true, isBefore: false };
  if (before?.isTight) return before;
  const inBracket = bracketOf(tokens, names, spot);
  if (inBracket && !before?.isClose) return { name: inBracket, isClose: true, isBefore: false };
  if (behind && !isGift) return { name: behind.name, isClose: true, isBefore: false };
  return before ?? laterOf(tokens, names, spot);
}

/** Somebody who is not the reader gives: what stands behind the figure is what the gift is for. */
function givesBefore(tokens: Token[], names: Name[], { from, at }: Spot): boolean {
  const before = textOf(tokens.slice(from, at));
  // "Those who sing get $300 toward tuition"
  if (/^towards?$/.test(tokens[at + 1]?.text ?? '') && /\b(receives?|gets?|given)\b/i.test(before)) return true;
  const hasGiver =
    /\b(we|us|has|have|will|waives|remits)\b/i.test(before) ||
    names.some((name) => name.to <= at && name.type !== 'COST');
  return hasGiver && giftVerb.test(before) && !payerYou.test(before);
}

/** "$3,900 for books, travel and personal expenses": the costs that follow the first are in the figure too. */
export function withListed(tokens: Token[], names: Name[], links: (Link | null)[], link: Link, { to }: Spot): Link {
  if (link.name.type !== 'COST' || link.isBefore) return link;
  let { name } = link;
  for (const next of names.filter(({ type, from }) => type === 'COST' && from >= name.to)) {
    const between = tokens.slice(name.to, next.from);
    const isList = /[,&]$|^(and|&|or)$/.test(tokens[next.from - 1 - between.filter(isKindWord).length]?.text ?? '');
    const isOwn = next.to <= to && !links.some((other) => other?.name.from === next.from);
    if (!isList || !isOwn || !between.every((token) => isKindWord(token) || /^(and|&|or)$/.test(token.text))) break;
    name = nameOf(tokens, name.from, next.to, 'COST');
  }
  return { ...link, name };
}
const isKindWord = ({ text }: Token): boolean => /^(other|everyday|the|your|daily|some|general|usual)$/.test(text);

/** A name of unknown wording in a list of names and figures is what its neighbours are. */
function slotLink(tokens: Token[], spot: Spot, neighbours: (Link | null | undefined)[]): Link | null {
  const near = neighbours.find((link) => link?.isBefore && link.isClose);
  const start = slotStart(tokens, spot.from, spot.at);
  // "Dock space runs $2,300".
  const end = /^(runs?|costs?|adds)$/.test(tokens[spot.at - 1]?.bare ?? '') ? spot.at - 1 : spot.at;
  const words = tokens.slice(start, end);
  if (!near || words.length === 0 || words.length > 5 || !/[;,:)]$|^(and|&)$/.test(tokens[start - 1]?.text ?? ';'))
    return null;
  if (
    // "$28,000, paid as $14,000 in the fall".
    /^(paid|payable|disbursed|divided|split|sent|credited)$/i.test(words[0]?.bare ?? '') ||
    words.some(
      ({ bare, text }) =>
        /^(you|we|is|are|will|the|your|a|total|sum|all|altogether|to|by|from|that|which|of|this|these|it)$/i.test(
          bare,
        ) || /[.;]$/.test(text),
    )
  )
    return null;
  return { name: nameOf(tokens, start, end, near.name.type), isClose: true, isBefore: true };
}
