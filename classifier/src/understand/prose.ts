import type { Word } from '../page.ts';
import { giftVerb, sentenceVerb } from '../phrases/prose-phrases.ts';
import type { AidKind } from './classification.ts';
import type { Period } from './figures.ts';
import type { Line } from './lines.ts';
import type { Step } from './other-ways.ts';
import { bracketedYear, changesBefore, keyOf, withChanges, yearOfLast } from './prose-changes.ts';
import { isNotOffered } from './prose-conditions.ts';
import { examplesIn } from './prose-examples.ts';
import { withWholeFees } from './prose-fees.ts';
import { attributesOf, giverIn, isSender, outsideLink, programOf, sectionOf, withOutsiders } from './prose-givers.ts';
import { type Link, linksOf, type Spot, spotsOf, withListed } from './prose-links.ts';
import { type Name, namesIn } from './prose-names.ts';
import { isCharged, type Role, roleOf, type Saying } from './prose-roles.ts';
import { rowOf, type Told } from './prose-rows.ts';
import { withoutSums } from './prose-sums.ts';
import {
  isUsed,
  itemTopic,
  type Memory,
  namedTopic,
  newMemory,
  openParagraph,
  ownLink,
  remember,
  spokenOf,
  type Topic,
  topicFrom,
} from './prose-topics.ts';
import { withoutUnbilled } from './prose-unbilled.ts';
import { isSmallGiver, smallGiversIn, withUnnamed } from './prose-unnamed.ts';
import { isPartOfYear, isRateOf, isTermOf, periodAt, timesAYear } from './prose-values.ts';
import type { Row } from './rows.ts';
import type { Paragraph } from './running-text.ts';
import { type Sentence, sentencesOf, type Token, textOf } from './sentences.ts';
import type { Mention } from './told-plainly.ts';

type Letter = {
  text: string;
  sentences: Sentence[];
  awardYear: string | null;
  kindOf: (name: string) => AidKind | null;
};

/** What running text tells: the amounts, the figures of which it says that they are something else, and what was made of each. */
export type Prose = { rows: Row[]; aside: Word[]; mentions: Mention[] };

/** Amounts that running text tells: "a Dean's Scholarship of $12,000", "$2,000 through Federal Work-Study". */
export function readProse(
  paragraphs: Paragraph[],
  lines: Line[],
  kindOf: (name: string) => AidKind | null,
  awardYear: string | null = null,
  without: Step | null = null,
): Prose {
  const found: Omit<Prose, 'rows'> = { aside: [], mentions: [] };
  const sentences = sentencesOf(paragraphs);
  const letter = { text: lines.map(({ text }) => text).join(' '), sentences, awardYear, kindOf };
  const memory = newMemory(lines);
  let paragraph: Paragraph | null = null;
  const tellingOf = examplesIn();
  // What stands behind the last figure tells nothing of it.
  const end = sentences.findLastIndex(({ tokens }) => tokens.some(({ value }) => value !== null)) + 1;
  const told = sentences.slice(0, end).flatMap((sentence) => {
    if (sentence.paragraph !== paragraph) {
      openParagraph(memory, sentence, isProgram(letter));
      paragraph = sentence.paragraph;
    }
    const telling = tellingOf(sentence);
    if (telling === 'OFFER') return toldIn(sentence, memory, letter, found);
    // What may be given to the reader nothing explains.
    if (telling === 'SET_ASIDE') found.aside.push(...sentence.tokens.map(({ word }) => word));
    return [];
  });
  const changed = withChanges(told, letter.text, without === 'firstTold');
  const { told: kept, mentions } = withoutSums({ told: changed, mentions: found.mentions });
  return { rows: withoutUnbilled(kept, sentences).map(rowOf), aside: found.aside, mentions };
}

const isProgram =
  ({ kindOf }: Letter) =>
  (name: string): boolean =>
    kindOf(name) !== null;

