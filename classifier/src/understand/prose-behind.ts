import { determiner, giftVerb, noGiver, preposition } from '../phrases/prose-phrases.ts';
import { periodOf } from './figures.ts';
import type { Link, Spot } from './prose-links.ts';
import { isNamed, type Name } from './prose-names.ts';
import { type Token, textOf } from './sentences.ts';

/** "$5,000 Dean's Award", "$2,000 a year in Federal Work-Study", "$6,120 for a double room". */
export function behindOf(tokens: Token[], names: Name[], { at, to }: Spot): { name: Name; isDirect: boolean } | null {
  if (/[,;:.]$/.test(tokens[at]?.text ?? '')) return null;
  const start = names.some((name) => name.from === at + 1) ? at + 1 : behindShare(tokens, behindPeriod(tokens, at + 1));
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
  // Words of kind may stand before: "a shared double room", "for clinical and laboratory fees".
  const most = tokens[next - 1]?.text === 'for' ? 4 : 2;
  for (let more = 0; !isDirect && more < most && !isName(next) && /^[a-z-]+$/.test(tokens[next]?.text ?? ''); more += 1)
    next += 1;
  const name = names.find((each) => each.from === next && isNamed(each) && each.to <= to);
  // In "$66,200 (tuition $49,800, …)" the bracket is about the next figure, in "$3,500 (subsidized) and $2,000" it is not.
  const isOpen = /^\(/.test(tokens[next]?.text ?? '') && !/\)\W*$/.test(tokens[(name?.to ?? 0) - 1]?.text ?? '');
  if (!name || (isOpen && to - name.to < 3 && to < tokens.length)) return null;
  return { name, isDirect };
}

const clause =
  /^(that|which) (we|you|you['’]ll|students|most students|families)( \w+){1,2} (for|on)( (the|your))?(?= )/;

const memberOf = /^(one|member|recipient|winner|holder) of( (its|our|the|their|this year['’]s))?(?= )/;

/** "$1,700 that we allow for books", "$2,800 as one of its Century Scholars": what the figure is of stands behind the clause. */
function behindClause(tokens: Token[], at: number): number {
  const pattern = /\bas( an?)?$/.test(textOf(tokens.slice(at - 2, at))) ? memberOf : clause;
  const told = pattern.exec(`${textOf(tokens.slice(at, at + 8))} `)?.[0];
  return told ? at + told.split(' ').length : at;
}

/** "$2,600 more on books", "$900 or so for travel". */
const isMore = (tokens: Token[], at: number): boolean =>
  (/^(more|extra|so)$/.test(tokens[at]?.text ?? '') && preposition.test(tokens[at + 1]?.text ?? '')) ||
  /^or (so|more)$/.test(textOf(tokens.slice(at, at + 2)));

/** "$4,850 from the College (the Cedar Grant) and": the bracket names what the figure is. */
export function bracketOf(tokens: Token[], names: Name[], { at, to }: Spot): Name | null {
  const open = tokens.findIndex(({ text }, index) => index > at && index < to && /^\(/.test(text));
  const close = tokens.findIndex(({ text }, index) => index >= open && /\)\W*$/.test(text));
  const isNear = open > at + 1 && open < at + 8 && close < to && !/[,;.]$/.test(textOf(tokens.slice(at, open)));
  return (isNear && names.find((name) => name.type === 'AID' && name.from >= open && name.to <= close + 1)) || null;
}

/** "$3,500 of it subsidized", "of which $3,500 is subsidized": a part of the figure before; "$900 thanks to the Lyra Fund". */
function behindShare(tokens: Token[], at: number): number {
  const isOfWhich = ofWhich.test(textOf(tokens.slice(Math.max(0, at - 4), at - 1)));
  const told = (isOfWhich ? isKind : shareOf).exec(`${textOf(tokens.slice(at, at + 6))} `)?.[0];
  return told ? at + told.trim().split(' ').length : at;
}
const ofWhich = /\bof (which|it|them|this|that|these|the total),?$/i;
const shareOf = /^(of (it|them|this|that|which)( (is|are|will be|being|as|in|an?))*|thanks to|courtesy of) /;
const isKind = /^(is|are|will be)( (as|in|an?))* /;

function behindPeriod(tokens: Token[], at: number): number {
  if (/^\(?(annually|yearly)/i.test(tokens[at]?.text ?? '')) return at + 1;
  const time = duringYear.exec(`${textOf(tokens.slice(at, at + 6))} `)?.[0];
  if (time) return at + time.trim().split(' ').length;
  return periodOf(textOf(tokens.slice(at, at + 2))) ? at + 2 : at;
}
/** "$1,800 during the year in a campus job". */
const duringYear =
  /^((during|over|across|for|in) (the|your|this) ((coming|next|full|whole|entire|first|academic|school|award) ){0,2}year|(next|this) year) (?=(in|from|through|via|as|under|by|with) )/;

/** "You will also receive $1,000 from the Friends of Music". */
const isGivenBy = (tokens: Token[], giver: Name, at: number): boolean =>
  /^from( the)?$/.test(textOf(tokens.slice(at + 1, giver.from))) && giftVerb.test(textOf(tokens.slice(0, at)));

/** "$1,500 from one of our endowed funds, the Lyra Fund". */
const isApposed = (between: Token[]): boolean =>
  /^(from|through|under|via|by) [^,;:.]+, (the|our|called the|known as the)$/.test(textOf(between));

/** "a gift of $2,500, the Lyra Fund, and": what the figure is called, and no name of the next one. */
const isRenamed = (tokens: Token[], { at, to }: Spot, name: Name): boolean =>
  /,$/.test(tokens[at]?.text ?? '') &&
  /^(the|our|its|called the|known as the)$/.test(textOf(tokens.slice(at + 1, name.from))) &&
  /[,;.)]$/.test(tokens[name.to - 1]?.text ?? '') &&
  (name.to < to || to === tokens.length) &&
  /\b(gift|award|scholarship|grant|prize|help|support|contribution) of$/.test(
    textOf(tokens.slice(Math.max(0, at - 2), at)),
  );

/** "takes $900 off your bill with the Lyra Waiver". */
const isTakenOff = (between: Token[]): boolean => takenOff.test(textOf(between));
const takenOff =
  /^(off|from) (of )?(your|the|what you)( [\w-]+){0,4} (with|by|by way of|thanks to|because of)( (an?|the|our|your|its))?$/i;

/** "$3,000, which we have entered as the Conference Scholarship". */
export function laterOf(tokens: Token[], names: Name[], spot: Spot): Link | null {
  const { at, to } = spot;
  const name = names.find((each) => each.from > at && each.to <= to && each.type === 'AID');
  const giver = names.find((each) => each.from > at && each.from < at + 4 && each.type === 'PLAIN');
  if (giver && !name && !noGiver.test(giver.text) && isGivenBy(tokens, giver, at))
    return { name: giver, isClose: false, isBefore: false };
  if (name && isRenamed(tokens, spot, name)) return { name, isClose: true, isBefore: false };
  const lead = name && textOf(tokens.slice(Math.max(at + 1, name.from - 3), name.from));
  const isLed = /\b(as|under|through|via|from)( (an?|the|our|your))?$/i.test(lead ?? '');
  const between = tokens.slice(at + 1, name?.from);
  return name && (isLed || isApposed(between) || isTakenOff(between))
    ? { name, isClose: false, isBefore: false }
    : null;
}
