import { normalText } from '../phrases/normal-text.ts';
import { loanAndWork } from '../phrases/other-aid-phrases.ts';
import { aidModifier, aidNoun, functionWord, genericAid } from '../phrases/prose-phrases.ts';
import { remembered } from '../phrases/remembered.ts';
import { costKind } from './cost-kind.ts';
import { isCostWord, isNoCost } from './cost-senses.ts';
import { abbreviation, type Token, textOf } from './sentences.ts';

/** `GENERIC` is aid without a name ("this award"), `PLAIN` a capital name that may be anything. */
export type NameType = 'AID' | 'COST' | 'GENERIC' | 'PLAIN';
/** A run of words of a sentence, from one token to before another. */
export type Name = { from: number; to: number; text: string; type: NameType };

/** Knows names of aid that hold no noun of aid. */
export type IsProgram = (name: string) => boolean;

export function namesIn(tokens: Token[], isProgram: IsProgram): Name[] {
  const names: Name[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const to = endOfRun(tokens, at);
    if (to === at) continue;
    for (const [from, end] of parted(tokens, at, to, isProgram)) {
      const type = typeOf(cleanName(textOf(tokens.slice(from, end))), isProgram);
      if (type && !(type === 'COST' && isNoCost(tokens, from, end))) names.push(nameOf(tokens, from, end, type));
    }
    at = to - 1;
  }
  return names;
}

export const isNamed = ({ type }: Name): boolean => type === 'AID' || type === 'COST';

export const nameOf = (tokens: Token[], from: number, to: number, type: NameType): Name => ({
  from,
  to,
  type,
  text: cleanName(textOf(tokens.slice(from, to))),
});

