import type { Word } from '../page.ts';
import type { Section } from '../phrases/heading-phrases.ts';
import { addedCue, costOfAnyone, giftVerb, ownCost, putDown } from '../phrases/prose-phrases.ts';
import { figureOf, type Period } from './figures.ts';
import { boxAround } from './lines.ts';
import { isFromOutside } from './prose-givers.ts';
import type { Link, Spot } from './prose-links.ts';
import { isListLine, type Topic } from './prose-topics.ts';
import type { Row } from './rows.ts';
import { type Sentence, type Token, textOf } from './sentences.ts';

/** What a sentence tells of one award or cost; several spots are the terms of a year. */
export type Told = {
  topic: Topic;
  spots: Spot[];
  sentence: Sentence;
  value: number;
  isSaid: boolean;
  period: Period | null;
  section: Section;
  link: Link | null;
  attributes: string[];
  /** Its name was told before. */
  isAgain: boolean;
  /** What opens the list of which it is a line. */
  lead: string;
};
/** A name right beside its figure is surer than one in the clause, and that than one of the sentence before. */
const sureness = (link: Link | null): number => (link?.isClose ? 0.96 : link ? 0.94 : 0.93);

export function rowOf({ topic, spots, sentence, value, isSaid, section, link, attributes, lead }: Told): Row {
  const { tokens } = sentence;
  const figures = spots.flatMap(({ at }) => {
    const token = tokens[at] as Token;
    return figureOf([{ ...token.word, text: token.bare }]) ?? [];
  });
  return {
    page: tokens[spots[0]?.at ?? 0]?.page ?? 1,
    label: topic.text,
    labelBox: boxAround(firstLine(topic.tokens)),
    attributes,
    amount: {
      value,
      figures,
      isNegative: false,
      certainty: sureness(link),
      basis: isSaid || spots.length > 1 ? 'YEAR' : null,
    },
    section,
    outer: null,
    title: isListLine(tokens) ? (sentence.paragraph.heading?.text ?? '') : '',
    term: null,
    group: section === 'COST' ? -2 : -1,
    isTitle: false,
    isAdded: section !== 'COST' && isSaidHere(tokens, topic, spots[0], link) && givesMore(tokens, spots[0], link, lead),
    isOwnCost: ownCost.test(textOf(tokens)) && !costOfAnyone.test(textOf(tokens)),
  };
}

/** What others give may stand in no table of the school. */
const givesMore = (tokens: Token[], spot: Spot | undefined, link: Link | null, lead: string): boolean =>
  addedCue.test(textOf(tokens)) ||
  (isListLine(tokens) && addedCue.test(lead)) ||
  isPutDown(tokens, spot) ||
  (link !== null && isFromOutside(link.name));

const isPutDown = (tokens: Token[], spot: Spot | undefined): boolean => putDown.test(textOf(tokens.slice(0, spot?.at)));

/** The sentence ties the name to its figure: beside it, or as the giver of it. */
function isSaidHere(tokens: Token[], topic: Topic, spot: Spot | undefined, link: Link | null): boolean {
  if (!link) return tokens.includes(topic.tokens[0] as Token) || isPutDown(tokens, spot);
  return link.isClose || (link.isBefore && giftVerb.test(textOf(tokens.slice(link.name.to, spot?.at))));
}

/** A name that goes on in the next line is shown where it starts. */
function firstLine(tokens: Token[]): Word[] {
  const words = tokens.map(({ word }) => word);
  const [first] = words as [Word];
  return words.filter((word) => Math.abs(word.y - first.y) < 0.5 * first.height);
}
