import type { CostCategory } from '@tassel/contract/amounts.ts';
import type { Section } from '../phrases/heading-phrases.ts';
import { kindOf } from '../phrases/kind-phrase.ts';
import { afterLoanFee, genericWords, infoLine, netLine, totalLine, withdrawnStatus } from '../phrases/line-phrases.ts';
import { normalText, withoutNumber } from '../phrases/normal-text.ts';
import { remembered } from '../phrases/remembered.ts';
import { type AidContext, aidKind, namedKind } from './aid-kind.ts';
import type { AidKind } from './classification.ts';
import { costKind } from './cost-kind.ts';
import { descriptionOf } from './description.ts';
import { labelCost, livingCost } from './label-cost.ts';
import { mainOf, rateOrHours, withoutLeftOut, withoutRate } from './label-tails.ts';
import type { Row } from './rows.ts';
import type { TaughtLine } from './taught-lines.ts';

export type RowKind =
  | { is: 'AID'; kind: AidKind; certainty: number; taught?: TaughtLine }
  | { is: 'COST'; category: CostCategory; certainty: number; taught?: TaughtLine }
  | { is: 'CONTRIBUTION'; kind: AidKind }
  | { is: 'TOTAL' | 'NET' | 'INFO' | 'UNKNOWN' };
/** `isInTerm`: a row of one term says as much again. */
export type KnownRow = Row & { known: RowKind; isInTerm?: boolean };

export const isAmount = ({ known }: KnownRow): boolean => known.is === 'AID' || known.is === 'COST';

const aidNoun =
  /\b(grant|scholarship|scholars?|award|waiver|remission|discount|loan|fellowship|pell|seog|work study|benefit|assistance|reimbursement|exemption|fund|foundation|prize|stipend|endowment|bursary)\b/;
const nowhere: AidContext = {
  schoolName: '',
  section: null,
  attributes: '',
  schoolState: null,
  schoolWords: [],
  isNeedOnly: false,
};

/** The words alone tell of aid. */
export const namesAid = remembered(
  (label: string): boolean => aidNoun.test(normalText(label)) || namedKind(label, nowhere) !== null,
);

/** The words alone name a program of the government. */
export const namesProgram = remembered((label: string): boolean =>
  /^(FEDERAL|STATE)$/.test(namedKind(label, nowhere)?.source ?? ''),
);

/** The same as of aid but for what comes before, after or with aid: "Price before loans", "Charges after discount". */
export const namesFund = remembered((label: string): boolean => namesAid(label.replace(besideAid, ' ')));
const besideAid =
  /\b(before|after|without|with|by|through|from|using|beyond)\b[^()]*\b(loans?|grants|scholarships|work|work-study|jobs?|aid|borrowing|gifts|discounts?|waivers?|remissions?|credits?)\b.*$/i;

const aidSections: (Section | null)[] = ['AID', 'GIFT', 'LOAN', 'WORK', 'OUTSIDE'];

/** The student or the school took it back. */
export const isWithdrawn = ({ attributes, label }: Row): boolean =>
  [...attributes, leavesOut.test(label) ? '' : label].some((text) => withdrawnStatus.test(text));

/** "Total offered (declined aid not included)", "All terms (without declined)": a sum that says what it leaves out. */
const leavesOut =
  /\((without|excluding|excludes|except|not counting|not including|omitting|less)\b[^)]*\b(declined|cancell?ed|rejected|withdrawn)\b[^)]*\)|\((the )?(declined|cancell?ed|rejected|withdrawn) (aid|awards|loans|funds|amounts|items|offers)\b[^)]*\b(left out|omitted|excluded|not (included|counted|added))\)|\btotal\b.*(\b(without|excluding|excludes|except|less|not counting|does not include|before)\b.*|\bnot (included|counted)\b)/i;

/** "scholarships.": the last words of a sentence over a figure. */
const sentenceEnd = /^\p{Ll}[\p{L}\s,]*\p{L}{3}\.$/u;

/** "and loans? my cousin got like $10,000". */
const asks = /^\p{Ll}[^?]*\? \p{L}/u;

