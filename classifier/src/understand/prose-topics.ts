import { normalText } from '../phrases/normal-text.ts';
import {
  functionWord,
  genericAid,
  giftVerb,
  itCovers,
  noGiver,
  noTopic,
  offerCue,
  pronoun,
  putDown,
  sentenceVerb,
} from '../phrases/prose-phrases.ts';
import { costKind } from './cost-kind.ts';
import { sectionOf } from './headings.ts';
import type { Line, Piece } from './lines.ts';
import { isAnew, keyOf } from './prose-changes.ts';
import type { Link, Spot } from './prose-links.ts';
import { cleanName, type IsProgram, isAid, isCost, type Name } from './prose-names.ts';
import { namesAid } from './row-kind.ts';
import type { Paragraph } from './running-text.ts';
import { type Sentence, type Token, textOf } from './sentences.ts';

/** A name and the words that are it. */
export type Topic = { text: string; tokens: Token[] };

/** What the sentences before have said. `lead` opens a list; `isHeaded`: the paragraph bears the name of its award. */
export type Memory = {
  spoken: Topic | null;
  /** Sentences since then. */
  age: number;
  isHeaded: boolean;
  lead: string;
  /** Where the paragraph of `lead` starts. */
  edge: number;
  /** The last sentence was a line of a list: "Dean's Award – $1,000 for the year". */
  isList: boolean;
  used: Set<string>;
};

export const newMemory = (titles: Line[]): Memory => ({
  spoken: titleOf(titles),
  age: -99,
  isHeaded: false,
  lead: '',
  edge: 0,
  isList: false,
  used: new Set(),
});

/** The fund that a certificate or a letter bears as its title: "Dean's Scholarship", "Dean's Scholarship over four years". */
function titleOf(lines: Line[]): Topic | null {
  const title = lines.find(({ text }) => titled.test(text) && text.replace(allYears, '').split(/\s+/).length < 7);
  const topic = title?.pieces[0] ? topicOf(title.pieces[0], title.page) : null;
  return topic && { ...topic, text: topic.text.replace(allYears, '') };
}
const titled =
  /\b(Scholarship|Fellowship|Grant)$|\b(Scholarship|Fellowship|Grant|Award) (over|across|for)( your| all)? (two|three|four|five) years$/;
const allYears = / (over|across|for)( your| all)? \w+ years$/;

const topicOf = (piece: Piece, page: number): Topic => ({
  text: cleanName(piece.text),
  tokens: piece.words.map((word) => ({ word, page, text: word.text, bare: word.text, value: null })),
});

export const topicFrom = (tokens: Token[], { from, to, text }: Name): Topic => ({
  text,
  tokens: tokens.slice(from, to),
});

const leftOf = (pieces: Piece[]): number => Math.min(...pieces.map(({ x }) => x));

/** What opens a list holds for its lines, be they sentences that stand further in, and for no sentence after them. */
const isInList = ({ isItem, pieces }: Paragraph, tokens: Token[], { edge }: Memory): boolean =>
  isItem || leftOf(pieces) > edge + 4 || !sentenceVerb.test(textOf(tokens));

export function openParagraph(memory: Memory, { paragraph, tokens }: Sentence, isProgram: IsProgram): void {
  if (memory.lead && !isInList(paragraph, tokens, memory)) memory.lead = '';
  const { heading, page, isLabelled } = paragraph;
  if (/:$/.test(heading?.text ?? '')) Object.assign(memory, { lead: heading?.text, edge: heading?.x });
  const topic = heading ? topicOf(heading, page) : (runInOf(tokens) ?? titledOf(tokens, isProgram));
  const told = heading?.text ?? topic?.text ?? '';
  // Over a line that opens with its sum a star is a bullet, and no mark of a note.
  const printed = /^\$/.test(tokens[0]?.text ?? '') ? told.replace(/^\* (?=\p{Lu})/u, '') : told;
  // What heads sentences on a cost says nothing of the next ones.
  if (memory.isHeaded && memory.spoken && isCost(memory.spoken.text, isProgram)) memory.spoken = null;
  memory.isHeaded =
    topic !== null && (isLabelled || isTopic(printed, isProgram) || (!heading && isOneAward(printed, isProgram)));
  if (memory.isHeaded) Object.assign(memory, { spoken: topic, age: 0 });
}

