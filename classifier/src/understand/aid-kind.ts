import { militaryPhrases, programPhrases } from '../phrases/federal-phrases.ts';
import {
  athleticPhrases,
  grantNoun,
  meritPattern,
  needPattern,
  scholarshipNoun,
  waiverPhrases,
} from '../phrases/gift-phrases.ts';
import type { Giver } from '../phrases/giver-phrases.ts';
import type { Section } from '../phrases/heading-phrases.ts';
import { firstOf, kindOf } from '../phrases/kind-phrase.ts';
import { loansByWording, namedLoans } from '../phrases/loan-phrases.ts';
import { normalText } from '../phrases/normal-text.ts';
import { contributionPhrases, otherAidPhrases, planPhrases, workPhrases } from '../phrases/other-aid-phrases.ts';
import type { AidKind } from './classification.ts';
import { isOtherEmployer, outsideKind, saysOutside } from './outside-kind.ts';
import { stateKind } from './state-kind.ts';

/** What the letter around a line tells about it. `schoolName` is normal text, `schoolWords` its telling word and its acronym. */
export type AidContext = {
  schoolName: string;
  section: Section | null;
  attributes: string;
  schoolState: string | null;
  schoolWords: string[];
  isNeedOnly: boolean;
  /** A sentence says of this award that it goes by need. */
  isNeedTold?: boolean;
  /** A sentence says of it that it is not the state's, whatever it is called. */
  isNotState?: boolean;
  /** Who gives, as the heading or a column says. */
  giver?: Giver | null;
};

const waiverIn = firstOf(waiverPhrases);
const planIn = firstOf(planPhrases);
const programIn = firstOf(programPhrases);
const contributionIn = firstOf(contributionPhrases);
const militaryIn = firstOf(militaryPhrases);
const otherAidIn = firstOf(otherAidPhrases);
const workIn = firstOf(workPhrases);
const namedLoanIn = firstOf(namedLoans);
const loanIn = firstOf(loansByWording);
const athleticIn = firstOf(athleticPhrases);

/** "Beca Suplementaria / PR State Grant": the name in another language stands before. */
function stateBehind(label: string, isLoan: boolean, context: AidContext): AidKind | null {
  const at = label.indexOf(' / ');
  const name = at > 0 ? label.slice(at + 3) : '';
  return name ? stateKind(name, normalText(name), isLoan, context) : null;
}

/** The kind that the wording names by itself; null when only the place in the letter can tell. */
export function namedKind(label: string, context: AidContext): AidKind | null {
  const normal = withoutTime(normalText(withPrefix(label).replace(inBrackets, ' ')))
    .replace(/\b(out of|in) (state|parish|county|district)\b/g, 'nonresident')
    .replace(deniedPlus, '')
    .replace(paysWages, '');
  const isLoan =
    (/\bloan\b/.test(normal) && !isGivenBy(label, normal) && !isDonor.test(normal)) ||
    (context.section === 'LOAN' && !namesGift.test(normal));
  const isOwn = namesSchool(normal, context.schoolWords);
  const state = stateKind(label, normal, isLoan, context) ?? stateBehind(label, isLoan, context);
  if (!isLoan && /\((private|outside|external)\)/i.test(label)) return kindOf('PRIVATE', 'OUTSIDE');
  if (!isOwn && /\bindian\b.*\bwaiver\b/.test(normal)) return kindOf('STATE', 'TRIBAL');
  if (!isLoan && isOtherEmployer(normal, isOwn)) return kindOf('PRIVATE', 'OUTSIDE');
  const waiver = isGuard(normal) || (state && feeGrant.test(normal)) ? null : waiverIn(normal);
  const isOutside = context.giver === 'PRIVATE' || (context.section === 'OUTSIDE' && /\bemploye[er]/.test(normal));
  if (waiver && isOutside) return kindOf('PRIVATE', 'OUTSIDE');
  if (waiver)
    return waiver.subCategory === 'TUITION_WAIVER' && (state || context.giver === 'STATE')
      ? kindOf('STATE', 'TUITION_WAIVER')
      : waiver;
  return (
    planIn(normal) ??
    (programIn(normal) ? null : contributionIn(normal)) ??
    (isLoan ? null : militaryOf(normal, state)) ??
    otherAidIn(normal) ??
    (state?.category === 'WORK' ? state : workOf(normal, context.attributes, isOwn, state)) ??
    (state?.subCategory === 'STATE_LOAN' ? state : null) ??
    (isFeeOrBank.test(normal) || (!isLoan && isGiftName(normal)) ? null : namedLoanIn(normal)) ??
    (isLoan ? (isOwn ? ownLoan : (loanIn(normal) ?? loanFrom(context.giver))) : null) ??
    programIn(normal) ??
    (context.section === 'OUTSIDE' || stockShow.test(normal) ? null : athleticIn(normal)) ??
    state ??
    (context.giver === 'INSTITUTION' && !saysOutside.test(normal)
      ? null
      : outsideKind(label, normal, isOwn, context.schoolName))
  );
}