/** "Total less gift aid", "Total cost minus scholarships": what is left, and no total of gifts. */
const totalLess =
  /^(?!.*\bfees?$)total( (estimated|direct|billed|program|school|college|university))*( (costs?|charges|expenses|budget|price))? (less|minus|after) (?!\d)/;
/** "Net price (total cost minus gifts)": the totals that it is reckoned from stand in brackets behind it. */
function isNetOfTotal({ isTitle, label }: Row): boolean {
  const [main = '', inside] = label.split(/\s\((?=.*\b(?:less|minus|after)\b)/i);
  const normal = inside && !isTitle ? normalText(main) : '';
  return netLine.test(normal) && !totalLine.test(normal) && !namesFund(main);
}
/** "less student's share" between the costs and the need. */
const deductedShare = /^(less|minus)\b.*\b(share|contribution|index|sai|efc)\b/;

/** The letterhead beside a figure that stands alone at the right: "12 Mill Street", "Ada, OH 45810", "(419) 555-0100". */
const ofAddress =
  /^\d{1,5} (\S+ ){1,4}(street|st|avenue|ave|road|rd|drive|dr|lane|ln|way|boulevard|blvd|court|ct|circle|parkway|pkwy|plaza|place|highway|hwy|terrace)\b\.?(,|$)|^p\.? ?o\.? box \d|, [A-Z]{2}\.? \d{5}(-\d{4})?\b|^\W?\d{3}\W{1,2}\d{3}[-.]\d{4}\b/i;
const isAddress = (label: string): boolean => /\d/.test(label) && ofAddress.test(label) && !isLoan(label);
/** "4120 Fed Dir Unsub Ln" is no lane. */
const isLoan = (label: string): boolean => /\bln$/i.test(label) && namesAid(label.replace(/\bln$/i, ''));

/** What a row is, by its wording, its status and the section that it stands in. */
export function rowKind(printed: Row, context: AidContext): RowKind {
  const row = { ...printed, label: withoutLeftOut(withoutRate(printed.label)).replace(leadIn, '') };
  const normal = normalText(withoutNumber(descriptionOf(row.label)));
  if (row.section === 'NOISE' || row.amount.value === 0) return { is: 'INFO' };
  if (isWithdrawn(row) || (row.group >= 0 && (sentenceEnd.test(row.label) || asks.test(row.label))))
    return { is: 'INFO' };
  // "12" over "20": codes of a column.
  if (deductedShare.test(normal) || /^[\d\s.,-]+$/.test(row.label) || isAddress(row.label)) return { is: 'INFO' };
  if (isAfterFee(row, normal) || isPaidMonthly(row) || halfOff.test(normal)) return { is: 'INFO' };
  if (totalLess.test(normal) || isNetOfTotal(row)) return { is: 'NET' };
  if (
    row.isTitle ||
    carried.test(row.label) ||
    totalLine.test(normal) ||
    isTakenOff(normal) ||
    addition.test(row.label)
  )
    return { is: 'TOTAL' };
  if (reckoning.test(row.label) || (netLine.test(normal) && !forNeed.test(normal) && !isForRest(row.label)))
    return { is: 'NET' };
  if (row.columnSum) return { is: row.columnSum === 'OWN' ? 'TOTAL' : 'INFO' };
  if (sumSign.test(row.label) || (row.section !== 'COST' && row.section !== null && someCosts.test(normal)))
    return { is: 'TOTAL' };
  if (isInformation(row.section === 'COST' ? withoutAverage(row.label) : row.label)) return { is: 'INFO' };
  if (row.section === 'NET' || row.section === 'CONTRIBUTION') return unlessNamed(row, context);
  return aidOrCost(row, normal, context);
}

/** "You could borrow: Federal Direct Subsidized Loan". */
const leadIn = /^you (can|could|may|might)( also)? (borrow|earn|take|accept|use|get): (?=\p{Lu})/iu;

/** "Gift assistance, from page 1", "Loans (from section C)". */
const carried = /\b(from|see) (page|section|part|step|line) ([\dA-H]|[IVX]+)\)?$/i;

/** Under another heading than that of costs: what some of them come to. */
const someCosts =
  /^((total|estimated|your|all) )*(direct|indirect|billed|billable|unbilled) (costs?|charges?|expenses)$/;

