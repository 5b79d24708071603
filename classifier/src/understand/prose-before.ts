import { article, linkWord, tightWord } from '../phrases/prose-phrases.ts';
import { apposedOf } from './prose-appositions.ts';
import type { Link, Spot } from './prose-links.ts';
import { isNamed, type Name, nameOf } from './prose-names.ts';
import { type Token, textOf } from './sentences.ts';

/** `isTight`: nothing else can be meant. */
export type Before = Link & { isTight: boolean };

/** "Dean's Award of $5,000": the nearest name, close when nothing but linking words stands between. */
export function beforeOf(tokens: Token[], names: Name[], { at, from }: Spot): Before | null {
  const here = names.filter((each) => each.from >= from && each.to <= at && isNamed(each));
  const nearest = here.at(-1);
  const apposed = apposedOf(tokens, here, at);
  const giver = apposed ? null : nearest && (giverOf(tokens, here, nearest) ?? outerOf(tokens, here, nearest));
  const name = apposed?.name ?? giver ?? (nearest && withBracket(tokens, widened(tokens, here, nearest, from), at));
  if (!name || (nearest?.type === 'COST' && !giver && !apposed && isPurpose(tokens, names, nearest, from))) return null;
  const end = apposed?.end ?? (giver && nearest ? nearest.to : name.to);
  const between = withoutClause(tokens, end, at);
  const text = textOf(between);
  const isTied = (pattern: RegExp): boolean =>
    between.every(({ bare }) => /^\W*$/.test(bare) || pattern.test(bare)) &&
    !article.test(between.at(-1)?.text ?? '') &&
    !/[;:]./.test(`${/[;:]$/.exec(tokens[end - 1]?.text ?? '')?.[0] ?? ''}${text}`);
  const isClose = isTied(name.type === 'COST' && isJoint.test(text) ? linkOrJoint : linkWord);
  const isFar =
    between.length > 9 || (/[,;:]/.test(text) && !(purpose.test(text) && opensSlot(tokens, from, name.from)));
  if (name.type === 'COST' && !isClose && isFar) return null;
  const isTight = !apposed && between.length === at - end && isTied(tightWord);
  return { name, isBefore: true, isClose, isTight, apposed };
}

/** "Room and board together are $8,120": one name, and no sum of others. */
const isJoint = /^(together|combined)\b/;
const linkOrJoint = new RegExp(`^(together|combined)$|${linkWord.source}`, 'i');

/** "Room and board in a first-year hall", "the Lyra Loan, a federal loan": what says where or of what kind names nothing. */
function outerOf(tokens: Token[], names: Name[], nearest: Name): Name | null {
  const outer = names.at(names.indexOf(nearest) - 1);
  if (!outer || outer.to > nearest.from || outer.type !== nearest.type) return null;
  const between = textOf(tokens.slice(outer.to - 1, nearest.from)).replace(/^[^\s,;:]*/, '');
  if (nearest.type === 'COST') return isPlace.test(nearest.text) && where.test(between) ? outer : null;
  // "a Parent PLUS Loan or a private loan of $9,000": either is the one loan of that figure.
  if (either.test(between) && isLoan.test(outer.text) && isLoan.test(nearest.text))
    return nameOf(tokens, outer.from, nearest.to, 'AID');
  const noun = nearest.text.split(' ').at(-1) ?? '';
  const isSameNoun = /^\P{Lu}+$/u.test(nearest.text) && outer.text.toLowerCase().endsWith(` ${noun}`);
  return isSameNoun && /^, (an?|our)( [a-z-]+){0,4}$/.test(between) ? outer : null;
}
/** "a PLUS loan of your parents or a private loan": between the two. */
const either = /^( (of|for|from|by|in) (your|the|an?) [a-z]+)? or( an?)?$/;
const isLoan = /\b(loan|PLUS)$/i;
const isPlace = /(^| )([Hh]alls?|dormitory|dorms?|room|suite|apartment|residences?|house|housing)$/;
/** "Room and board in a standard double with the 15-meal plan": where one lives and what one eats there is one cost. */
const whereAndWith =
  /^ (in|at) (an?|the|our|your|one of (our|the))( [\w-]+){1,4} (and|with|plus|including)( (an?|the|our))?( [\w-]+){0,2}$/;
const ofMeals = /\b(meals?|dining|board)\b/i;
const where = /^ (in|at) (an?|the|our|your|one of (our|the))( [\w-]+){0,3}$/;

