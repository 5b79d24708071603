import type { Section } from '../phrases/heading-phrases.ts';
import { giftVerb, noOutsider, sendsMoney, workSaying } from '../phrases/prose-phrases.ts';
import type { AidKind } from './classification.ts';
import type { Link, Spot } from './prose-links.ts';
import { type Name, nameOf } from './prose-names.ts';
import type { Topic } from './prose-topics.ts';
import { isSmallGiver } from './prose-unnamed.ts';
import { type Token, textOf } from './sentences.ts';

type KindOf = (name: string) => AidKind | null;
type Letter = { text: string; kindOf: KindOf };

/** Work is paid for; "The Rotary Club has chosen you for its Service Award" tells of a giver outside. */
export function sectionOf(
  tokens: Token[],
  { at, from, to }: Spot,
  link: Link | null,
  giver: Name | null,
  { text, kindOf }: Letter,
): Section {
  if (!link?.isClose && workSaying.test(textOf(tokens.slice(from, to)))) return 'WORK';
  const isOutside =
    giver &&
    (isSmallGiver(giver.text) || kindOf(giver.text)?.subCategory === 'OUTSIDE' || isTheirs(tokens, link, giver, text));
  if (isOutside || (link && (isFromOutside(link.name) || isSentBy(tokens, at, link)))) return 'OUTSIDE';
  return link && !link.isBefore && isSaidBy(tokens.slice(0, at)) ? 'OUTSIDE' : 'AID';
}

/** "the tuition help that your employer, Orr Mills, has promised ($900)": who gives may be said behind the name. */
function isSentBy(tokens: Token[], at: number, { name, isBefore }: Link): boolean {
  const [joint, article, giver, ...rest] = isBefore ? tokens.slice(name.to, at) : [];
  if (!giver || !/^(that|which)$/.test(joint?.text ?? '') || article?.text !== 'your') return false;
  return isSmallGiver(giver.bare) && giftVerb.test(textOf(rest));
}

/** "Your church has told us of a gift of $900, the Lyra Fund". */
const isSaidBy = ([article, giver, ...rest]: Token[]): boolean =>
  article?.text === 'Your' &&
  isSmallGiver(giver?.bare ?? '') &&
  (giftVerb.test(textOf(rest)) || saysGift.test(textOf(rest))) &&
  !schoolSpeaks.test(textOf(rest));
const saysGift =
  /\b(told|notified|informed|written to|wrote( to)?) us (of|about)( \w+)? (gift|award|scholarship|grant|help)\b/i;

/** A giver that is not the school, or "award from" such a one. */
export const isFromOutside = ({ type, text }: Name): boolean =>
  type === 'PLAIN' || /^\p{Ll}+ from( the)? \p{Lu}/u.test(text);

/** "your award from the Tobin Circle" is one name, unless the letter speaks of that giver elsewhere, as of its school. */
export function withOutsiders(tokens: Token[], names: Name[], letter: string): Name[] {
  return names.map((name, index) => {
    const giver = names[index + 1];
    if (name.type !== 'GENERIC' || giver?.type !== 'PLAIN' || !isOutsider(giver, letter)) return name;
    const isFrom = /^(award|scholarship|grant|prize) from( the)?$/.test(textOf(tokens.slice(name.to - 1, giver.from)));
    return isFrom ? nameOf(tokens, name.to - 1, giver.to, 'AID') : name;
  });
}

/** "Larkin Hardware will pay $1,300 under its tuition plan": what has no name of its own bears the giver's. */
export function outsideLink(tokens: Token[], link: Link | null, giver: Name | null, letter: string): Link | null {
  if (!link || !giver) return link;
  return isTheirs(tokens, link, giver, letter) && /^\P{Lu}+$/u.test(link.name.text) ? { ...link, name: giver } : link;
}

/** "You qualify for Federal Work-Study and may earn $900 in a campus job": a job that is paid by a program bears its name. */
export function programOf(names: Name[], links: (Link | null)[], link: Link | null): Name | null {
  if (!link || !anyJob.test(link.name.text)) return null;
  const isFree = ({ from }: Name): boolean => !links.some((other) => other?.name.from === from);
  return names.find((name) => name.type === 'AID' && workProgram.test(name.text) && isFree(name)) ?? null;
}
const anyJob = /^([\p{Ll}-]+ )*(job|position|employment|work)s?$/u;
const workProgram = /\b[Ww]ork[- ]?[Ss]tudy\b/;

/** "Harlan Group has chosen you for its Bridge Award". */
const isTheirs = (tokens: Token[], link: Link | null, giver: Name, letter: string): boolean =>
  isOutsider(giver, letter) && /^(its|their)$/.test(tokens[(link?.name.from ?? 0) - 1]?.text ?? '');

const isOutsider = ({ text }: Pick<Name, 'text'>, letter: string): boolean =>
  !noOutsider.test(text) && letter.split(text).length < 3;

/** "The Orr Valley Growers are sending $750": who sends money, and is named but once, is not the school. */
export function isSender(tokens: Token[], spot: Spot, { text, tokens: own }: Topic, letter: string): boolean {
  const from = tokens.indexOf(own[0] as Token);
  const between = from < 0 ? '' : textOf(tokens.slice(from + own.length, spot.at));
  return isOutsider({ text }, letter) && sendsMoney.test(between) && !schoolSpeaks.test(between);
}

/** Who gives what is named behind: "The National Guard pays $900 in Tuition Assistance". What has a figure of its own gives nothing. */
export function giverIn(tokens: Token[], names: Name[], links: (Link | null)[], link: Link | null): Name | null {
  if (!link) return null;
  const giver = names.findLast(({ to, type }) => to <= link.name.from && /^(AID|PLAIN)$/.test(type));
  if (!giver || links.some((other) => other?.name.from === giver.from)) return null;
  const words = tokens.slice(giver.to, link.name.from);
  const between = textOf(words);
  // "Your church has promised $500, which we match with a $500 Church Grant".
  if (words.filter(({ value }) => value !== null).length > (link.isBefore ? 0 : 1)) return null;
  return giftVerb.test(between) && !schoolSpeaks.test(between) ? giver : null;
}
/** "… has pledged its support, and the University adds": another gives what follows. */
const schoolSpeaks =
  /\b(we|I|our)\b|\b(and|while|which|;) the (university|college|school|institute|seminary) (will )?(add|give|award|match|offer|provide|contribute)s?\b/i;

/** What else the sentence calls the award: the service that gives it, or the noun where its name stands elsewhere. */
export function attributesOf(names: Name[], link: Link | null, giver: Name | null, kindOf: KindOf): string[] {
  if (!link) return names.filter(({ type }) => type === 'GENERIC').map(({ text }) => text);
  return giver && kindOf(giver.text)?.subCategory === 'MILITARY' ? [giver.text] : [];
}