/** "= Instruction   13,984": what the lines over it come to. */
const sumSign = /^\s*[=∑Σ]\s*\p{L}/u;

/** "GI Bill housing   $1,842   monthly, to you", "BAH   $1,842   per month enrolled". */
const isPaidMonthly = ({ label, attributes }: Row): boolean =>
  attributes.some((text) => /^(monthly|(per|an?|(for )?each|every|[/$]+) ?mo(nth)?)\b/i.test(text)) &&
  /\b(housing|living|allowance|stipend|bah|mha)\b/i.test(label);

/** Of a loan what is paid out: under a heading for loans, or where the fee is said to be a loan's. */
const isAfterFee = ({ section, label }: Row, normal: string): boolean =>
  afterLoanFee.test(normal) &&
  !namesFund(label.replace(/\bloan (?=fees?\b)/i, '')) &&
  (section === 'LOAN' || costKind(normal) === 'LOAN_FEES');

/** "Costs $20,000 − gifts $9,000 =", "$20,000 cost − $9,000 gift =", "What is left (A minus B)", "Line 12 minus line 15", "A minus B", "Subtract C from A". */
const reckoning =
  /\$[\d,]+\D*\s[-–−]\s\D*\$[\d,]+(?:[^\d$]*=)?[\s=:]*$|\((line |step )?([A-Z]|\d{1,2}) (minus|less|[-–−]) |\b([Ll]ine|[Ss]tep|[Bb]ox|[Pp]art) ([A-Z]|\d{1,2}) (minus|less|[-–−]|divided) |^([A-Z]|\d{1,2}) (minus|less) ([A-Z]|\d{1,2})\b|^[A-Z] [-–−] [A-Z]\b|\b[Ss]ubtract (line |step |box )?([A-Z]|\d{1,2}) from\b/;

/** "Gifts (add 7 to 11)", "Cost of attendance (1 + 2)", "All support, II through IV". */
const addition =
  /\((add|sum of|total of|lines|steps) (lines? )?([A-Z]|\d{1,2})( ?(to|through|thru|and|[-–+&,]) ?(lines? )?([A-Z]|\d{1,2}))+\)|\(([A-Z]|\d{1,2})( ?\+ ?([A-Z]|\d{1,2}))+\)|\b(add|sum of|total of|lines|parts|steps|sections) (lines? |parts? )?([A-H]|\d{1,2}[a-z]?|[IVX]{1,4}) ?(to|through|thru|[-–+]) ?([A-H]|\d{1,2}[a-z]?|[IVX]{1,4})\b|(?<=\p{L}{3}.*)[\s,(]([A-H]|[IVX]{1,4})( (to|through|thru)| ?[-–+]) ?([A-H]|[IVX]{1,4})\)?$/iu;

/** "Scholarship for students with demonstrated need", "FED SEOG Based on financial need" is no need. */
const forNeed =
  /^(?!.*\b(after|less|minus|unmet|remaining|net)\b).*(\b(grant|scholarship|award|fund)\b.* need\b|. based on (your )?(financial|demonstrated) need$)/;

/** "Parent PLUS Loan (to cover the balance)", "Harmon Promise (covers what is left)": what is left, told behind a name. */
function isForRest(label: string): boolean {
  const main = mainOf(label).replace(forRest, '').trim();
  if (main.length >= label.trim().length || netLine.test(normalText(main))) return false;
  return oneLoan.test(normalText(main)) || coversRest.test(label);
}
const coversRest = /\w \((covers?|covering|to cover|pays|fills|meets) [^)]*\)$/i;
const forRest = /\s(to|for|covers?|covering|toward)\s(?!students?\b).*$/i;
const oneLoan = /^(?!.*\b(after|before|less|minus|without|need|with|by|total|loans)\b).*\b(loan|plus)\b/;

/** "Less gift aid" and "less net financial aid" are sums, "less your Dean's Award" is that award. */
const isTakenOff = (normal: string): boolean =>
  /^(less|minus)\b/.test(normal) &&
  !oneGrant.test(normal) &&
  normal
    .replace(ifTaken, '')
    .split(' ')
    .every((word) => word === 'net' || genericWords.has(word) || !/[a-z]/.test(word));
