import type { Section } from '../phrases/heading-phrases.ts';
import { functionWord } from '../phrases/prose-phrases.ts';
import { sectionOf } from './headings.ts';
import type { Link, Spot } from './prose-links.ts';
import { type Name, type NameType, nameOf } from './prose-names.ts';
import { type Token, textOf } from './sentences.ts';

/** A figure and its name, which ends before `end`, in a list; `form` is how the figure follows its name. */
type Item = { spot: Spot; form: string | null; end: number };

/** "You receive the Lyra Award, fees option of $900, Elm Hall of $800, and Pell of $700": where all figures follow their names in one way, all the words between are the names. */
export function withLists(tokens: Token[], names: Name[], spots: Spot[], links: (Link | null)[]): (Link | null)[] {
  const items = spots.map((spot) => itemOf(tokens, spot));
  const result = [...links];
  for (let first = 0; first < items.length; first += 1) {
    const last = endOfList(tokens, items, first);
    if (last - first < (isHeaded(tokens, items[first] as Item) ? 2 : 3)) continue;
    if (items[first]?.form === 'bare' && !isOpened(tokens, items[first] as Item)) continue;
    const listed = listOf(tokens, names, items.slice(first, last), links.slice(first, last));
    result.splice(first, listed.length, ...listed);
    first = last - 1;
  }
  return result;
}

/** "Grants: Lyra Award ($900) and Elm Fund ($800)": what a list is of, with a colon. */
const isHeaded = (tokens: Token[], { spot, end }: Item): boolean =>
  headingAt(textOf(tokens.slice(0, leadEnd(tokens, spot.from, end)))) !== null;

/** "We estimate the following: tuition $9,000, a room by the lake $4,000": figures right behind their names tell a list behind a colon. */
const isOpened = (tokens: Token[], { spot, end }: Item): boolean =>
  /:$/.test(tokens[leadEnd(tokens, spot.from, end) - 1]?.text ?? '');

const headingAt = (lead: string): Section | null => {
  const heading = /(?:^|[.;)] )([^.;()]+):$/.exec(lead)?.[1];
  return heading ? sectionOf(heading) : null;
};

const marks: [string, RegExp][] = [
  ['of', /^(of|totaling|worth)$/],
  ['at', /^(at|for)$/],
  ['mark', /^[–—=:-]$/],
];

/** "Elm Award of $900", "Elm Award ($900)", "Elm Award: $900", "Elm Award $900"; "Elm Award, $900;". */
function itemOf(tokens: Token[], spot: Spot): Item {
  const before = tokens[spot.at - 1]?.text ?? '';
  if (/^\([^)]*\)/.test(tokens[spot.at]?.text ?? '')) return { spot, form: 'bracket', end: spot.at };
  if (/\p{L}:$/u.test(before)) return { spot, form: 'mark', end: spot.at };
  if (/\p{L}\)?,$/u.test(before)) return { spot, form: 'comma', end: spot.at };
  const form = marks.find(([, mark]) => mark.test(before))?.[0];
  if (!form && /[\p{L}\d)]$/u.test(before)) return { spot, form: 'bare', end: spot.at };
  return { spot, form: form ?? null, end: spot.at - 1 };
}

/** As many as follow each other in the same way. */
function endOfList(tokens: Token[], items: Item[], first: number): number {
  const form = items[first]?.form;
  let end = first + 1;
  if (!form) return first;
  while (end < items.length && items[end]?.form === form && isParted(tokens, items[end - 1] as Item)) end += 1;
  return end;
}

/** Right behind the figure another name begins: where a comma stands before figures, none parts them. */
const isParted = (tokens: Token[], { spot: { at }, form }: Item): boolean =>
  (form === 'comma' ? /;$/ : /[,;]$/).test(tokens[at]?.text ?? '') || /^(and|&|plus)$/.test(tokens[at + 1]?.text ?? '');

function listOf(tokens: Token[], names: Name[], items: Item[], links: (Link | null)[]): (Link | null)[] {
  const [{ spot, end }] = items as [Item];
  const from = leadEnd(tokens, spot.from, end);
  const told = leadType(textOf(tokens.slice(0, from)));
  const near = links.find((link) => link?.isClose && link.isBefore)?.name.type;
  const most = mostOf(links);
  return items.map((item, index) => {
    const own = links[index] ?? null;
    const start = index === 0 ? from : behindJoint(tokens, item.spot.from);
    const words = tokens.slice(start, item.end);
    const type = (item.form === 'bare' ? most : null) ?? told ?? own?.name.type ?? near;
    const isBehind = own !== null && !own.isBefore && /^\p{Ll}/u.test(textOf(words));
    // "the Elm Award, for four years, $900;" says more than its name.
    const isMore = item.form === 'comma' && type !== 'COST' && /, /.test(textOf(words));
    if (!type || isBehind || isMore || !isLabel(words, type)) return own;
    return { name: labelOf(tokens, names, start, item.end, type), isClose: true, isBefore: true, list: from };
  });
}

