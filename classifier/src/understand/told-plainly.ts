import { normalText } from '../phrases/normal-text.ts';
import { addedCue, aidNoun, changeCue, genericAid, giftVerb } from '../phrases/prose-phrases.ts';
import type { Period } from './figures.ts';
import { sectionOf } from './headings.ts';
import { withoutApposed } from './prose-appositions.ts';
import type { Link, Spot } from './prose-links.ts';
import { isMemorial } from './prose-names.ts';
import type { Role } from './prose-roles.ts';
import { isSmallGiver, isUnnamed } from './prose-unnamed.ts';
import { inBothTerms } from './prose-values.ts';
import type { KnownRow } from './row-kind.ts';
import { saidValues } from './said-values.ts';
import { type Sentence, type Token, textOf } from './sentences.ts';

/**
 * A figure of running text: the words around it, what it was taken for, and the name that it was tied to; `isHeaded`: its
 * paragraph bears that name; `lead`: the sentence that opens the list of which its name and itself are a line.
 */
export type Mention = {
  sentence: Sentence;
  tokens: Token[];
  spot: Spot;
  role: Role;
  link: Link | null;
  period: Period | null;
  isHeaded: boolean;
  lead: string;
};

/** Every gift has a clear name beside its figure, and every other figure is said to be something else. */
export function isToldPlainly(mentions: Mention[], rows: KnownRow[], gifts: KnownRow[]): boolean {
  const placed = mentions.map((mention) => ({ mention, row: rows.find((row) => holds(row, mention)) ?? null }));
  const once = placed.flatMap(({ mention, row }) => (row && isOnce(mention) ? row : []));
  const isSaid = saidValues(rows, once);
  const values = new Set(mentions.map(amountOf));
  const others = placed.filter(({ row }) => row === null || row.known.is === 'UNKNOWN').map(({ mention }) => mention);
  const changed = placed.flatMap(({ mention, row }) => (row && changeCue.test(`${beforeOf(mention)} $`) ? row : []));
  const isExplained = (mention: Mention): boolean =>
    (isSaid(amountOf(mention)) && !isGivenApart(mention)) ||
    isReplaced(mention, mention.role === 'OLD' ? rows : changed);
  if (others.some((mention) => !isExplained(mention) && isOpen(mention))) return false;
  return gifts.every((gift) => {
    const own = placed.find(({ row }) => row === gift)?.mention;
    return own !== undefined && isClear(gift, own) && isNear(gift, own, values) && isOfYear(gift, own, mentions);
  });
}