/** "Less loans, if you take them". */
const ifTaken = / if (you|they|these|it|accepted|taken|needed|used|borrowed)\b.*$/;
/** "Less half of your grants": a part of a bill, and of no year. */
const halfOff = /^(less|minus) (one )?half (of )?/;
/** "less: State Need Grant". */
const oneGrant = /\b(state|need|merit|tuition|university|college) (need )?(grant|scholarship|waiver)$/;

/** "Average textbooks" in a budget is its line for books. */
const withoutAverage = (label: string): string =>
  costKind(normalText(label)) ? label.replace(/^(the )?average( cost of| costs? for)?\b/i, ' ') : label;

const load =
  /\b\d+([-–]\d+)?\+? ((credits?|units?|hours?|hrs)( (per|a|each|every) (semester|term|quarter|year))?|(meals? |swipes? )?(per|a|each|every) week)\b/gi;

/** What comes each month; "paid by the employer, monthly" says when the year's amount comes, and a "Monthly Meeting" gives awards. */
const monthlyValue =
  /(?<!\b(paid|payable|disbursed|credited|earned|in|sent|released|issued)( out)?( (to|by|through|from|as|with)( \w+){1,3})? )\bmonthly\b(?! payment plan| pay ?checks?| (?!housing|living)\w+ (scholarship|grant|award|fund|prize)\b)/;

/** Behind the name of an award "2.8 GPA" and "minimum half-time" are its conditions. */
function isInformation(label: string): boolean {
  const main = mainOf(label);
  // "Tuition, 15 credits each term", "Meal Plan, 15 per week": how much is taken for the money.
  const all = costKind(normalText(main)) ? label.replace(load, ' ') : label;
  const told = namesAid(main) ? main : all.replace(/\([^)]*\)/g, ' ');
  return infoLine.test(normalText(told)) || monthlyValue.test(normalText(label));
}

/** Under a heading for the family's share only what names an aid or a cost by itself counts. */
function unlessNamed(row: Row, context: AidContext): RowKind {
  const named = namedKind(row.label, { ...context, section: null });
  if (!named || named.subCategory === 'EXPECTED_CONTRIBUTION') return { is: 'INFO' };
  return { is: 'AID', kind: named, certainty: 0.7 };
}

/** The rates that are told of a loan make no cost of it: "Direct Loan 5.5% interest, 1.06% origination fee". */
function aidOrCost(row: Row, normal: string, context: AidContext): RowKind {
  const main = row.label.includes('%') ? row.label.replace(rateOrHours, '') : row.label;
  return main === row.label || !aidNoun.test(normalText(main))
    ? ofWording(row, normal, context)
    : ofWording({ ...row, label: main }, normalText(main), context);
}

