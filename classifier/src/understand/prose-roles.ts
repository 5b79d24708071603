import { normalText } from '../phrases/normal-text.ts';
import {
  asides,
  deniedBefore,
  givenMost,
  inPackage,
  limit,
  lowersCost,
  noCharge,
  noChargeNoun,
  otherPayers,
  otherwise,
  packaged,
  priceVerb,
  servicePrice,
  softLimit,
  sumOrRest,
  withdrawnLater,
} from '../phrases/prose-phrases.ts';
import { costKind } from './cost-kind.ts';
import { withoutApposed } from './prose-appositions.ts';
import type { Link, Spot } from './prose-links.ts';
import type { Name } from './prose-names.ts';
import { type Token, textOf } from './sentences.ts';

export const roles = ['AMOUNT', 'OLD', 'ASIDE', 'SUM'] as const;
/** What a sentence says of a figure: an amount of this offer, what it was before, something else, a sum or a rest. */
export type Role = (typeof roles)[number];

/** `name`: what the figure is of, `isOwn`: the figure of a student's own line, `isSame`: of the same award as the last figure, whose role is `before`. */
export type Saying = { link: Link | null; name: string; isOwn: boolean; isSame: boolean; before: Role };

export function roleOf(printed: Token[], spot: Spot, { link, name, isOwn, isSame, before }: Saying): Role {
  const tokens = withoutListed(withoutApposed(printed, link?.apposed), link);
  const clause = clauseOf(tokens, spot, link);
  const sentence = textOf(tokens);
  const isCost = link?.name.type === 'COST';
  const told = withoutGrounds(clauseOf(withoutName(tokens, link), spot, link));
  const value = tokens[spot.at]?.value ?? 0;
  const least = workLink.test(link?.name.text ?? '') ? leastEarned : leastSum;
  if (value >= mostForOne || value < least || ofAll.test(textOf(tokens.slice(0, spot.at)))) return 'ASIDE';
  const aside = asides.find(([, pattern]) => pattern.test(told))?.[0];
  const isTakenOff = aside === 'old' && lowersCost.test(clause);
  if (lowersFrom.test(textOf(tokens.slice(0, spot.at))) || ofRow.test(textOf(tokens.slice(0, spot.at)))) return 'ASIDE';
  if ((aside === 'old' && !isTakenOff) || isOfLastYear(tokens, spot)) return 'OLD';
  if (before === 'OLD' && isCoordinate(tokens, spot, link)) return 'OLD';
  if (before === 'ASIDE' && (/^¤ (\w+ ){0,5}(to|and|or|–|—|-|\/) \$/.test(clause) || isCoordinate(tokens, spot, link)))
    return 'ASIDE';
  if (
    aside &&
    !isTakenOff &&
    !(isCost && (isUsual(aside, clause) || isUnbilled(aside, clause))) &&
    !(aside === 'plan' && (isPaid(name, clause) || isRepaid(tokens, link))) &&
    !(aside === 'later' && packaged.test(sentence)) &&
    !(aside === 'others' && isOwnClass(tokens, spot, link)) &&
    !(aside === 'part' && isLoanKind(link))
  )
    return 'ASIDE';
  if (servicePrice.test(told) || (link?.name.type === 'AID' && (priceVerb.test(told) || chargedFor.test(told))))
    return 'ASIDE';
  if (partOfGift.test(told) && costKind(normalText(link?.name.text ?? '')) && !ofBudget.test(sentence)) return 'ASIDE';
  if (isCost && (noCharge.test(told) || isOtherNoun(tokens, link.name))) return 'ASIDE';
  if (ofNet.test(told) || ofMany.test(clause)) return 'SUM';
  if (deniedBefore.test(textOf(tokens.slice(0, spot.at)))) return 'ASIDE';
  if (withdrawnLater.test(textOf(tokens.slice(spot.at + 1)).replace(/;.*/, ''))) return 'ASIDE';
  if (otherPayers.test(textOf(tokens.slice(0, spot.at)))) return 'ASIDE';
  if (mostFirst.test(textOf(tokens.slice(0, spot.at)))) return 'ASIDE';
  // "The first $2,500 of outside awards does not reduce your grant."
  if (/\bthe first$/i.test(textOf(tokens.slice(spot.from, spot.at)))) return 'ASIDE';
  const isOffered = isOwn && !/^\(/.test(sentence);
  if (
    limit.test(clause) &&
    !givenMost.test(clause) &&
    !(softLimit.test(clause) && (isOffered || inPackage.test(sentence)))
  )
    return 'ASIDE';
  const lead = textOf(tokens.slice(0, isUnderIf(tokens, spot) ? spot.at : spot.from)).replace(/\$\S+/g, '');
  if (!isOwn && otherwise.test(`${lead} ${clause}`)) return 'ASIDE';
  if (!link?.isClose && !isSame && sumOrRest.test(clause) && !(link?.isBefore && ofItself.test(clause))) return 'SUM';
  return 'AMOUNT';
}

/** "Tuition Waiver: all 18 graduate credits, a value of $11,340": the worth of what is named first. */
const ofItself = /^(\W*\d+\W+)?[^$;:]+: (?!.*\byears\b)[^$;:]*, an? value of (about )?\$/i;

/** "Your award brings tuition down from $21,000 to $12,000": what is left of a cost is none. */
const lowersFrom =
  /\b(scholarships?|grants?|awards?|waivers?|discounts?|aid)\b[^$;]*\b((lower|reduc|cut|decreas|bring|brought|drop|tak)\w* [^$;]*\b(tuition|fees?|costs?|price|bill|charges?|rent|room|board)|(tuition|fees?|costs?|price|bill|charges?|rent|room|board) (falls?|drops?|goes|comes|is (lowered|reduced|cut)))\b[^$;]*\bfrom$/i;

/** 'The row "Scholarships" is your Abbot's Scholarship and a parish award of $500': what a line of the table holds. */
const ofRow = /\b(row|line|item|entry) ["“][^"”]+["”] (is|are|holds|includes|combines|covers|shows|means)\b[^$;]*$/i;

/** "Direct Loans of $5,500, of which $3,500 is subsidized": each part of the sum is a loan of its own. */
const isLoanKind = (link: Link | null): boolean =>
  link?.isClose === true && !link.isBefore && /^(un)?subsidized\b/i.test(link.name.text);

/** No student has so much in a year. */
const mostForOne = 400_000;
/** "The least fee is $3". */
const leastSum = 10;
/** "Work-study is earned by the hour, at $12.75". */
const leastEarned = 50;
const workLink = /\b(work|job|employment)/i;
/** "Last year 78% of our students received aid, …": what all have together. */
const ofAll =
  /\b(?:(?:of|to) (?:our|all|the)|our|most|many|all) (?:[\w-]+ ){0,2}(?:students|graduates|undergraduates|families|classmates)\b(?![^$;]*\byou)[^$;]*\b(?:receiv|borrow|graduat|earn|shar|get|got)\w*[^$;]*$/i;

/** "the Bridge Loan has a $25 charge". */
const chargedFor = /\b(has|carries|with|for|bears) an? \$ ([\w-]+ )?(fee|charge|penalty)\b/i;
/** "Includes a $500 book allowance": what an award holds is no cost. */
const partOfGift =
  /\b(includ(es?|ing)|comes? with|carries|provides?|brings|along with|plus) (an? |the |also |up to |annual |yearly )*\$ ([\w-]+ ){0,3}(allowance|stipend|voucher|credit|benefit|subsidy)\b/i;
const ofBudget = /\b(costs?|budget|attendance|expenses?|charges|estimates?)\b/i;
/** "Net price for a commuter: $6,560". */
const ofNet = /\bnet (price|costs?|tuition|charges?|bill)( [^$;,.:]+)?(:| is| of| will be| comes to)( about)? \$/i;

/** "Less federal loans: $9,095", "Gift aid of $15,800 is credited first." */
const ofMany =
  /^(¤ )?((less|minus) (your |all |the )?([a-z]+ ){0,2}(loans|grants|scholarships|gifts|awards|aid): \$|(your |this )?(gift|free) (aid|money) of \$ (is|are|will be|goes|has been)\b)/i;

/** "The most a transfer may borrow in any year under the Bridge Loan is $5,200": far before the figure. */
const mostFirst =
  /^(the )?(most|maximum|largest amount|highest amount)( that)? (an?|any|anyone|anybody|one|students|the|you|your)\b[^$;:]*$/i;

/** "If you buy it at our store (most pay $300), …": the condition has not ended before the figure. */
const isUnderIf = (tokens: Token[], { at }: Spot): boolean =>
  /^(if|should|when) [^,;:]*$/i.test(textOf(tokens.slice(0, at)).replace(/\([^)]*\)/g, ''));

/** "Last year at your old college you had a Pell Grant of $5,000; …". */
const isOfLastYear = (tokens: Token[], { at }: Spot): boolean =>
  /^(for |in )?(last|the (past|previous|prior)) (academic )?year\b[^;]*$/i.test(textOf(tokens.slice(0, at))) &&
  !/\b(now|this year|but)\b/i.test(textOf(tokens.slice(0, at)));

/** "Pell can reach $7,395 and the State Grant $5,000": without a verb of its own the second is what the first is. */
const isCoordinate = (tokens: Token[], { from, at }: Spot, link: Link | null): boolean =>
  link?.isBefore === true &&
  link.name.to === at &&
  /^(and|or)( (the|an?|your))?$/.test(textOf(tokens.slice(from, link.name.from))) &&
  !/[.,;:)]$/.test(tokens[from - 1]?.text ?? '');