/** Each figure of a sentence: what it belongs to, what is said of it, what it is worth in the year. */
function toldIn(sentence: Sentence, memory: Memory, letter: Letter, found: Omit<Prose, 'rows'>): Told[] {
  const { tokens, paragraph } = sentence;
  const { aside, mentions } = found;
  const names = allNames(tokens, memory, letter);
  const spots = spotsOf(tokens);
  const links = linksOf(tokens, names, spots);
  const told: Told[] = [];
  let open: Topic | null = null;
  let role: Role = 'AMOUNT';
  // "from $21,600 to $13,450": what the one is not, the other is not.
  let isRest = false;
  for (const [index, spot] of spots.entries()) {
    const again: Topic | null = bracketedYear(tokens, spot, told.at(-1));
    const printed = again ? null : ownLink(tokens, links[index] ?? null, memory, isProgram(letter));
    const giver = giverIn(tokens, names, links, printed);
    const link = outsideLink(tokens, printed, giver, letter.text);
    const whole = link ? wholeOf(tokens, names, link.name) : null;
    const listed = link ? withListed(tokens, names, links, link, spot) : null;
    const program = programOf(names, links, link);
    const isShared: boolean = open !== null && printed !== null && printed === links[index - 1];
    const item: Topic | null = link?.isClose || open ? null : itemTopic(tokens, spot, memory);
    const topic: Topic | null =
      again ??
      (isShared ? open : null) ??
      item ??
      (program ? topicFrom(tokens, program) : linkedTopic(tokens, listed, whole, memory)) ??
      open ??
      changedTopic(tokens, spot, told.at(-1)) ??
      yearOfLast(tokens, spot, told.at(-1)) ??
      spokenOf(sentence, names, spot, memory);
    const isSame = topic !== null && topic === open;
    open = null;
    const isOwn = paragraph.isItem || whole !== null || memory.isHeaded || isRow(tokens, link);
    const said: Saying = { link, name: topic?.text ?? '', isOwn, isSame, before: role };
    role = isNotOffered(sentence, spot, said, letter) ? 'ASIDE' : roleOf(tokens, spot, said);
    const period = periodAt(tokens, spot);
    mentions.push({
      sentence,
      tokens,
      spot,
      role,
      link,
      period,
      isHeaded: topic !== null && memory.isHeaded && topic === memory.spoken,
      lead: item && topic === item ? memory.lead : '',
    });
    if (role !== 'AMOUNT' || !isYearly(period) || (topic && isUsed(memory, topic)))
      aside.push((tokens[spot.at] as Token).word);
    if (!topic && isRest && /^(to|and|or)$/.test(textOf(tokens.slice(spot.from, spot.at))))
      aside.push((tokens[spot.at] as Token).word);
    isRest = !topic && role !== 'AMOUNT';
    if (!topic) continue;
    // "from $4,000 to $6,500", "$1,204 for fall and $1,204 for spring", "$80,000 over four years ($20,000 a year)".
    if (role === 'OLD' || isTermOf(tokens, spot) || period === 'TOTAL' || isRateOf(tokens, spot)) open = topic;
    if (role !== 'AMOUNT' || !isYearly(period)) continue;
    const year = told.at(-1);
    // "$18,000 a year, $9,000 in the fall and $9,000 in the spring".
    if (year?.topic === topic && year.period === 'YEAR') continue;
    // "$900 in fall, $900 in winter, $900 in spring": the third is no half of the two.
    const isNext: boolean = isSame && year?.spots.at(-1) === spots[index - 1];
    if (year && !link && !isNext && isPartOfYear(tokens, spot, year.value)) {
      aside.push((tokens[spot.at] as Token).word);
      continue;
    }
    const { times, isSaid } = timesAYear(tokens, spot, memory.lead, letter.text);
    const value = (tokens[spot.at]?.value ?? 0) * times;
    const last = told.at(-1);
    if (last?.topic === topic) {
      if (isSame) Object.assign(last, { value: last.value + value, spots: [...last.spots, spot] });
      else if (changesBefore(tokens, spot)) Object.assign(last, { value, spots: [spot], period, isSaid });
      // "you earned $2,118 this year"
      else aside.push((tokens[spot.at] as Token).word);
      continue;
    }
    const attributes = attributesOf(names, link, giver, letter.kindOf);
    const isOutside = link === null && (isSmallGiver(topic.text) || isSender(tokens, spot, topic, letter.text));
    const own = isOutside ? 'OUTSIDE' : sectionOf(tokens, spot, link, giver, letter);
    const section = link?.name.type === 'COST' && !whole ? 'COST' : own;
    if (section === 'COST' && !isCharged(tokens, spot, link)) {
      aside.push((tokens[spot.at] as Token).word);
      continue;
    }
    const { lead } = memory;
    const one = {
      topic,
      spots: [spot],
      sentence,
      value,
      isSaid,
      period,
      section,
      link,
      attributes,
      isAgain: false,
      lead,
    };
    told.push(one);
    if (section === 'COST' && waived.test(textOf(tokens.slice(spot.at + 1, spot.to))))
      told.push({ ...one, topic: { ...topic, text: `${topic.text} waived` }, section: 'AID' });
  }
  remember(memory, sentence, withoutParts(names, links));
  return told
    .filter((one, index) => !isSumOf(one, told.slice(index + 1)))
    .map((one) => ({ ...one, isAgain: !isNew(memory, one.topic) }))
    .filter((one, index, all) => !isOtherWay(one, all[index - 1]));
}