function ofWording(row: Row, normal: string, context: AidContext): RowKind {
  // "Tuition (incl. fees)" is both.
  const outside = normalText(row.label.replace(/\((?!incl\w*\.? [^)]*\bfees?\b)[^)]*\)/gi, ' ')) || normal;
  const cost = labelCost(row.label, normal, outside);
  if (cost === 'LOAN_FEES') return { is: 'COST', category: cost, certainty: 0.95 };
  const hasNoun = aidNoun.test(outside);
  // A line of the costs that names one is looked at no further.
  const isCost = row.section === 'COST' && cost !== null && !hasNoun && !ofFamily.test(normal);
  const named = isCost ? null : namedKind(row.label, context);
  if (named?.subCategory === 'EXPECTED_CONTRIBUTION') return { is: 'CONTRIBUTION', kind: named };
  if (row.section === 'COST') return inCosts(row, cost, named !== null && (hasNoun || !cost), context);
  const isPlainCost = cost !== null && cost !== 'OTHER' && !hasNoun;
  const isGift = row.section === 'GIFT' && !ofCharges.test(normalText(row.title));
  const granted = isPlainCost && isGift ? namedKind(row.title, { ...context, section: null }) : null;
  // "Tuition", "Books" under "VA education benefits".
  if (granted?.subCategory === 'MILITARY' || granted?.subCategory === 'ATHLETIC')
    return { is: 'AID', kind: granted, certainty: 0.85 };
  // A heading for loans makes a loan of any name, but not of "Tuition and fees".
  if (named && !(isPlainCost && namedKind(row.label, { ...context, section: null }) === null))
    return { is: 'AID', kind: named, certainty: row.section === null ? 0.9 : 1 };
  if (cost && !hasNoun && (row.section === null || row.section === 'AID'))
    return { is: 'COST', category: cost, certainty: 0.9 };
  if (isPlainCost) return { is: 'COST', category: cost, certainty: 0.7 };
  if (isGift && isMilitary(row.title, context))
    return { is: 'AID', kind: kindOf('FEDERAL', 'MILITARY'), certainty: 0.85 };
  // Under "Loans and work" no name is a gift's.
  if (row.section === 'AID' && !hasNoun && lentOrEarned.test(normalText(row.title)))
    return { is: 'AID', kind: kindOf('INSTITUTION', 'INSTITUTIONAL_EMPLOYMENT'), certainty: 0.8 };
  if (aidSections.includes(row.section))
    return {
      is: 'AID',
      kind: aidKind(row.label, context),
      certainty: hasNoun ? 0.95 : isGiven(row) ? 0.9 : row.group < 0 ? 0.86 : 0.8,
    };
  return hasNoun ? { is: 'AID', kind: aidKind(row.label, context), certainty: 0.85 } : { is: 'UNKNOWN' };
}

const ofFamily = /\b(contribution|share|responsibility|parents?|family|income|assets|earnings|savings|sai|efc)\b/;

/** A heading of what is to be paid, be it by those who have a benefit. */
export const ofCharges = /\b(costs?|charges?|charged|expenses|budget|price|(?<!gi )bill|billed)\b/;

const lentOrEarned =
  /^((your|student|federal) )*loans? (and|\/|or) ((student|campus) )?(work( study)?|employment|jobs)$/;

/** "Veterans benefits" over the rows, and no other gifts with them. */
const isMilitary = (title: string, context: AidContext): boolean =>
  namedKind(title, { ...context, section: null })?.subCategory === 'MILITARY' &&
  !/\b(and|or|other)\b|[&/,]/i.test(
    title.replace(/\b9\/11|\b(military|veterans?['’]?s?) (and|&|\/) (military|veterans?)/i, ''),
  );

/** A heading for gifts over a name, or a sentence that gives it. */
const isGiven = (row: Row): boolean => row.isAdded === true || (row.section === 'GIFT' && /^\p{Lu}/u.test(row.label));

const outsideOf = (label: string): string => normalText(label.replace(/\([^)]*\)/g, ' '));
/** "Commuter Grant", "Tuition Scholarship": the last noun says what it is, even among costs. */
const endsInGift = /\w (grant|scholarship|fellowship)$/;

/** "Capital Building Fund", "Green Fund": what all students are billed for. */
const billedFund =
  /^((student|campus|college|capital) )*(building|green|sustainability|activity|technology|facilities|improvement) fund$/;

/** "Total cost   Gift aid   Net price" under the costs. */
const allGifts =
  /^((total|your|estimated|all) )*((gift|financial|free|anticipated|expected|pending) )+(aid|money|assistance)$/;

function inCosts(row: Row, cost: CostCategory | null, isNamedAid: boolean, context: AidContext): RowKind {
  const hasNoun = aidNoun.test(normalText(row.label));
  if (billedFund.test(outsideOf(row.label)) && !row.amount.isNegative)
    return { is: 'COST', category: 'FEES', certainty: 0.9 };
  if (isNamedAid || row.amount.isNegative || (hasNoun && !cost) || endsInGift.test(outsideOf(row.label)))
    return { is: 'AID', kind: aidKind(row.label, { ...context, section: null }), certainty: 0.85 };
  if (!cost && allGifts.test(normalText(withoutNumber(row.label)))) return { is: 'TOTAL' };
  const category = cost ?? livingCost(row.label, outsideOf(row.label)) ?? 'OTHER';
  return { is: 'COST', category, certainty: category === 'OTHER' && !cost ? 0.8 : 1 };
}
