import { determiner, giftVerb, payerYou, preposition } from '../phrases/prose-phrases.ts';
import { periodOf } from './figures.ts';
import type { Apposed } from './prose-appositions.ts';
import { beforeOf, slotStart } from './prose-before.ts';
import { isNamed, type Name, nameOf } from './prose-names.ts';
import { isTermOf } from './prose-values.ts';
import { type Token, textOf } from './sentences.ts';

/** How a name is tied to a figure: `isClose` right beside it, else only in the same clause; `isBefore` it stands before it. */
export type Link = { name: Name; isClose: boolean; isBefore: boolean; apposed?: Apposed | null };

/** A figure of a sentence; `from` and `to` are where the figures before and behind it end and start. */
export type Spot = { at: number; from: number; to: number };

export function spotsOf(tokens: Token[]): Spot[] {
  const isAgain = (at: number): boolean =>
    tokens[at - 1]?.bare === 'dollars' && tokens[at - 2]?.value === tokens[at]?.value;
  const places = tokens.flatMap(({ value }, index) => (value === null || isAgain(index) ? [] : [index]));
  return places.map((at, index) => ({
    at,
    from: index === 0 ? 0 : (places[index - 1] as number) + 1,
    to: places[index + 1] ?? tokens.length,
  }));
}

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
  return links.map(
    (link, index) =>
      link ??
      slotLink(tokens, spots[index] as Spot, [links[index - 1], links[index + 1]]) ??
      nextLink(tokens, spots[index] as Spot, links[index + 1]),
  );
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
  const hasGiver =
    /\b(we|us|has|have|will)\b/i.test(before) || names.some((name) => name.to <= at && name.type !== 'COST');
  return hasGiver && giftVerb.test(before) && !payerYou.test(before);
}

/** "$5,000 Dean's Award", "$2,000 a year in Federal Work-Study", "$6,120 for a double room". */
function behindOf(tokens: Token[], names: Name[], { at, to }: Spot): { name: Name; isDirect: boolean } | null {
  if (/[,;:.]$/.test(tokens[at]?.text ?? '')) return null;
  const start = names.some((name) => name.from === at + 1) ? at + 1 : behindPeriod(tokens, at + 1);
  if (start > at + 1 && /[,;.]$/.test(tokens[start - 1]?.text ?? '')) return null;
  let next = start;
  const isName = (index: number): boolean => names.some((name) => name.from === index && isNamed(name));
  while (
    next < to &&
    !isName(next) &&
    (preposition.test(tokens[next]?.text ?? '') || determiner.test(tokens[next]?.text ?? '') || isMore(tokens, next))
  )
    next += 1;
  const isDirect = next === start;
  if (!isDirect || !isName(next)) next = behindClause(tokens, next);
  // One or two words of kind may stand before: "a shared double room".
  for (let more = 0; !isDirect && more < 2 && !isName(next) && /^[a-z-]+$/.test(tokens[next]?.text ?? ''); more += 1)
    next += 1;
  const name = names.find((each) => each.from === next && isNamed(each) && each.to <= to);
  // In "$66,200 (tuition $49,800, …)" the bracket is about the next figure, in "$3,500 (subsidized) and $2,000" it is not.
  const isOpen = /^\(/.test(tokens[next]?.text ?? '') && !/\)\W*$/.test(tokens[(name?.to ?? 0) - 1]?.text ?? '');
  if (!name || (isOpen && to - name.to < 3 && to < tokens.length)) return null;
  return { name, isDirect };
}

const clause =
  /^(that|which) (we|you|you['’]ll|students|most students|families)( \w+){1,2} (for|on)( (the|your))?(?= )/;

/** "$1,700 that we allow for books": what the figure is for stands behind the clause. */
function behindClause(tokens: Token[], at: number): number {
  const told = clause.exec(`${textOf(tokens.slice(at, at + 8))} `)?.[0];
  return told ? at + told.split(' ').length : at;
}

/** "$2,600 more on books", "$900 or so for travel". */
const isMore = (tokens: Token[], at: number): boolean =>
  (/^(more|extra|so)$/.test(tokens[at]?.text ?? '') && preposition.test(tokens[at + 1]?.text ?? '')) ||
  /^or (so|more)$/.test(textOf(tokens.slice(at, at + 2)));

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

/** "$4,850 from the College (the Cedar Grant) and": the bracket names what the figure is. */
function bracketOf(tokens: Token[], names: Name[], { at, to }: Spot): Name | null {
  const open = tokens.findIndex(({ text }, index) => index > at && index < to && /^\(/.test(text));
  const close = tokens.findIndex(({ text }, index) => index >= open && /\)\W*$/.test(text));
  const isNear = open > at + 1 && open < at + 6 && close < to && !/[,;.]$/.test(textOf(tokens.slice(at, open)));
  return (isNear && names.find((name) => name.type === 'AID' && name.from >= open && name.to <= close + 1)) || null;
}

function behindPeriod(tokens: Token[], at: number): number {
  if (/^\(?(annually|yearly)/i.test(tokens[at]?.text ?? '')) return at + 1;
  return periodOf(textOf(tokens.slice(at, at + 2))) ? at + 2 : at;
}

/** A name of unknown wording in a list of names and figures is what its neighbours are. */
function slotLink(tokens: Token[], spot: Spot, neighbours: (Link | null | undefined)[]): Link | null {
  const near = neighbours.find((link) => link?.isBefore && link.isClose);
  const start = slotStart(tokens, spot.from, spot.at);
  const words = tokens.slice(start, spot.at);
  if (!near || words.length === 0 || words.length > 5 || !/[;,:)]$|^(and|&)$/.test(tokens[start - 1]?.text ?? ';'))
    return null;
  if (
    words.some(
      ({ bare, text }) =>
        /^(you|we|is|are|will|the|your|a|total|sum|all|altogether|to|by|from|that|which)$/i.test(bare) ||
        /[.;]$/.test(text),
    )
  )
    return null;
  return { name: nameOf(tokens, start, spot.at, near.name.type), isClose: true, isBefore: true };
}

/** "$3,000, which we have entered as the Conference Scholarship". */
function laterOf(tokens: Token[], names: Name[], { at, to }: Spot): Link | null {
  const name = names.find((each) => each.from > at && each.to <= to && each.type === 'AID');
  const lead = name && textOf(tokens.slice(Math.max(at + 1, name.from - 3), name.from));
  const isLed = /\b(as|under|through|via|from)( (an?|the|our|your))?$/i.test(lead ?? '');
  return name && isLed ? { name, isClose: false, isBefore: false } : null;
}