const tokenOf = ({ tokens, spot }: Mention): Token => tokens[spot.at] as Token;
export const amountOf = (mention: Mention): number => tokenOf(mention).value ?? 0;
export const beforeOf = ({ tokens, spot }: Mention): string => textOf(tokens.slice(spot.from, spot.at));
const behindOf = ({ tokens, spot }: Mention): string =>
  textOf(tokens.slice(spot.at + 1, Math.min(spot.to, spot.at + 7))).replace(/[;.(].*/, '');

export function holds({ page, amount }: KnownRow, mention: Mention): boolean {
  const { word, page: own } = tokenOf(mention);
  const isAt = ({ x, y }: { x: number; y: number }): boolean =>
    Math.abs(y - word.y) < 0.6 && x >= word.x - 0.5 && x < word.x + word.width;
  return page === own && amount.figures.some(isAt);
}

/** "in your first year only, a Studio Grant of $1,500". */
const isOnce = (mention: Mention): boolean => onceOnly.test(`${beforeOf(mention)} $ ${behindOf(mention)}`);
const onceOnly =
  /\b(one-time|first[- ]year only|only (in|for) (your|the) first year|(in|for) (your|the) first year only)\b/i;

const notGift =
  /\b(loans?|borrow\w*|work-study|job|earn\w*|wages|costs?|charges?|charged|fees?|tuition|price|room|rent|books)\b/i;
const giftWord =
  /\b(grants?|scholarships?|awards?|fellowships?|waivers?|(we|college|university|school) (\w+ )?waives?|remission|gifts?|prizes?|stipends?)\b/i;
const hardAside =
  /\b(up to|maximum|most|largest|highest|as (much|high|many) as|limit|could|can|may|might|would|if|deposit|example|median|average|students|last year|over (the )?(two|three|four|five)|total|compete|installments?|payments|month(ly)?|halves|parts|apply|audition)\b/i;
const giftSum =
  /\b(grants|scholarships|gifts?|awards|aid|assistance|offer|package)\b[^.;]*\b(totals?|totaling|adds? up to|comes? to|amounts? to|a total of|the sum of)\b[^$]{0,12}$|\b(gifts|gift aid|grants and scholarships|scholarships and grants|free money) of$/i;
const sumWord = /\b(total\w*|together|altogether|in all|comes? to|makes|brings|sum|all told|combined)\b/i;

/** What an award takes the place of, and the most that there was. */
const replaced = /\b(replac(es|ed|ing)|in (place|lieu) of|maximum|limit)\b/i;
/** "last year residents of the state received as much as $7,100 from it": what others had. */
const ofThem =
  /\b(students|residents|families|freshmen|undergraduates|scholars|recipients|classmates|members|siblings|twins|children)\b(?![^;]*\byou)[^;]*\b(receiv|borrow|earn|shar|got|had|won|averag)\w*[^;]*$/i;
/** "Budget used: $24,900", "Need $18,000". */
const ofOther =
  /(^|[:;,.] )(financial |calculated |estimated |your )*(budget( used)?|need|cost of attendance|coa)( is|:)?$/i;

/** "you may compete in later years for the Founder's Medal, which carries $4,000". */
const ofLater = /\b(in|for|during) (later|future|following) years?\b|\bmay compete\b/i;

/** A figure that may be a gift that was missed, one that has changed, or a sum that the gifts do not make. */
function isOpen(mention: Mention): boolean {
  const { role, link, period, tokens } = mention;
  const text = textOf(tokens);
  const isElse = notGift.test(text) && !giftWord.test(text);
  const isAid = link?.name.type === 'AID' && !/\b(loan|work|job|assistant|employment)/i.test(link.name.text);
  if (giftSum.test(beforeOf(mention))) return true;
  const isOfThem = ofLater.test(beforeOf(mention)) || ofThem.test(beforeOf(mention));
  if (ofOther.test(beforeOf(mention)) || (link === null && isOfThem)) return false;
  if (role === 'OLD') return isAid && !replaced.test(beforeOf(mention)) && !ofThem.test(beforeOf(mention));
  if (role === 'ASIDE') return isAid && link.isClose && !hardAside.test(`${beforeOf(mention)} $ ${behindOf(mention)}`);
  if (period === 'TOTAL') return !notGift.test(text);
  if (role === 'SUM') return sumWord.test(text) && !notGift.test(text);
  const isMoney = /\$/.test(tokenOf(mention).text) && amountOf(mention) >= 100;
  return isMoney && !isElse && !/^(MONTH|WEEK|HOUR|CREDIT)$/.test(period ?? '');
}

/** An old amount of an award whose new one was read. */
function isReplaced({ link }: Mention, rows: KnownRow[]): boolean {
  const name = normalText(link?.name.text ?? '');
  const names = rows.filter(({ known }) => known.is === 'AID').map(({ label }) => normalText(label));
  return link?.name.type === 'AID' && name !== '' && names.some((each) => each.includes(name) || name.includes(each));
}

/** "has promised $1,500, and we add $1,500": a figure that somebody gives is no repetition of another. */
const isGivenApart = (mention: Mention): boolean =>
  mention.role === 'AMOUNT' && mention.link === null && giftVerb.test(beforeOf(mention));

const program = /^(PELL|SEOG|TEACH|STATE_GRANT|STATE_SCHOLARSHIP|MILITARY|TRIBAL|TUITION_WAIVER)$/;
const doubtful =
  /\b(if|could|might|may|can|would|compete|apply|students|applicants|typically|usually|example|up to|maximum|most|as much as|at least|last year|previously|instead|no longer|not|before|other|replac\w+|in (place|lieu) of|sister|brother|donor['’]s)\b/i;

/** "What we can offer you", "We would like to welcome you with", "If you enroll full time": no chance. */
const noChance =
  /^you (need not|do not|will not|never)( (have|need) to)? (repay|pay back)\b|^(because|since|as|although|while) [^$,;]*,|\bwe can (now )?(offer|award|give|provide)\b|\bwould (also )?(like|love) to\b|\bif you (enroll|attend|accept|choose to (enroll|attend))( full[- ]time)?,/i;

/** A program that is known, an award that bears a name, or a giver who gives; and nothing that speaks of chances. */
function isClear({ label, known }: KnownRow, mention: Mention): boolean {
  if (known.is !== 'AID' || doubtful.test(saidBefore(mention).replace(noChance, '').replace(label, ''))) return false;
  if (isInAwards(label, mention) || isGivenTo(label, mention)) return true;
  const name = normalText(label);
  const isNamed =
    /^((renewable|one-time|annual|yearly) )?\p{Lu}.*\s/u.test(label) && aidNoun.test(name) && !genericAid.test(name);
  const isGeneric = isUnnamed(label) && addedCue.test(textOf(mention.tokens));
  const isGiver =
    isFrom(label, mention) ||
    (known.kind.subCategory === 'OUTSIDE' &&
      (isSmallGiver(label) || addedCue.test(textOf(mention.tokens)) || hasPledged(label, mention)));
  return program.test(known.kind.subCategory) || isNamed || isMemorial(label) || isGeneric || isGiver;
}

/** "You have been awarded the Ridge Medallion, worth $900": what the reader is given by name bears any name. */
const isGivenTo = (label: string, { tokens }: Mention): boolean =>
  /^\p{Lu}.*\s\p{Lu}/u.test(label) && givesOne.test((textOf(tokens).split(label)[0] ?? '').trimEnd());
const givesOne =
  /\b(you (have been|are|were|are being) (now )?(awarded|offered|granted|selected for|chosen for|named to)|(award|offer|give|grant)(s|ed|ing)? you|(selected|chosen|named) you for)( (the|our|an?|this|its|his|her))?( (four-year|full-tuition|renewable|annual|yearly))*,?( \$[\d,]+)?$/i;

/** "Hope Church has pledged $600": nothing else stands between who gives and what. */
function hasPledged(label: string, { tokens, spot }: Mention): boolean {
  const [, between] = textOf(tokens.slice(0, spot.at)).split(label);
  return giftVerb.test(between ?? '') && pledges.test(between ?? '');
}

const pledges = /^,?( (that|which) your [^$;()]+?)? (has|have|is|are|will)( \w+ly| also)? \w+( you| us)?$/;

/** Of a list all that stands before its names, and not the words of the names; nor what only explains a name. */
const saidBefore = (mention: Mention): string =>
  mention.link?.list === undefined
    ? beforeOf({ ...mention, tokens: withoutApposed(mention.tokens, mention.link?.apposed) })
    : textOf(mention.tokens.slice(0, mention.link.list));

/**
 * "You have been awarded Pell of $900, Elks Most Valuable Student of $800, and …", or a line under "We can offer you:":
 * what is given by a list bears any name.
 */
function isInAwards(label: string, mention: Mention): boolean {
  const { link, tokens, lead } = mention;
  const opener = link?.list !== undefined ? textOf(tokens.slice(0, link.list)) : lead.replace(/:$/, '');
  const isGiven =
    isKept.test(textOf(tokens)) ||
    (givesYou.test(opener) && !doubtful.test(opener.replace(noChance, ''))) ||
    sectionOf(opener) === 'GIFT';
  return (isGiven || (mention.isHeaded && receives.test(beforeOf(mention)))) && /^[\p{Lu}\d]/u.test(label);
}
/** "You need not repay the Lyra Fund ($900), the Elm Hall ($800) …": all that the sentence names is given. */
const isKept = /^you (need not|do not|will not|never)( (have|need) to)? (repay|pay back) (the|your|an?) /i;
/** Under a name of its own: "You will receive $900". */
const receives = /^you (will receive|receive|have been awarded|are awarded|are offered|have been offered)$/i;
const givesYou = /\byou\b.*\b(awarded|offered|receive|granted)$|\b(offer|award|give|grant)(ing)? you$/i;

const awardWord = /\b(grant|scholarship|award|fellowship|prize|stipend)\b/i;

const reported = /\byou( have| also)? (told us|reported|listed|let us know|wrote)\b/i;

/** "a $1,500 award from the Garden Club of Orr", "you told us of $1,500 from Hope Church". */
function isFrom(label: string, { tokens }: Mention): boolean {
  const text = textOf(tokens);
  const isNamed =
    /^\p{Lu}\S* (.* )?\p{Lu}/u.test(label) &&
    (awardWord.test(text) || (/\byou\b/i.test(text) && (giftVerb.test(text) || reported.test(text))));
  return isNamed && (text.includes(`from ${label}`) || text.includes(`from the ${label}`));
}

/** "This scholarship provides $5,000", "The amount of this award is $5,000". */
const thisAward =
  /^(this|your|the|the (amount|value) of (this|your|the)) ((annual|yearly|merit|generous) )?(scholarship|award|grant|fellowship|prize)( \S+){0,3} (is|of|at|provides|pays|worth|carries|gives( you)?)$|^(it|they)( will| now)? (pays?|provides?|brings?|carr(y|ies)|is worth|gives?( you)?|takes|saves? you|sends?|adds?)$|^(it|this)( \w+)? (lowers|reduces|cuts|brings down) your [^$,;.]*\bby$/i;

/** Between a name and its figure: "for which you qualify is", "is set by the state at", "; we expect it to be". */
const tellsOfIt =
  /^(?!.*\b(and|or|but|than|plus)\b)[^;:$()\p{Lu}]* (is|be|at|of|takes|saves you)$|^; ([^;$]* )?it (to be|is|will be|should be|at)$/u;

/** The name stands beside the figure or gives it, or the sum of its years is told too. */
function isNear({ amount, label }: KnownRow, { link, tokens, spot, isHeaded }: Mention, values: Set<number>): boolean {
  if (isHeaded || (link && !link.isBefore)) return true;
  const before = textOf(tokens.slice(0, spot.at));
  const behind = before.includes(label) ? before.slice(before.lastIndexOf(label) + label.length) : null;
  // "Parish support – $900", "Elm Hall ($800)", "Hope Church has promised $600", "raised the Lyra Grant from $700 to $900".
  if (
    link === null &&
    behind !== null &&
    (/^( ?[,:–—-]|,? from \S+ to| of|,? (worth|valued at|in the amount of))?$/.test(behind) || giftVerb.test(behind))
  )
    return true;
  if (behind !== null && apposed.test(behind)) return true;
  if (link?.isClose || (link?.isBefore && giftVerb.test(textOf(tokens.slice(link.name.to, spot.at))))) return true;
  if (link?.isBefore && tellsOfIt.test(textOf(tokens.slice(link.name.to - 1, spot.at)).replace(/^[^\s,;:]+/, '')))
    return true;
  if (link === null && changeCue.test(`${before} $`)) return true;
  if (link === null && thisAward.test(textOf(tokens.slice(0, spot.at)))) return true;
  return [2, 3, 4, 5].some((years) => values.has(amount.value * years));
}

/** "the HOPE Scholarship, paid by the state, $4,500". */
const apposed = /^, (?!.*\b(if|or|may|might|could|up)\b)[\p{Ll} -]+,$/u;

const perTerm =
  /(?<!\b(?:credits?|hours|units) (?:or more |in )?)\b((per|each|every|(?<!for )both)( of (the|your))?( (two|three|four|full-time))? (semester|term|quarter|trimester)s?|a (semester|term))\b/i;

/** "forty hours of service a term" is no period of money. */
const hoursOfTerm = /\b(hours?|credits?|units|courses)( [a-z]+){0,3} (an?|per|each|every) (term|semester|quarter)\b/gi;

/** "$1,500 for the year ($750 each semester)": the bracket parts the figure before it, and says nothing of others. */
const withoutParts = (text: string): string =>
  text.replace(/\$([\d,]+)([^$()]*)\(\$([\d,]+)[^()$]*\)/g, (all, year: string, words: string, part: string) =>
    [2, 3, 4].some((parts) => Math.abs(dollars(part) * parts - dollars(year)) <= parts) ? `$${year}${words}` : all,
  );
const dollars = (text: string): number => Number(text.replaceAll(',', ''));

/** Said to be for the year or for terms; or no sentence speaks of terms before its figures or beside this one. */
function isOfYear({ amount }: KnownRow, own: Mention, mentions: Mention[]): boolean {
  // A note may have said that its figure is a term's.
  if (amount.basis === 'YEAR' || amount.figures.length > 1 || amount.value !== amount.figures[0]?.value) return true;
  const isLead = mentions.some((mention) => mention.spot.from === 0 && perTerm.test(beforeOf(mention)));
  const told = withoutParts(textOf(own.tokens)).replace(hoursOfTerm, '');
  return !isLead && !perTerm.test(told) && inBothTerms(told) !== 'UNCLEAR';
}