/** "(5.5% fixed)", "(becomes a loan if you do not teach)": no part of the name. */
const inBrackets = /\((\d|(it )?(becomes|converts|turns|(may|will|can) become)\b)[^)]*\)/gi;

/** "Loan Tran Memorial Scholarship": the last noun says what it is, and what stands first is who gives it. */
const isGivenBy = (label: string, normal: string): boolean =>
  /^loan \p{L}{2}/iu.test(label) &&
  /^loan (\w+ ){1,5}(scholarship|fellowship|grant)$/.test(normal) &&
  !/\b(federal|direct|(un)?subsidized|parent|graduate|student|loan (and|or|to|for|in|conver\w+|forgiv\w+))\b/.test(
    normal,
  );

/** "Ellen Loan Memorial Scholarship": nobody founds a gift in memory of a loan. */
const isDonor =
  /\bloan (family |memorial |endowed |endowment |honorary )+(scholarship|fellowship|grant|award|fund|prize)\b/;

/** "1.057% fee" behind the name of a loan is what it costs, "Direct Loan fees" are no loan. */
const isFeeOrBank =
  /(?<!(%|\bno|\bless|\bafter|\bincluding) ((origination|loan|processing) )?)\bfees?\b(?!( of)? \d)|\b(bank|credit union)\b/;

/** A federal grant is none of the loans among which it stands. */
const namesGift = /\b(pell|f?seog|teach) ?(grant|gr)?\b/;

/** "Perkins Memorial Scholarship", "First Ascent Award": lenders and loans bear the names of people and things. */
const isGiftName = (normal: string): boolean =>
  /\b(grant|scholarship|scholars?|award|fund|memorial|endowed|endowment|fellowship|prize|stipend|bursary)\b/.test(
    normal,
  ) && !ofLoans.test(normal);
const ofLoans =
  /\b(federal|direct|(un)?subsidized|repaid|income share)\b|\b(parent|graduate)\b.*\bplus\b|\bplus\b.*\b(parent|graduate)\b/;

/** "Sub-Saharan Study Fund": "sub" before any word but those of loans and terms begins a word, and shortens none. */
const withPrefix = (label: string): string => (subAhead.test(label) ? label.replace(subAhead, 'sub') : label);
const subAhead =
  /\bsub(?:-(?!loan|staff|direct|fed|unsub|fall|spring|winter|summer|year|student|(in)?depend|base|initial|addi?t|award|offer|under|fresh)(?=\p{L}{4})| (?=sahara|arctic|tropic|alpin|continent))/iu;

/** Those who hold a rodeo for all are no team. */
const stockShow = /\bstock show\b|\blivestock\b|\brodeo (association|assn|assoc|foundation|committee)\b/;

/** "Addl Unsub (Parent PLUS denied)" is no PLUS loan. */
const deniedPlus = / (due to )?(parent )?plus (loan )?(denied|denial|declined)\b/;

/** "Work Study (paid by the employer)": who pays for work gives nothing. */
const paysWages = / paid( \w+)? by (the |your |an |each )?employers?\b(?<=\b(work|jobs?|employment)\b.*)/;

/** "Skills and Jobs Award" in a table whose column of types says "Grant" is no job. */
function workOf(normal: string, attributes: string, isOwn: boolean, state: AidKind | null): AidKind | null {
  const work = workIn(normal);
  // A state's grant for those who learn a trade may tell of jobs.
  if (state && work?.source === 'INSTITUTION') return null;
  // A school gives its own name to its own jobs.
  if (
    isOwn &&
    work?.source === 'FEDERAL' &&
    /\bwork (award|opportunity|study)\b/.test(normal) &&
    !/\bfederal\b/.test(normal)
  )
    return kindOf('INSTITUTION', 'INSTITUTIONAL_EMPLOYMENT');
  return work?.source === 'INSTITUTION' && /^(grant|scholarship)s?\b/i.test(attributes) ? null : work;
}

/** "Illinois Veterans Grant" is the state's; "VA" is the government's. */
function militaryOf(normal: string, state: AidKind | null): AidKind | null {
  const military = militaryIn(normal);
  const isState = military?.source === 'FEDERAL' && state && /\bveterans?\b/.test(normal) && !/^va\b/.test(normal);
  return isState ? kindOf('STATE', 'MILITARY') : military;
}