export const cleanName = (text: string): string =>
  text
    .replace(/^[("“‘[]+/, '')
    .replace(/^(P\.)+S\.?[:,]? (The )?/, '')
    .replace(/[,;:.!?"”]+$/, '')
    .replace(/^([^(]*)\)$/, '$1')
    .replace(/ of$/, '')
    .replace(/ (for|in)( the)?( academic| award| school| aid)?( year)? \d.*$/, '');

type Bare = Pick<Token, 'bare'>;
const isCapital = ({ bare }: Bare): boolean =>
  /^[\p{Lu}\d’']/u.test(bare) && !/^20\d\d[-–/]\d{2,4}$/.test(bare) && (!functionWord.test(bare) || bare === 'PLUS');
const isAidWord = ({ bare }: Bare): boolean =>
  /\p{L}/u.test(bare) && (aidNoun.test(normalText(bare)) || aidModifier.test(bare));
const isNominal = ({ value, bare }: Token): boolean => value === null && isNominalWord(bare);
const isNominalWord = remembered(
  (bare: string): boolean =>
    !/^[$€%]/.test(bare) &&
    (isCapital({ bare }) ||
      /^other$/i.test(bare) ||
      isCostWord({ bare }) ||
      isAidWord({ bare }) ||
      costTail.test(bare)),
);
const costTail =
  /^(health|student|enrollment|medical|instructional|residence|meal|course|expenses?|costs?|charges?|premium|plan|coverage|allowance|mandatory|required|general|program|art|lab|studio|activity|comprehensive|technology|estimated|course-related|miscellaneous|items|hall|things|everything|else|clinical|local|funds?|aid|package|gifts?|money|assistance|home)$/i;
const joiner = /^(of|the|for|and|&|or|in|-|–|\/|to|de|la)$/i;
const closes = ({ text }: Token): boolean =>
  /[,;:.!?)\]”"]$/.test(text) && !/^[A-Z](\.[A-Z])*\.$|^\([A-Z]{2,7}\)$/.test(text) && !abbreviation.test(text);

/** How far words go on being one name. */
function endOfRun(tokens: Token[], start: number): number {
  if (
    !(isNominal(tokens[start] as Token) || opensName(tokens, start)) ||
    (/^other$/i.test(tokens[start]?.bare ?? '') && !costTail.test(tokens[start + 1]?.bare ?? ''))
  )
    return start;
  let end = start + 1;
  while (end < tokens.length && (!closes(tokens[end - 1] as Token) || isKindOf(tokens, end))) {
    const token = tokens[end] as Token;
    if (/^(costs?|totals?)$/.test(token.bare) && tokens[end + 1]?.value) break;
    if (/^["“([]/.test(token.text) && !isAcronym(token)) break;
    let next = end;
    while (joiner.test(tokens[next]?.text ?? '') && next - end < 2) next += 1;
    const after = tokens[next];
    if (next === end && isOfKind(tokens, start, end)) {
      end += 2;
      continue;
    }
    if (!after || !(isNominal(after) || isInside(after)) || (next > end && !joins(tokens, start, end, next))) break;
    end = next + 1;
  }
  return end;
}

/** "a private education loan": behind an article and such a word, any small word right before the noun is part of the name. */
const isOfKind = (tokens: Token[], start: number, end: number): boolean =>
  end === start + 1 &&
  isLoneModifier(tokens[start]?.text ?? '') &&
  /^(an?|the|your|another)$/i.test(tokens[start - 1]?.text ?? '') &&
  /^[\p{Ll}-]{4,}(?<!s|ed|ing|ly)$/u.test(tokens[end]?.text ?? '') &&
  !functionWord.test(tokens[end]?.text ?? '') &&
  /^(loan|grant|scholarship|award|fellowship)$/.test(tokens[end + 1]?.bare ?? '');

/** "private", "outside": it says what is meant, and names nothing. */
const isLoneModifier = (text: string): boolean => /^\p{Ll}+$/u.test(text) && aidModifier.test(text);

/** "First Baptist Church", "the Next NC Scholarship": before a capital word such a word is part of the name. */
const opensName = (tokens: Token[], at: number): boolean => {
  const next = tokens[at + 1];
  if (!next || !isCapital(next)) return false;
  const word = tokens[at]?.text ?? '';
  if (/^(First|Second|Third)$/.test(word) && isInside(next)) return true;
  if (/^(Next|Once|Beyond|Up)$/.test(word) && at === 0 && isItem(tokens)) return true;
  return (
    /^(Next|First|Second|Third|All|Every|Each|Once|Beyond|Up)$/.test(word) && article.test(tokens[at - 1]?.bare ?? '')
  );
};
/** "Next NC Scholarship: $900": three capital words or more before a sum. */
function isItem(tokens: Token[]): boolean {
  const end = tokens.findIndex(({ text }) => text.endsWith(':'));
  return end > 1 && tokens.slice(1, end + 1).every(isCapital) && tokens[end + 1]?.value != null;
}
const article = /^(the|an?|your)$/i;

/** "Hawaii B Plus Scholarship": inside a name even a small word is large. */
const isInside = ({ bare, value }: Token): boolean => value === null && /^\p{Lu}\p{Ll}+$/u.test(bare);

/** "Direct Loan, unsubsidized" is one name. */
const isKindOf = (tokens: Token[], end: number): boolean =>
  /loans?,$/i.test(tokens[end - 1]?.text ?? '') && /^(un)?subsidized$/.test(tokens[end]?.bare ?? '');

/** "(MAP)" behind its own name. */
const isAcronym = ({ text }: Token): boolean => /^\([A-Z]{2,7}\)[,.;:]?$/.test(text);

/** Capital names hold "of the"; small ones are joined by "and" alone. */
function joins(tokens: Token[], start: number, end: number, next: number): boolean {
  const between = textOf(tokens.slice(end, next));
  const [left, right] = [tokens[end - 1] as Token, tokens[next] as Token];
  if (/^(and|&|or|\/|-|–)$/i.test(between)) return true;
  // "remission of tuition", "remission of nonresident tuition"
  const isOfCost = [right, tokens[next + 1]].some((token) => token && isCostWord(token));
  if (between === 'of' && isOfCost && /^(remission|waiver|discount|reduction)s?$/i.test(left.bare)) return true;
  return (isCapital(tokens[start] as Token) || opensName(tokens, start)) && isCapital(left) && isCapital(right);
}

/** "a loan and campus-job package": one amount for both. */
const selfHelp = new RegExp(`^${loanAndWork}\\b`);
const hasValue = (tokens: Token[]): boolean => tokens.some(({ value }) => value !== null);

/** "Cedar Grant and Dean's Scholarship" are two names; "tuition and fees" is one. */
function parted(tokens: Token[], from: number, to: number, isProgram: IsProgram): [number, number][] {
  const isBetween = hasValue(tokens.slice(Math.max(0, from - 2), from)) && hasValue(tokens.slice(to, to + 2));
  if (selfHelp.test(normalText(textOf(tokens.slice(from, to)))) && !isBetween) return [[from, to]];
  for (let at = from + 1; at < to - 1; at += 1) {
    if (!/^(and|&|or)$/i.test(tokens[at]?.text ?? '')) continue;
    const [left, right] = [textOf(tokens.slice(from, at)), textOf(tokens.slice(at + 1, to))];
    const types = [typeOf(left, isProgram), typeOf(right, isProgram)];
    const isPair =
      /subsidized$/i.test(left) && /^(un)?subsidized/i.test(right) && !/^respectively/.test(tokens[to]?.text ?? '');
    const isTwo = types[0] !== null && types[1] !== null && types[0] !== 'PLAIN' && types[1] !== 'PLAIN';
    if (isTwo && !isPair && types.some((type) => type === 'AID'))
      return [[from, at], ...parted(tokens, at + 1, to, isProgram)];
  }
  return [[from, to]];
}

export const isCost = (text: string, isProgram: IsProgram): boolean => typeOf(text, isProgram) === 'COST';

export const isAid = (text: string, isProgram: IsProgram): boolean => typeOf(text, isProgram) === 'AID';

/** "the Jane Lund Memorial". */
export const isMemorial = (text: string): boolean => /^\p{Lu}\S* .*\bMemorial$/u.test(text);

/** What a form says that a family can pay. */
const needFigure = /^(student aid index|expected family contribution|sai|efc)\b/;

/** "a student from outside Ohio". */
const isOutsidePlace = /^(outside|out-of-state|in-state) \p{Lu}/u;

/** "Scholarship Committee": those who give, and nothing that is given. */
const ofPeople = /^\p{Lu}.* (Committee|Office|Department|Director|Coordinator|Counselor|Staff|Team)$/u;

function typeOf(text: string, isProgram: IsProgram): NameType | null {
  const normal = normalText(text);
  if (!normal || needFigure.test(normal) || (isOutsidePlace.test(text) && !aidNoun.test(normal))) return null;
  if (selfHelp.test(normal)) return 'AID';
  const isSmall =
    /^\P{Lu}*$/u.test(text) || (genericAid.test(normal.replace(/^(your|our|this) /, '')) && !/\s\p{Lu}/u.test(text));
  if (isSmall && genericAid.test(normal) && !/\bfederal\b.*\bloan\b/.test(normal)) return 'GENERIC';
  if (ofPeople.test(text)) return 'PLAIN';
  if ((aidNoun.test(normal) && !/^living /.test(normal)) || isMemorial(text)) return 'AID';
  if (isProgram(text) && !isLoneModifier(text)) return 'AID';
  if (costKind(normal) !== null && !/^board of|^living$|\b(student|resident|commuter|those) living$/.test(normal))
    return 'COST';
  return /^\p{Lu}.*\s\p{Lu}/u.test(text) ? 'PLAIN' : null;
}
