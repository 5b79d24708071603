import { type KindPhrase, phrase } from './kind-phrase.ts';

export const waiverPhrases: KindPhrase[] = [
  phrase('PRIVATE', 'OUTSIDE', 'employer( paid)?( tuition)?( .*)?'),
  phrase(
    'STATE',
    'TUITION_WAIVER',
    '(t / r|tr|waiver|remission)( .*)? (state|krs|statute)( .*)?',
    '(state|krs|statutory)( .*)? (waiver|remission|exemption)( .*)?',
    'state( .*)? (waiver|remission)',
    'ab ?540',
  ),
  phrase(
    'INSTITUTION',
    'TUITION_WAIVER',
    '(fee |tuition )?waivers?',
    '(fees?|tuition) waived',
    '(fees?|tuition) (forgiveness|forgiven|abatement|allowance|scholarship for employees)( .*)?',
    '(tuition )?remission',
    'fees? remitted( .*)?',
    'wue( .*)?',
    'western undergraduate exchange',
    'msep',
    'midwest student exchange( .*)?',
    'academic common market',
    'acm',
    'tuition (exchange|discount|reduction|break|benefits?|credit|exemption|differential)',
    'tuition diff(erential)?( .*)?',
    'discount',
    'nonresident( .*)? (exemption|differential|discount)',
    't / r( .*)?',
    'tr (f|staff|faculty|employee|dependent)( .*)?',
    'cic tep',
    'fachex',
    'school paid tuition( .*)?',
    '(estimated )?(room|housing) benefit',
    'ra (housing|room)( .*)?',
    'new england regional( .*)?',
    'employee( .*)? (benefit|dependent)( .*)?',
  ),
];

const sports =
  'football|basketball|baseball|softball|soccer|volleyball|swimming|gymnastics|golf|tennis|lacrosse|wrestling|rowing|cheer(leader|leading)?|hockey|water polo|cross country|track and field|esports|equestrian|fencing|bowling|rodeo';

export const athleticPhrases: KindPhrase[] = [
  phrase(
    'INSTITUTION',
    'ATHLETIC',
    'athletic( .*)?',
    'athletes?( .*)?',
    'student athlete( .*)?',
    'gia',
    `(${sports})( .*)?`,
    'spirit squad',
    'ncaa( .*)?',
  ),
];

/** Givers that are not the school. A foundation or fund that bears the school's name is the school's. */
export const outsidePhrases: KindPhrase[] = [
  phrase(
    'PRIVATE',
    'OUTSIDE',
    'outside( .*)?',
    'external( .*)?',
    'private( .*)?',
    'agency',
    'other scholarship( you can use)?',
    'community foundation( .*)?',
    'rotary( .*)?',
    'lions( club)?',
    'elks( .*)?',
    'kiwanis( .*)?',
    'club',
    '(?<!alumni )ass(ociatio)?n',
    'farm bureau',
    '(?!campus|college|university|our)\\w+ church(es)?( .*)?',
    'co ?op',
    'cooperative',
    'company',
    'corporation',
    'volunteer fire( .*)?',
    'lodge',
    'auxiliary',
    'guild',
    'synod( .*)?',
    'congregation( .*)?',
    'presbytery( .*)?',
    'diocese( .*)?',
    'parish',
    'vfw',
    'american legion',
    'knights of columbus',
    'masonic( .*)?',
    'union local( .*)?',
    'local \\d+',
    'chamber of commerce',
    'gates( .*)? scholarship',
    'jack kent cooke',
    'coca cola( .*)?',
    'horatio alger',
    'hispanic scholarship fund',
    'ron brown',
    'daniels fund',
    'dell scholars?( .*)?',
    'uncf( .*)?',
    'thurgood marshall( .*)?',
    'scholarship america',
    'dollars for scholars( .*)?',
    'charitable foundation( .*)?',
    '(national merit|nat mer) (corporat\\w*|corp|one time)( .*)?',
    'pta',
    'ptsa',
    'burger king( .*)?',
    'questbridge private',
    'trust',
    'inc',
    'sigma( .*)?',
    'chapter',
    'grade reimb( .*)?',
  ),
];

/** Names that tell of merit, talent or rank. */
export const meritPattern =
  /\b(deans?|president|presidents|presidential|honou?rs?|founders?|achievement|achievers?|leadership|leaders?|provosts?|regents?|trustees?|chancellors?|distinguished|distinction|excellence|academic|talent|talented|band|choir|orchestra|music|theatre|theater|debate|portfolio|audition|transfer|merit|nat mer|valedictorian|salutatorian|phi theta kappa|scholars? (award|program)|scholars$|scholars prg)\b/;

/** Nouns that make a line a scholarship even beside merit words; grants go by `grant`. */
export const scholarshipNoun = /\b(scholarship|scholar|scholars|fellowship|prize|stipend)\b/;
export const grantNoun = /\bgrants?\b/;
export const needPattern = /\bneed( |-)?based\b|\bneed\b|\bspecial needs\b/;