/** "Housing and Food Allowance $14,200": a part of the name of a cost names no aid that the next sentence may tell of. */
const withoutParts = (names: Name[], links: (Link | null)[]): Name[] => {
  const costs = links.flatMap((link) => (link?.name.type === 'COST' ? link.name : []));
  return names.filter(({ from, to }) => !costs.some((cost) => cost.from <= from && to <= cost.to));
};

/** "a Parent Loan of $10,000; it has been reduced, and what we will now certify is $6,000": of the award told last. */
const changedTopic = (tokens: Token[], spot: Spot, last: Told | undefined): Topic | null =>
  last && last.section !== 'COST' && changesBefore(tokens, spot) ? last.topic : null;

/** The names of a sentence, and what gives or is given without one. */
function allNames(tokens: Token[], memory: Memory, letter: Letter): Name[] {
  const named = withOutsiders(tokens, withWholeFees(tokens, namesIn(tokens, isProgram(letter))), letter.text);
  const small = smallGiversIn(tokens).filter(({ from, to }) => !named.some((name) => name.from < to && from < name.to));
  const names = withUnnamed(tokens, named, memory);
  return small.length > 0 ? [...names, ...small].sort((one, other) => one.from - other.from) : names;
}

/** "a Federal Direct Loan, $5,500: $3,500 subsidized and $2,000 unsubsidized"; awards that happen to add up are awards. */
function isSumOf(one: Told, rest: Told[]): boolean {
  const { value, link } = one;
  let sum = 0;
  if ((isListed(link) && isListed(rest[0]?.link)) || !hasParts(one, rest[0])) return false;
  return rest.some((told, index) => {
    sum += told.value;
    return index > 0 && Math.abs(sum - value) <= 1;
  });
}

/** It is said of several, or the words behind it open a list, or what follows names nothing but kinds. */
function hasParts({ topic, spots, sentence: { tokens } }: Told, next: Told | undefined): boolean {
  const between = textOf(tokens.slice(spots.at(-1)?.at ?? 0, next?.spots[0]?.at));
  return (
    !/^\p{Lu}/u.test(topic.text) ||
    ofSeveral.test(topic.text) ||
    opensParts.test(between) ||
    /^(un)?subsidized\b/i.test(next?.topic.text ?? '')
  );
}
const ofSeveral = /\b(loans|grants|scholarships|awards|gifts|waivers|aid|assistance|funds|money|jobs|package)$/i;
const opensParts =
  /[:(–—]|\b(of (which|it|that|this|them)|made up|consist\w*|compris\w*|includ\w*|divided|split|namely)\b/i;

/** "a PLUS Loan of $6,000 or a private loan of $6,000": one of them is taken, and the first counts. */
function isOtherWay({ value, link, section, sentence: { tokens } }: Told, last: Told | undefined): boolean {
  if (!link || section === 'COST' || last?.value !== value) return false;
  return /\bor( else)?( an?| the| your| another)?$/.test(textOf(tokens.slice(0, link.name.from)));
}

/** What stands in one list with others is none of their sums. */
const isListed = (link: Link | null | undefined): boolean => link?.list !== undefined;

/** "Subsidized loan, up to $3,500.": a sentence without a verb is a row. */
const isRow = (tokens: Token[], link: Link | null): boolean =>
  link?.name.from === 0 && link.isBefore && !sentenceVerb.test(textOf(tokens).replace(/\([^)]*\)/g, ''));

/** "Your tuition of $13,800 will be waived": a cost and a gift. */
const waived = /^(is|are|will be|has been|have been) (fully |entirely )?(waived|remitted)\b/i;

const isYearly = (period: Period | null): boolean => period === null || period === 'YEAR' || period === 'TERM';

function linkedTopic(tokens: Token[], link: Link | null, whole: Name | null, memory: Memory): Topic | null {
  if (!link) return null;
  const own = namedTopic(tokens, link.name, memory);
  return whole ? { ...own, text: `${whole.text}: ${own.text}` } : own;
}

/** "an Athletic Grant in these parts: tuition, valued at $9,108; housing …": costs that one aid pays. */
function wholeOf(tokens: Token[], names: Name[], part: Name): Name | null {
  const colon = tokens.findIndex(({ text }) => /:$/.test(text));
  if (part.type !== 'COST' || colon < 0 || part.from <= colon) return null;
  const head = names.findLast((name) => name.type === 'AID' && name.to <= colon + 1) ?? null;
  const isFigured = tokens.slice(0, colon + 1).some(({ value }) => value !== null);
  return head && !isFigured && giftVerb.test(textOf(tokens.slice(0, head.from))) ? head : null;
}

/** What was told before is told again, in halves or as a sum of years. */
function isNew(memory: Memory, topic: Topic): boolean {
  const isFirst = !isUsed(memory, topic);
  memory.used.add(keyOf(topic.text));
  return isFirst;
}