/** "National Guard Tuition Benefit" is the Guard's; its waiver is one. What a state calls after its veterans is theirs. */
const isGuard = (normal: string): boolean =>
  (/\bguard\b/.test(normal) && !/\b(waiver|remission)\b/.test(normal)) || /\b(cal ?vet|hazlewood)\b/.test(normal);

/** "HOPE Scholarship - Fall 2026", "CAP Grant 26-27": when it is paid says nothing of what it is. */
const withoutTime = (normal: string): string =>
  normal
    .replace(
      /(?<=\w) ((fall|autumn|winter|spring|summer|fa|sp|ay|aid year|academic year|annual|yearly|20\d\d|2\d 2\d)( |$))+$/,
      '',
    )
    .trim();

const ownLoan = kindOf('INSTITUTION', 'INSTITUTIONAL_LOAN');

const loanFrom = (giver: Giver | null | undefined): AidKind => {
  if (giver === 'FEDERAL') return kindOf('FEDERAL', 'DIRECT_UNSPECIFIED');
  if (giver === 'STATE') return kindOf('STATE', 'STATE_LOAN');
  return giver === 'PRIVATE' ? kindOf('PRIVATE', 'PRIVATE_LOAN') : ownLoan;
};

export const namesSchool = (normal: string, schoolWords: string[]): boolean =>
  normal.split(' ').some((word) => schoolWords.includes(word));

/** What stands beside the name, but for the school's own: a military college is no giver of that kind. */
const besideOf = ({ attributes, schoolName }: AidContext): string => {
  const beside = normalText(attributes);
  return schoolName ? beside.replace(schoolName, ' ').trim() : beside;
};

/** California's grant for those in need pays the fees, and some call it a waiver. */
const feeGrant = /\b(bog|ccpg|college promise grant)\b/;

/** "Merit" in a column beside the names. */
const meritColumn = /\bmerit\b/i;

/** The kind of a line that is known to be aid: by name, else by its noun and its section. */
export function aidKind(label: string, context: AidContext): AidKind {
  const named = namedKind(label, context);
  if (named) return named;
  const normal = normalText(label);
  const isOwn = namesSchool(normal, context.schoolWords);
  // "Cost of Education Grant" under what is earned is none of it.
  if (context.section === 'WORK' && !/\b(grant|scholarship|fellowship)$/.test(normal)) return workFrom(context.giver);
  if (context.section === 'OUTSIDE' && !isOwn) return kindOf('PRIVATE', 'OUTSIDE');
  const nouns = `${normal} ${normalText(context.attributes)}`;
  const noun = lastNoun(normal) ?? lastNoun(nouns);
  if (/\b(waiver|remission)\b/.test(normalText(context.attributes))) return kindOf('INSTITUTION', 'TUITION_WAIVER');
  const given = isOwn ? null : (militaryIn(besideOf(context)) ?? giftFrom(context.giver, noun));
  if (given) return given;
  if (noun === 'grant') return kindOf('INSTITUTION', 'INSTITUTIONAL_GRANT');
  if (needPattern.test(normal)) return kindOf('INSTITUTION', 'NEED_BASED');
  if (meritPattern.test(normal) || meritColumn.test(context.attributes)) return kindOf('INSTITUTION', 'MERIT');
  return kindOf('INSTITUTION', context.isNeedOnly ? 'NEED_BASED' : 'OTHER_SCHOLARSHIP');
}

const workFrom = (giver: Giver | null | undefined): AidKind => {
  if (giver === 'STATE') return kindOf('STATE', 'STATE_WORK_STUDY');
  return giver === 'INSTITUTION'
    ? kindOf('INSTITUTION', 'INSTITUTIONAL_EMPLOYMENT')
    : kindOf('FEDERAL', 'FEDERAL_WORK_STUDY');
};

function giftFrom(giver: Giver | null | undefined, noun: 'grant' | 'scholarship' | null): AidKind | null {
  if (giver === 'PRIVATE') return kindOf('PRIVATE', 'OUTSIDE');
  if (giver === 'TRIBE') return kindOf('PRIVATE', 'TRIBAL');
  if (giver === 'FEDERAL') return kindOf('FEDERAL', noun === 'scholarship' ? 'OTHER_SCHOLARSHIP' : 'OTHER_GRANT');
  if (giver === 'STATE') return kindOf('STATE', noun === 'scholarship' ? 'STATE_SCHOLARSHIP' : 'STATE_GRANT');
  return null;
}

/** "Scholarship Grant" is a grant: the last noun is the head. */
function lastNoun(normal: string): 'grant' | 'scholarship' | null {
  const words = normal.split(' ').toReversed();
  const noun = words.find((word) => grantNoun.test(word) || scholarshipNoun.test(word));
  if (!noun) return null;
  return grantNoun.test(noun) ? 'grant' : 'scholarship';
}