/** Some headings name one award, others a kind of awards. */
const isTopic = (text: string, isProgram: IsProgram): boolean =>
  (isProgram(text) || isOneAward(text, isProgram) || (!sectionOf(text) && !noteStart.test(text))) &&
  !noTopic.test(text) &&
  !/[^A-Z][,.!?]$/.test(text);
/** "Lyra Talent Award — Given by the faculty": at the head of its own sentence a name is one award's. */
const isOneAward = (text: string, isProgram: IsProgram): boolean =>
  /^\p{Lu}\S* .*\p{Lu}\p{Ll}+[^s\W]$/u.test(text) && isAid(text, isProgram) && !genericAid.test(normalText(text));
/** "declined on March 3", "* estimated": what is said of a row is the name of nothing. */
const noteStart = /^[(*†‡]|^\p{Ll}/u;

/** "Orchestra service — You will be paid …" opens with a heading of its own. */
function runInOf(tokens: Token[]): Topic | null {
  const end = tokens.findIndex(({ text }) => /^[–—]$|:$/.test(text));
  const head = tokens.slice(0, /^[–—]$/.test(tokens[end]?.text ?? '') ? end : end + 1);
  const text = textOf(head);
  if (head.length === 0 || head.length > 7 || tokens.length < end + 2 || head.some(({ value }) => value !== null))
    return null;
  if (!/^\p{Lu}/u.test(text) || functionWord.test(head[0]?.bare ?? '') || sentenceVerb.test(text)) return null;
  return { text: cleanName(text), tokens: head };
}

/** "2. Teaching assistantship." opens a paragraph as its title does. */
function titledOf(tokens: Token[], isProgram: IsProgram): Topic | null {
  const head = /^\(?(\d{1,2}|[A-Ha-h])[.)]$/.test(tokens[0]?.text ?? '') ? tokens.slice(1) : tokens;
  const text = cleanName(textOf(head));
  const isShort = head.length > 1 && head.length < 8 && head.every(({ value }) => value === null);
  if (!isShort || !/\.$/.test(head.at(-1)?.text ?? '') || sentenceVerb.test(text)) return null;
  if (!/^\p{Lu}/u.test(text) || functionWord.test(head[0]?.bare ?? '') || !isAid(text, isProgram)) return null;
  return tellsOf.test(text) ? null : { text, tokens: head };
}

/** "Grants pay your tuition first." tells, and is no title. */
const tellsOf =
  /\b(you|your|our|we|us|they|them|not|pays?|covers?|comes?|goes?|appl(y|ies)|appears?|depends?|requires?|renews?|reduces?|lowers?|helps?|lasts?|counts?|includes?)\b/i;

/** Its name was told before, or a longer one that holds it: "the Academic Challenge" after "Ohio Academic Challenge Grant". */
export function isUsed({ used }: Memory, topic: Topic): boolean {
  const key = keyOf(topic.text);
  if (used.has(key)) return true;
  // "Resident tuition" is no other name of "Resident Tuition Waiver".
  const mayBeShort = key.includes(' ') && (namesAid(topic.text) || !costKind(normalText(topic.text)));
  return mayBeShort && [...used].some((longer) => ` ${longer} `.includes(` ${key} `));
}

/** A name was told just before, without its figure. */
export const mayBeMeant = (memory: Memory): boolean =>
  memory.spoken !== null &&
  !isUsed(memory, memory.spoken) &&
  (memory.isHeaded || memory.age <= 2) &&
  !lentOrEarned.test(memory.spoken.text);
const lentOrEarned = /\b(loan|work)/i;

/** Under the name of an award a cost is what it is for: "$650 toward tuition", "It covers your tuition, which is $9,000". */
export function ownLink(tokens: Token[], link: Link | null, memory: Memory, isProgram: IsProgram): Link | null {
  const { isHeaded, spoken, age } = memory;
  if (link?.name.type !== 'COST' || !spoken || isCost(spoken.text, isProgram) || isUsed(memory, spoken)) return link;
  const isCovered = (isHeaded || age < 3) && itCovers.test(textOf(tokens.slice(0, link.name.from)));
  return (link.isBefore ? isCovered : isHeaded) ? null : link;
}

/** "this remission" under "Tuition remission" is that. */
export const namedTopic = (tokens: Token[], name: Name, { isHeaded, spoken }: Memory): Topic =>
  isHeaded && spoken && /^\p{Ll}/u.test(name.text) && normalText(spoken.text).endsWith(normalText(name.text))
    ? spoken
    : topicFrom(tokens, name);

/** "This award of $5,000", "It is worth $5,000", "You are awarded $5,000" under a name. */
export function spokenOf({ tokens }: Sentence, names: Name[], spot: Spot, memory: Memory): Topic | null {
  const { spoken, isHeaded, age } = memory;
  const before = textOf(tokens.slice(spot.from, spot.at));
  if (ownLabel.test(before)) return null;
  const giver = names.findLast((name) => name.type === 'PLAIN' && name.to <= spot.at && !noGiver.test(name.text));
  if (giver && !isHeaded && (offerCue.test(textOf(tokens)) || giftVerb.test(before))) return topicFrom(tokens, giver);
  if (!spoken || (isUsed(memory, spoken) && !isAnew(tokens, spot)) || (!isHeaded && age > 2)) return null;
  const end = tokens.findIndex(({ text }, index) => index >= spot.at && /[.;]$/.test(text));
  const isGeneric = names.some(
    ({ type, text, from, to }) =>
      type === 'GENERIC' &&
      !severalGifts.test(text) &&
      from >= spot.from &&
      to <= spot.to &&
      (to <= spot.at || end < 0 || from <= end),
  );
  // "The scholarship continues; below that it drops to $6,500" after a sentence on a loan.
  const subject = names.find(({ type, to }) => type === 'GENERIC' && to <= spot.at);
  if (subject && /\b(scholarship|grant)$/i.test(subject.text) && lentOrEarned.test(spoken.text)) return null;
  if (chargeBehind.test(textOf(tokens.slice(spot.at + 1, spot.at + 4)))) return null;
  const around = `${before} $ ${textOf(tokens.slice(spot.at + 1, spot.at + 6))}`;
  return isGeneric || isHeaded || spot.at === 0 || putDown.test(before) || pronoun.test(before) || pronoun.test(around)
    ? spoken
    : null;
}

/** "$17,200 in gifts" is not said of one. */
const severalGifts = /\b(gifts|grants|scholarships|awards|loans|gift aid)$/i;

/** "Budget used: $24,000" says itself what it is. */
const ownLabel = /^(budget|cost|costs|need|limit|net price)( [a-z]+){0,3}:$/i;

/** "a $40 sign-up charge" is nothing of an award. */
const chargeBehind = /^(\S+ ){0,2}(fees?|charges?|deposit|fine|permit|penalty|premium)\b/i;

/** "Parish support, sent by your church – $900" in a list: what stands before the mark is the name. */
export function itemTopic(tokens: Token[], { at, from, to }: Spot, { lead, isList }: Memory): Topic | null {
  const isDash = /^[–—-]$/.test(tokens[at - 1]?.text ?? '');
  const label = tokens.slice(/^[•▪◦‣*–—-]$/.test(tokens[0]?.text ?? '') ? 1 : 0, isDash ? at - 1 : at);
  const text = textOf(label);
  // "(renewable with a 3.0 GPA)" behind the figure.
  const isNoted = /^\([^()]*\)$/.test(textOf(tokens.slice(at + 1)));
  const isAlone = from === 0 && to === tokens.length && (isNoted || tokens.length - at < 6) && label.length < 14;
  // Where the figure ends the line, a comma or nothing does for the mark.
  const isMarked = isDash || /:$/.test(text) || ((isNoted || at === tokens.length - 1) && /[\p{L}\d)],?$/u.test(text));
  if (!(/:$/.test(lead) || (isList && isDash)) || !isAlone || label.length === 0 || !isMarked) return null;
  if (!/^\p{Lu}/u.test(text) || sentenceVerb.test(text) || noTopic.test(text)) return null;
  return { text: cleanName(text), tokens: label };
}

/** A name, a dash and a figure, with no more than its time behind it. */
export const isListLine = (tokens: Token[]): boolean =>
  tokens.length < 15 && /^\p{Lu}[^$]* [–—-] \$[\d,.]+( \p{Ll}+){0,4}$/u.test(textOf(tokens));

export function remember(memory: Memory, { tokens, paragraph }: Sentence, names: Name[]): void {
  const name = names.findLast(({ type }) => type === 'AID');
  memory.age += 1;
  if (name && !memory.isHeaded) Object.assign(memory, { spoken: topicFrom(tokens, name), age: 0 });
  memory.isList = isListLine(tokens);
  if (/:$/.test(textOf(tokens))) Object.assign(memory, { lead: textOf(tokens), edge: leftOf(paragraph.pieces) });
}