/** "a Teaching Assistantship with a salary of $23,400", "as a Research Assistant you will be paid a salary of $9,000". */
const isPaid = (name: string, clause: string): boolean =>
  /\b(assistant(ship)?|fellow(ship)?|position|job|appointment|internship|instructor)\b/i.test(name) &&
  /\bsalary (of|is|will be) (about )?\$/i.test(clause);

/** "You need not repay the Bridge Grant ($900)": the award itself, and not what is paid each month. */
const isRepaid = (tokens: Token[], link: Link | null): boolean =>
  link?.name.type === 'AID' &&
  link.isBefore &&
  link.isClose &&
  /\b(re)?pay(ing)?( back)?( the| your| an?| this| our| any)?$/i.test(
    textOf(tokens.slice(Math.max(0, link.name.from - 4), link.name.from)),
  );

/** "You will receive the State Award at $1,000 for freshmen": what a first year brings is the reader's where it is given. */
const isOwnClass = (tokens: Token[], { at }: Spot, link: Link | null): boolean =>
  link?.isClose === true &&
  link.name.type === 'AID' &&
  /^for (all )?(first-year|freshm[ae]n)\b/i.test(textOf(tokens.slice(at + 1, at + 4))) &&
  /\byou(r|['’]ll)?\b.*\b(recipient|receiv\w+|award(ed|s)?|offer(ed)?|eligible|qualif\w+|earned|selected|chosen)\b/i.test(
    textOf(tokens.slice(0, at)),
  );

/** "costs that we do not bill: books of $900": no denial. */
const isUnbilled = (aside: string, clause: string): boolean =>
  aside === 'denied' &&
  /\bnot (be )?(directly )?(bill(ed)?|charged?|paid to|(appear|shown?|listed|included) on (your|the|our) (\w+ )?(bill|account|invoice|statement))\b/i.test(
    clause,
  );

/** What students usually spend is what a cost is. */
const isUsual = (aside: string, clause: string): boolean =>
  aside === 'others' ? !ofOthers.test(clause) : aside === 'plan' && /\baverages?\b[^$]*\$/i.test(clause);
const ofOthers =
  /\bstudents? without\b|\b(national|state|nationwide) averages?\b|\bstudents (elsewhere|nationally|nationwide|at other)\b|\b(out-of-state students|non-?residents|commuters) (would |will |must )?(pay|are|be)\b(?! the same)|\$ (for|if) (others?|out-of-state|non|those|students|commuters?|graduate|you)\b/i;

/** What an award is called says nothing of its figure: "No-Interest Loan of $2,000". */
const withoutName = (tokens: Token[], link: Link | null): Token[] =>
  link?.name.type === 'AID' && link.isClose && /^\p{Lu}/u.test(link.name.text)
    ? tokens.map((token, at) => (at >= link.name.from && at < link.name.to ? { ...token, text: 'Name' } : token))
    : tokens;

/** Nor does the label of a list, whatever it is of: "Housing, up to two persons". */
const withoutListed = (tokens: Token[], link: Link | null): Token[] =>
  link?.list === undefined
    ? tokens
    : tokens.map((token, at) => (at >= link.name.from && at < link.name.to ? { ...token, text: 'Name' } : token));

/** The words around a figure, with `$` for the figure and `¤` for those beside it. Of a close name only the words right before it tell. */
function clauseOf(tokens: Token[], { at, from, to }: Spot, link: Link | null): string {
  const start = Math.max(from, reasonEnd(tokens, link), link?.isClose && link.isBefore ? link.name.from - 7 : at - 16);
  const before = textOf(tokens.slice(start, at)).replace(/^.*;/, '');
  const after = textOf(tokens.slice(at + 1, Math.min(to, at + 7))).replace(/[;.(].*/, '');
  const isClosed = /[,;.)]$/.test(tokens[at]?.text ?? '');
  const next = to < tokens.length && to < at + 7 && !isClosed ? ' ¤' : '';
  return `${from > 0 && start === from ? '¤ ' : ''}${before} $ ${isClosed ? '' : after}${next}`
    .replace(/ +/g, ' ')
    .replace(timeBefore, '¤ ');
}

/** "$8,600 last year to $9,275", "$8,600 in the earlier letter, is now $9,275": the time is that of the figure before. */
const timeBefore =
  /^¤,? \(?(last year|(a|one) year ago|before|previously|originally|at first|in (the|your|our) (\w+ )?(letter|offer|notice|package))\)?,? /i;

/** "With the new income figures you qualify for a Pell Grant of $900": why an award is given says nothing of its figure. */
const withoutGrounds = (clause: string): string =>
  clause.replace(
    /\b(incomes?|salary|gpa|sai|student aid index|interest(?! on (an?|your|the|each)\b)|debt)\b(?=[^$;]* Name\b)/gi,
    'so',
  );

/** "a $250 bookstore card", "the book advance of $600": the name of a cost is only a part of another. */
const isOtherNoun = (tokens: Token[], { to }: Name): boolean =>
  !/[,;:.)]$/.test(tokens[to - 1]?.text ?? '') && noChargeNoun.test(tokens[to]?.bare ?? '');