/** "tuition $9,000, books $900, loan fees $60": what one word makes of the last, the others know better. */
function mostOf(links: (Link | null)[]): NameType | undefined {
  const types = links.flatMap((link) => link?.name.type ?? []);
  return types.find((type) => 2 * types.filter((other) => other === type).length > types.length);
}

const labelOf = (tokens: Token[], names: Name[], from: number, to: number, type: NameType): Name =>
  names.find((name) => name.from === from && name.to === to && name.type === type) ?? nameOf(tokens, from, to, type);

/** Behind "and", "as well as" and articles. */
function behindJoint(tokens: Token[], from: number): number {
  let start = from;
  while (/^(and|&|plus|also|as|well|an?|the|your|our|another|finally|lastly)$/.test(tokens[start]?.text ?? ''))
    start += 1;
  return start;
}

const opens =
  /^(awarded|offered|approved|receive[ds]?|receiving|given|granted|earned|includ(e[sd]?|ing)|compris(e[sd]?|ing)|follow(s|ing)|you|accept|are|is)$|:$/i;
/** No part of a name. */
const opensSmall = /^awards?$/;
const openers = /\b(up|consists?|consisting|comprised|composed|made|eligible|approved) (of|for)$/i;

/** Where the first name of a list begins: behind what opens the list. */
function leadEnd(tokens: Token[], from: number, end: number): number {
  let start = end;
  const isOpen = (text: string): boolean => opens.test(text) || opensSmall.test(text);
  while (start > from && !isOpen(tokens[start - 1]?.text ?? '') && !isOpener(tokens, start)) start -= 1;
  return behindJoint(tokens, start);
}

const isOpener = (tokens: Token[], end: number): boolean =>
  /^(of|for)$/.test(tokens[end - 1]?.text ?? '') && openers.test(textOf(tokens.slice(end - 2, end)));

const given =
  /\b(you( will|['’]ll| have| are)?( also| now)?( been| being| be)? (awarded|offered|given|granted|receive[d]?|receiving|approved for|eligible for)|(offer|offering|award|awarding|give|giving|grant|granting) you|your (financial )?(aid|award|offer|package|aid package|awards) (for [\w –-]+ )?(is|are|includes?|consists?|comprises?))\b/i;
const charged = /\b(budgets?|costs?|charges?|charged|expenses?|billed|attendance|prices?)\b/i;

/** What the words before a list say that it lists. */
function leadType(lead: string): NameType | null {
  const section = headingAt(lead);
  if (section) return section === 'COST' ? 'COST' : 'AID';
  const [isGiven, isCharged] = [given.test(lead), charged.test(lead)];
  return isGiven === isCharged ? null : isGiven ? 'AID' : 'COST';
}

const tells =
  /^(is|are|was|were|be|been|has|have|had|will|would|can|could|may|must|shall|should|you|your|our|we|i|it|its|they|their|this|that|these|those|which|who|because|thanks|total|totals|receive|awarded|gives|earn|provides)$/i;

/** A name as a table prints it: no words that tell, and nothing that explains it behind a comma. */
function isLabel(words: Token[], type: NameType): boolean {
  const text = textOf(words);
  const isOpen = (text.match(/\(/g)?.length ?? 0) !== (text.match(/\)/g)?.length ?? 0);
  if (words.length === 0 || words.length > 12 || isOpen || /[;!?]|, (an?|the|our|another) /.test(text)) return false;
  const plain = text.replace(/\([^)]*\)|\b(from|by|of) your\b|\byou (can use|reported|have)\b/g, '').split(' ');
  // "Title I Grant"
  const isNumber = (index: number): boolean => plain[index] === 'I' && /^\p{Lu}/u.test(plain[index - 1] ?? '');
  if (plain.some((word, index) => tells.test(word.replace(/,$/, '')) && !isNumber(index))) return false;
  return (
    /^['’"“(]?[\p{Lu}\d]/u.test(text) ||
    (type === 'COST' && /^\p{Ll}/u.test(text) && !functionWord.test(plain[0] ?? ''))
  );
}
