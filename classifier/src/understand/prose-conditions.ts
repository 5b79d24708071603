import {
  borrowedBefore,
  goesOn,
  hadBefore,
  inLaterYear,
  inNamedYear,
  notGiven,
  ofSuchStudents,
  ofThisOffer,
  schoolYears,
  whenOthersCome,
} from '../phrases/condition-phrases.ts';
import type { Link, Spot } from './prose-links.ts';
import { type Sentence, type Token, textOf } from './sentences.ts';

/** What is known of a figure: the name that it is tied to, what it is of, whether it is the student's own line. */
type Said = { link: Link | null; name: string; isOwn: boolean };
/** What is known of the letter around it. */
type Around = { sentences: Sentence[]; awardYear: string | null };

/** What is told of a figure is of another time or of others, or the sentence says that it is not given. */
export function isNotOffered(sentence: Sentence, spot: Spot, { link, name, isOwn }: Said, around: Around): boolean {
  const { tokens } = sentence;
  return (
    isWhenOthersCome(tokens, spot) ||
    isOfLaterYear(tokens, spot, link, around.awardYear) ||
    borrowedBefore.test(leadOf(tokens, spot)) ||
    isOfEarlierYear(sentence, spot, around) ||
    (!isOwn && ofSuchStudents.test(leadOf(tokens, spot))) ||
    isDenied(sentence, spot, name, around.sentences)
  );
}

/** The words from the last semicolon to a figure. */
const leadOf = (tokens: Token[], { at }: Spot): string => textOf(tokens.slice(0, at)).replace(/^.*; /, '');

/** "Should your sister join us, each of you would receive a Family Grant of $1,000", "… of $1,000 once your sister joins us". */
const isWhenOthersCome = (tokens: Token[], spot: Spot): boolean =>
  whenOthersCome.test(leadOf(tokens, spot)) ||
  whenOthersCome.test(textOf(tokens.slice(spot.at + 1, spot.to)).replace(/;.*/, ''));

/** What another year will bring; not what is the reader's already: "After your first year your Dean's Award of $900 goes on". */
function isOfLaterYear(tokens: Token[], spot: Spot, link: Link | null, awardYear: string | null): boolean {
  if (link && tokens[link.name.from - 1]?.bare === 'your') return false;
  const lead = leadOf(tokens, spot);
  if (isNamedLater(lead, awardYear)) return true;
  const said = inLaterYear.exec(lead);
  return said !== null && !ofThisOffer.test(lead.slice(said.index + said[0].length));
}

/** "In 2024-2025 you were paid Pell of $3,000": what was had in years before this one, unless it goes on. */
function isOfEarlierYear(sentence: Sentence, spot: Spot, { sentences, awardYear }: Around): boolean {
  const lead = leadOf(sentence.tokens, spot);
  if (awardYear === null || !/\b20\d\d\b/.test(lead) || !hadBefore.test(lead)) return false;
  const starts = [...lead.matchAll(schoolYears)].map(([, day, year]) => Number(day ?? year));
  if (starts.length === 0 || starts.some((start) => start >= Number(awardYear.slice(0, 4)))) return false;
  return !goesOn.test(`${textOf(sentence.tokens)} ${nextText(sentence, sentences)}`);
}

/** A year begins in the fall: all of 2027 but the fall is of 2026-2027. */
function isNamedLater(lead: string, awardYear: string | null): boolean {
  const said = awardYear === null ? null : inNamedYear.exec(lead);
  if (!said) return false;
  const [, term, year, end] = said;
  const isStart = end !== undefined || /fall|autumn/i.test(term ?? '');
  return Number(year) - (isStart ? 0 : 1) > Number(awardYear?.slice(0, 4));
}

/** "You could earn $2,000 in a campus job; we have not offered you one": behind the last figure of a sentence, or in the next one. */
function isDenied(sentence: Sentence, { at, to }: Spot, name: string, sentences: Sentence[]): boolean {
  const { tokens } = sentence;
  if (to < tokens.length || isGiven.test(textOf(tokens.slice(0, at)))) return false;
  const text = `${textOf(tokens.slice(at + 1))} ${nextText(sentence, sentences)}`;
  return (
    /\b(not|none|neither)\b|n['’]t\b/.test(text) && notGiven.some(([of, said]) => of.test(name) && said.test(text))
  );
}

/** "We offer you $2,000 in Work-Study; we have not awarded you a position": the money is given. */
const isGiven = /\b(we|you|your)\b.*\b(offer(ed|ing|s)?|award(ed|ing|s)?|eligible|qualif(y|ies|ied))\b/i;

/** The sentence that follows in the same paragraph, where it tells of no money. */
function nextText({ paragraph, tokens }: Sentence, sentences: Sentence[]): string {
  const next = sentences[sentences.findIndex((each) => each.tokens === tokens) + 1];
  return next?.paragraph === paragraph && next.tokens.every(({ value }) => value === null) ? textOf(next.tokens) : '';
}