/**
 * The name of a cost stands beside its figure or in a list, or what it costs is said: "Housing at the new hall will cost
 * $7,300". One fee without a name of its own is that of a service: "The fee for a term abroad is $350", and a place for a car
 * that is told by itself is for those who drive.
 */
export const isCharged = (tokens: Token[], { from, at, to }: Spot, link: Link | null): boolean =>
  !/^(fee|charge)$/i.test(link?.name.text ?? '') &&
  !(/^(campus |student )?parking$/i.test(link?.name.text ?? '') && from === 0 && to === tokens.length) &&
  (link?.isClose === true ||
    (from > 0 && /,$/.test(tokens[at - 1]?.text ?? '')) ||
    /\b(is|are|be|costs?|comes? to|runs?|totals?|adds?)( about)?$/i.test(textOf(tokens.slice(from, at))));

/** "Because Pell does not cover your fees, the Bridge Grant pays $900": what is said before the comma is of another. */
function reasonEnd(tokens: Token[], link: Link | null): number {
  if (!link?.isBefore || !/^(because|since|although)$/i.test(tokens[0]?.text ?? '')) return 0;
  const end = tokens.findIndex(({ text, value }) => value !== null || /,$/.test(text)) + 1;
  return end <= link.name.from ? end : 0;
}
