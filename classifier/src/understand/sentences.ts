import type { Word } from '../page.ts';
import type { Piece } from './lines.ts';
import { readMoney } from './money.ts';
import type { Paragraph } from './running-text.ts';

/** A word of a sentence; `bare` is without the punctuation around it, `value` is there where it is money. */
export type Token = { word: Word; page: number; text: string; bare: string; value: number | null };
export type Sentence = { tokens: Token[]; paragraph: Paragraph };

export const abbreviation =
  /^(.*[/(-])?(Dr|Mr|Ms|Ch|Msgr|Assoc|Univ|Mrs|St|Mt|Ft|Est|Inc|No|Rev|Prof|Jr|Sr|approx|Dept|Ave|Rd|vs|incl|misc|transp|exp|schol|supp|sub|unsub|fed|max|min|avg|yr|hrs|cr|dir|natl|comp|undergrad|acad|ed|educ|opp|oppor|assn|inst|govt|fdn|mem|memor|grad|stud)\.$/i;

export function sentencesOf(paragraphs: Paragraph[]): Sentence[] {
  return paragraphs.flatMap((paragraph) => {
    const sentences: Sentence[] = [];
    let tokens: Token[] = [];
    const all = tokensOf(paragraph);
    for (const [index, token] of all.entries()) {
      if (tokens.length === 0) sentences.push({ tokens, paragraph });
      tokens.push(token);
      if ((endsSentence(token) && !isShort(token, all[index + 1])) || endsInDay(tokens)) tokens = [];
    }
    return sentences.map((sentence, index) => ({
      ...sentence,
      tokens: withSummed(sentence.tokens, sentences[index + 1]?.tokens ?? []),
    }));
  });
}

const endsSentence = ({ text }: Token): boolean =>
  /(?:[^A-Z.]|\d|[A-Z]{2})[.!?]["”)]*$/.test(text) && !abbreviation.test(text) && !/^\d{1,2}\.$/.test(text);
/** "M.Div.", "Th.M.", "D.Min.". */
const degree = /^\(?[A-Z][a-z]?\.[A-Z][a-z]{0,3}\.\)?$/;

/** "State Grant est. of $900", "Books (est.) $900": before a small word the dot is that of a word cut short. */
const isShort = ({ text }: Token, next: Token | undefined): boolean =>
  (degree.test(text) && /^[(\p{Ll}]/u.test(next?.text ?? '')) ||
  (/^([^\s.]*\/)?\(?\p{L}{2,6}\.\)?$/u.test(text) &&
    /^(of|at|for|and|or|in|is|are)$|^\(\$|^@/.test(next?.text ?? '')) ||
  (/^\(\p{L}{2,6}\.\)$/u.test(text) && /^\$/.test(next?.text ?? ''));

const dayAtEnd =
  /\b(jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.? (\d{1,2} ?(to|through|and|or|-|–) ?)?\d{1,2}\.$/i;

/** "Apply by May 1." ends a sentence, "1." before an item does not. */
const endsInDay = (tokens: Token[]): boolean =>
  /^\d{1,2}\.$/.test(tokens.at(-1)?.text ?? '') && dayAtEnd.test(textOf(tokens.slice(-4)));

function tokensOf(paragraph: Paragraph): Token[] {
  const words = joinLines(paragraph.pieces).flatMap(splitAtDash).flatMap(splitAtSlash);
  const tokens: Token[] = [];
  const isList = isListOfMoney(words);
  for (const [index, word] of words.entries()) {
    const printed = /[^ -~]/.test(word.text) ? word.text.normalize('NFKC') : word.text;
    if (/^[•·▪◦‣*|]$/.test(printed) || isSign(printed)) continue;
    const text = isSign(words[index - 1]?.text ?? '') ? `$${printed}` : printed;
    const bare = text.replace(/^[("“‘'[•]+/, '').replace(/[)\]"”,;:.!?*†]+$/, '');
    const next = words[index + 1]?.text ?? '';
    tokens.push({
      word,
      page: paragraph.page,
      text,
      bare,
      value: /^(million|billion)/i.test(next)
        ? null
        : (moneyOf(bare) ?? (isList ? listedOf(printed, next, words[index - 1]?.text ?? '') : null)),
    });
  }
  return tokens.filter((_, index) => !isSpelled(tokens, index) && !isLeadingDash(tokens, index));
}

/** "$3,700 – Pledge Grant": a figure that opens a line of a list, and its name. */
const isLeadingDash = (tokens: Token[], index: number): boolean =>
  index === 1 && tokens[0]?.value !== null && /^[–—:-]$/.test(tokens[1]?.text ?? '');

const numberWord =
  /^(and|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|(twen|thir|for|fif|six|seven|eigh|nine)ty(-\w+)?|hundred|thousand|dollars)$/i;

/** "Two Thousand Dollars ($2,000.00)": the words say what the figure behind them says. */
function isSpelled(tokens: Token[], index: number): boolean {
  if (!numberWord.test(tokens[index]?.bare ?? '')) return false;
  const end = tokens.findIndex(({ bare }, at) => at >= index && !numberWord.test(bare));
  const isLast = /^dollars?$/i.test(tokens[end - 1]?.bare ?? '');
  return end > index && isLast && /^\(/.test(tokens[end]?.text ?? '') && tokens[end]?.value !== null;
}

/** A dollar sign apart from its number. */
const isSign = (text: string): boolean => /^\(?(US)?\$$/.test(text);

/** "work-" at the end of a line and "study" on the next are one word. */
function joinLines(pieces: Piece[]): Word[] {
  const words: Word[] = [];
  for (const piece of pieces) {
    const last = words.at(-1);
    const [first, ...rest] = piece.words;
    if (last && first && /\p{Ll}-$/u.test(last.text))
      words.splice(-1, 1, { ...last, text: last.text + first.text }, ...rest);
    else words.push(...piece.words);
  }
  return words;
}

function moneyOf(bare: string): number | null {
  const money = readMoney(bare);
  return money && !money.isPlain && money.value > 0 && (/[$,S§]/.test(bare) || hasCents.test(bare))
    ? money.value
    : null;
}

/** "tuition 4656.00, fees 240.00"; "668.34" may be a paragraph of a law. */
const hasCents = /^(\d{3}\.[05]0|\d{4,5}\.\d\d)$/;

/** Fields between bars, some of which are plainly money: "Name | 873 440 126 | April 2" has none. */
const isListOfMoney = (words: Word[]): boolean =>
  words.filter(({ text }) => text === '|').length > 2 && words.some(({ text }) => moneyOf(text) !== null);

/** "Loan fees 62 | Misc. 900 |": at the end of its field a small number is money too, but no last group of a longer one. */
const listedOf = (text: string, next: string, before: string): number | null =>
  /^\d{2,3}$/.test(text) && (next === '|' || next === '') && /\p{L}/u.test(before) ? Number(text) : null;

const plainNumber = /^(?!(19|20)\d\d$)[1-9]\d{2,4}$/;
const numberOf = ({ value, bare }: Token): number => value ?? (plainNumber.test(bare) ? Number(bare) : 0);

/**
 * "tuition 4656, fees 240 and books 900, in all 5796": what adds up to a number is money, without a sign too. So is what adds up
 * to the first number of the next sentence: "That is 5,796 in all."
 */
function withSummed(tokens: Token[], next: Token[]): Token[] {
  if (!tokens.some((token) => token.value === null && numberOf(token) > 0)) return tokens;
  let sum = 0;
  let count = 0;
  const total = tokens.findIndex((token) => {
    const own = numberOf(token);
    const isSum = count > 1 && own === sum;
    sum += own;
    count += own > 0 ? 1 : 0;
    return isSum;
  });
  const isSummedNext = total < 0 && count > 1 && next.map(numberOf).find((own) => own > 0) === sum;
  const end = isSummedNext ? tokens.length : total;
  return tokens.map((token, at) => (at <= end && token.value === null && numberOf(token) > 0 ? signed(token) : token));
}

const signed = (token: Token): Token => ({
  ...token,
  text: token.text.replace(/\d/, '$$$&'),
  bare: `$${token.bare}`,
  value: numberOf(token),
});

/** "Award—Given" and "$3,500–$5,500" are two words and a dash. */
function splitAtDash(word: Word): Word[] {
  const match = /[—–]/.test(word.text) && /^(\S*[\p{L}\d)])([—–])(\S*)$/u.exec(word.text);
  if (!match || (/^\d+$/.test(match[1] ?? '') && /^\d/.test(match[3] ?? ''))) return [word];
  const step = word.width / word.text.length;
  let at = 0;
  return [match[1] ?? '', match[2] ?? '', match[3] ?? ''].flatMap((text) => {
    const part = { ...word, text, x: word.x + at * step, width: text.length * step };
    at += text.length;
    return text ? [part] : [];
  });
}

/** "$4,000/year" is "$4,000 per year". */
function splitAtSlash(word: Word): Word[] {
  const match = /^(\(?\$[\d,.]+)\/(year|yr|semester|sem|term|quarter)\b(.*)$/i.exec(word.text);
  const unit = { yr: 'year', sem: 'semester' }[match?.[2]?.toLowerCase() ?? ''] ?? match?.[2];
  return match ? [match[1] ?? '', 'per', `${unit}${match[3]}`].map((text) => ({ ...word, text })) : [word];
}

export const textOf = (tokens: Token[]): string => tokens.map(({ text }) => text).join(' ');