/** "travel to clinical sites, $1,900" in a list of costs. */
const purpose = /^(to|from|for|on|in|at|of)( [a-z'’-]+){1,4},$/;
const opensSlot = (tokens: Token[], from: number, start: number): boolean =>
  from > 0 && slotStart(tokens, from, start) === start;

/** "health insurance, which all must have, is $2,640", "Health insurance is required; our plan costs $2,640". */
function withoutClause(tokens: Token[], from: number, at: number): Token[] {
  const between = tokens.slice(from, at);
  if (/,$/.test(tokens[from - 1]?.text ?? '') && /^(which|who|that)$/.test(between[0]?.text ?? '')) {
    const end = between.findIndex(({ text }) => /,$/.test(text));
    return end < 0 ? between : between.slice(end + 1);
  }
  return required.test(textOf(between)) ? between.slice(-1) : between;
}
const required =
  /^(is|are) (required|mandatory|compulsory)( [a-z]+){0,5}; ([\w'’]+ ){1,3}(plan|policy|coverage|premium) (costs?|is|runs)$/i;

/** "Tuition (30 hours at the resident rate): $4,440": the bracket is about the name. */
function withBracket(tokens: Token[], name: Name, at: number): Name {
  const close = /^\(/.test(tokens[name.to]?.text ?? '')
    ? tokens.findIndex(({ text }, index) => index >= name.to && /\)/.test(text))
    : -1;
  return close < 0 || close >= at ? name : nameOf(tokens, name.from, close + 1, name.type);
}

/** "The Lottery Scholarship covers your tuition, $5,290": the figure is the giver's. */
function giverOf(tokens: Token[], names: Name[], nearest: Name): Name | null {
  const giver = names.findLast((name) => name.to <= nearest.from && name.type === 'AID');
  if (nearest.type !== 'COST' || !giver) return null;
  const between = textOf(tokens.slice(giver.to, nearest.from));
  return /\b(covers?|pays?|waives?|toward|towards|off|reduces?|lowers?|cuts?|brings? down)\b/i.test(between) &&
    !/[;.)]/.test(between)
    ? giver
    : null;
}

/** "The scholarship will be applied to your tuition at $18,000 a year": the cost is what the gift is for. */
function isPurpose(tokens: Token[], names: Name[], cost: Name, from: number): boolean {
  const gift = names.findLast((name) => name.type === 'GENERIC' && name.from >= from && name.to <= cost.from);
  const between = gift ? textOf(tokens.slice(gift.to, cost.from)) : '';
  return /\b(applied|credited|goes|go|paid|used|counted|put)\b.*\b(to|toward|towards|against|for)\b/i.test(between);
}

/** Costs that are told together, and the name before a bracket: "living allowance (housing, food and personal) $17,900". */
function widened(tokens: Token[], names: Name[], nearest: Name, from: number): Name {
  const open = tokens.findLastIndex(({ text }, index) => index >= from && index < nearest.to && /^\(/.test(text));
  const close = open < 0 ? -1 : tokens.findIndex(({ text }, index) => index >= open && /\)/.test(text));
  const outer = names.findLast((name) => name.to === open);
  if (outer && close >= nearest.to - 1)
    return nameOf(tokens, widened(tokens, names, outer, from).from, close + 1, outer.type);
  if (nearest.type !== 'COST') return nearest;
  const before = names.findLast((name) => name.to <= nearest.from);
  const between = before ? textOf(tokens.slice(before.to - 1, nearest.from)).replace(/^[^\s,;:]*/, '') : null;
  const isJoined =
    between !== null &&
    (/^,?( ?(and|&|with|plus|including|or))?( (?!is\b|are\b|was\b|were\b)[a-z-]+){0,2}$/.test(between) ||
      (whereAndWith.test(between) && ofMeals.test(nearest.text)));
  const isInBracket = /^[^(]*\)/.test(before?.type === 'COST' ? textOf(tokens.slice(before.from, before.to)) : '');
  return before?.type === 'COST' && isJoined && !isInBracket
    ? nameOf(tokens, before.from, nearest.to, 'COST')
    : slotOf(tokens, nearest, from);
}

/** "scores, strings and supplies" between two figures of a list is one label. */
function slotOf(tokens: Token[], name: Name, from: number): Name {
  const start = slotStart(tokens, from, name.from);
  const words = tokens.slice(start, name.from);
  const isLabel =
    words.length < 6 &&
    words.every(({ bare }) => /^(and|&|of|or)$/.test(bare) || /^[a-z]{3,}$/.test(bare)) &&
    words.length > 0;
  return isLabel && (from > 0 || start > 0) && !/\b(the|you|your|is|are|will|for|to|about|of)\b/.test(textOf(words))
    ? nameOf(tokens, start, name.to, 'COST')
    : name;
}

/** Behind the last figure or the last mark that ends a part of a list. */
export function slotStart(tokens: Token[], from: number, end: number): number {
  const mark = tokens.findLastIndex(({ text }, index) => index >= from && index < end && /[;:]$/.test(text));
  let start = mark < 0 ? from : mark + 1;
  // "$900 each semester, galley meals $800 each semester".
  if (mark < 0 && from > 0 && endsPeriod.test(textOf(tokens.slice(start, start + 4)))) start += 2;
  while (/^(and|&|plus|·|\||–|—|or)$/.test(tokens[start]?.text ?? '')) start += 1;
  return start;
}
const endsPeriod = /^(an?|per|each|every) (year|semester|term|quarter|month)(,| and )/i;
