/** Wording of what is not offered now: it is of another time, of others, or only spoken of. */

const whoever =
  '(?:your|an?|another|any|one of your|two(?: or more)?) (?:(?:younger|older|twin) )?(?:sister|brother|sibling|twin|cousin|friend|relative|family member|member of your family)s?|(?:another|a second|any other) child';
const comes =
  '(?:(?:join|enroll|attend|matriculate|follow|enter|register|come|start|begin)(?:s|es|ing)?|(?:is|are|be) (?:also )?(?:enrolled|admitted))';

/** "Should your sister join us in 2028", "once another brother enrolls": what holds when somebody else has come. */
export const whenOthersCome = new RegExp(
  `\\b(?:should|if|when|whenever|once|were|as soon as|after) (?:${whoever})\\b(?: [\\w'’-]+){0,4}? ${comes}\\b`,
  'i',
);

const later = '(?:sophomore|junior|senior|second|third|fourth|final|upper-?(?:class|division))';
const words = "(?: [\\w'’-]+){0,4}?";

/** "When you become a junior", "Beginning in your second year": what a later year of the reader's brings. */
export const inLaterYear = new RegExp(
  [
    `\\b(?:when|once|if|after|as soon as) you(?:['’]ve| have)? (?:become|are|reach|enter|return|attain|achieve|advance|rise|move up)(?:e?d)?\\b${words} ${later}\\b`,
    `\\b(?:upon|on|after) (?:reaching|entering|becoming|attaining|achieving|returning|completing)\\b${words} (?:${later}|first|freshman)\\b`,
    `\\b(?:starting|beginning|from|effective)(?: in| with| from)? (?:your|the) ${later} year\\b`,
    `\\bafter (?:your|the) (?:first|freshman|sophomore|second) year\\b`,
    `^in your ${later} year\\b`,
  ].join('|'),
  'i',
);

/** Behind words of a later year: it is the year of this offer, or the award is given already. */
export const ofThisOffer = /\b20\d\d ?[-–/] ?(20)?\d\d\b|\b(have|has) been\b|\byou(['’]ve| have| are)\b/i;

/** "In the fall of 2028", "For 2027-28": the year that what follows is of. */
export const inNamedYear =
  /^(?:also,? )?(?:(?:should|if|when|once|were) (?!your? (?:graduat|complet))[^,$]{1,60} )?(?:in|for|from|starting|beginning|effective)(?: in| with| from)?(?: the)?(?: (?:academic|school|award))?(?: year)?( fall| autumn| spring| summer)?(?: semester| term| quarter)?(?: of)? (20\d\d)( ?[-–/] ?(?:20)?\d\d)?\b/i;

/** "you were paid", "you borrowed": what the reader had. */
export const hadBefore =
  /\byou (?:(?:already|also) )?(?:(?:were|had been) (?:paid|disbursed|credited)|had|received|borrowed|drew|used|took out)\b/i;
/** "You have borrowed $5,500 so far": what is owed already. */
export const borrowedBefore = /\byou have (?:already |previously )?borrowed\b/i;
/** "2024-25", "07/01/2024 – 06/30/2025": the year, or the year of its first day. */
export const schoolYears =
  /\b(?:(?:0?[6-9])\/\d{1,2}\/(20\d\d) ?(?:[-–—]|to|through) ?0?[5-8]\/\d{1,2}\/20\d\d|(20\d\d) ?[-–/] ?(?:20)?\d\d)\b/gi;
/** What was had is given again. */
export const goesOn = /\b(?:renew\w*|continu\w*|again|same|as before|goes on|keep|remains?)\b/i;

/** "Students who return for a second year receive …": those of whom it holds. */
export const ofSuchStudents =
  /^\(?(students|families|undergraduates|those|anyone|applicants) (who|with|whose)\b(?!.*\b(you|your|we)\b)[^$;,]*$/i;

/** Where a clause ends that denies. */
const now =
  '(?=[.,;)]|$| (?:at|in|on|as part of) (?:this|the present|your|the|our) (?:time|moment|point|offer|package|letter|award|notice)\\b| (?:here|now|yet|today|because|since)\\b| to you\\b)';
const not = "(?: not|n['’]t)(?: yet| now)?";
const gives = '(?:offer|award|includ|add|count|list|packag)(?:ed|ing|e)?';

/** "we have not offered you a job at this time" for a thing so called. */
const deniedOf = (thing: string): RegExp =>
  new RegExp(
    [
      `\\bwe (?:have|are|do|did)${not} ${gives}(?: you)? ${thing}${now}`,
      `\\byou (?:have|are|were)${not}(?: been| being)? (?:offered|awarded|given) ${thing}${now}`,
      `\\b${thing} (?:is|was|has|are|have)${not}(?: been| being)? (?:offered|awarded)${now}`,
    ].join('|'),
    'i',
  );

/** What was spoken of is not given, by what it was: anything, work or a loan. */
export const notGiven: [of: RegExp, said: RegExp][] = [
  [/./, deniedOf('(?:it|one|any|this|that|them|these|which|but)')],
  [
    /./,
    /\b(none|neither) (of (it|this|these|them|those) )?((is|was|has been|are|were|have been)( now| being)? (offered|awarded|included|given|listed|counted|added|((a )?part of|in) (this|your|the|our)\b)|(appears?|counts?) (in|on|toward) (this|your|the|our)\b)/i,
  ],
  [
    /\b(work|jobs?|employment|position)\b/i,
    deniedOf(
      '(?:(?:an?|any|such an?|the) )?(?:campus |student |work-study |federal )*(?:job|position|work-study|employment)',
    ),
  ],
  [/\b(loan|plus|subsidized|unsubsidized)\b/i, deniedOf('(?:(?:an?|any|such an?|the|this) )?(?:\\w+ )?loans?')],
];
