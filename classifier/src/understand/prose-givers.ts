import type { Section } from '../phrases/heading-phrases.ts';
import { giftVerb, workSaying } from '../phrases/prose-phrases.ts';
import type { AidKind } from './classification.ts';
import type { Link } from './prose-links.ts';
import type { Name } from './prose-names.ts';
import { type Token, textOf } from './sentences.ts';

type KindOf = (name: string) => AidKind | null;

/** Work is paid for; "The Rotary Club has chosen you for its Service Award" tells of a giver outside. */
export function sectionOf(tokens: Token[], link: Link | null, giver: Name | null, kindOf: KindOf): Section {
  if (!link?.isClose && workSaying.test(textOf(tokens))) return 'WORK';
  return giver && kindOf(giver.text)?.subCategory === 'OUTSIDE' ? 'OUTSIDE' : 'AID';
}

/** Who gives what is named behind: "The National Guard pays $900 in Tuition Assistance". What has a figure of its own gives nothing. */
export function giverIn(tokens: Token[], names: Name[], links: (Link | null)[], link: Link | null): Name | null {
  if (!link) return null;
  const giver = names.findLast(({ to, type }) => to <= link.name.from && /^(AID|PLAIN)$/.test(type));
  if (!giver || links.some((other) => other?.name.from === giver.from)) return null;
  const between = textOf(tokens.slice(giver.to, link.name.from));
  return giftVerb.test(between) && !/\b(we|I|our)\b/.test(between) ? giver : null;
}

/** What else the sentence calls the award: the service that gives it, or the noun where its name stands elsewhere. */
export function attributesOf(names: Name[], link: Link | null, giver: Name | null, kindOf: KindOf): string[] {
  if (!link) return names.filter(({ type }) => type === 'GENERIC').map(({ text }) => text);
  return giver && kindOf(giver.text)?.subCategory === 'MILITARY' ? [giver.text] : [];
}
