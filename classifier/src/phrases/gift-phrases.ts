import { type KindPhrase, phrase } from './kind-phrase.ts';

const company =
  '(freight|lines|foods|industries|logistics|manufacturing|motors|steel|airlines|insurance|technologies|inc|corp|company)';

export const waiverPhrases: KindPhrase[] = [
  phrase(
    'PRIVATE',
    'OUTSIDE',
    'employer( paid)?( tuition)?( .*)?',
    `\\w+ ${company} (employee )?(tuition|education) (assistance|benefits?|reimbursement)`,
    `tuition (assistance|benefits?|reimbursement) .*\\b${company}`,
  ),
  phrase(
    'STATE',
    'TUITION_WAIVER',
    '(t / r|tr|waiver|remission)( .*)? (state|krs|statute)( .*)?',
    '(?<!\\b(tri|bi|multi|inter|border) )(state|krs|statutory)( .*)? (waiver|remission|exemption)( .*)?',
    'ab ?540',
    'exemption( .*)? (tec|fs|ors|rcw|krs|statute|code|law|section|\\d+ \\d+)( .*)?',
    '(waiver|remission|exemption)( .*)? (tec|fs|ors|rcw|krs|ic|nrs|rsa|ilcs|mcl|crs|ars|orc|sdcl|ndcc|mgl) \\d\\w*( .*)?',
    '(foster|orphan|firefighters?|peace officers?|valedictorian|senior citizens?|blind|deaf)( .*)? exemption( .*)?',
  ),
  phrase(
    'INSTITUTION',
    'TUITION_WAIVER',
    '(fee |tuition )?waivers?',
    // A title that the system cut off.
    '(fees?|tuition) (wai|waiv|waive|remi|remiss|exem|exempt|exempti)',
    '(fees?|tuition) waived',
    '(fees?|tuition) (forgiveness|forgiven|allowance|courtesy|scholarship for employees)( .*)?',
    '(tuition )?remission',
    'abatement( .*)?',
    'fees? remitted( .*)?',
    'wue( .*)?',
    'western undergraduate exchange',
    'msep',
    'midwest student exchange( .*)?',
    'academic common market',
    'acm',
    'tuition (exchange|discount|reduction|break|benefits?|credit|exemption|differential)',
    'tuition diff(erential)?( .*)?',
    '(border|neighbor(ing)?)( state)?( tuition)? rate( .*)?',
    '(resident|residency|in state) rate( .*)?',
    '(regional|interstate) exchange( .*)?',
    'discount',
    'nonresident( .*)? (exemption|differential|discount)',
    't / r( .*)?',
    'tr (f|staff|faculty|emp|employee|dependent|spouse|child)( .*)?',
    'cic tep',
    'fachex',
    'school paid tuition( .*)?',
    '(estimated )?(room|housing) benefit',
    '(ra|resident assistant|resident advisor) (housing|room|board|meals?)( .*)?',
    'new england regional( .*)?',
    'employee( .*)? (benefit|dependent)( .*)?',
  ),
];

const sports =
  'rugby|squash|skiing|diving|triathlon|(mens?|womens?) (track|swim|dive|crew|sailing|ski)|(track|swim|dive|crew|sailing|ski)( and \\w+)? (mens?|womens?|team|squad|grant in aid)|xc|football|basketball|baseball|softball|soccer|volleyball|swimming|gymnastics|golf|tennis|lacrosse|wrestling|rowing|cheer(leader|leading)?|hockey|water polo|cross country|track and field|esports|equestrian|fencing|bowling|rodeo';

export const athleticPhrases: KindPhrase[] = [
  phrase(
    'INSTITUTION',
    'ATHLETIC',
    'athletic( .*)?',
    'athletes?( .*)?',
    'student athlete( .*)?',
    'gia',
    `(${sports})( .*)?`,
    // "WSOC-Tuition", "MBB Books"
    '[mw](soc|vb|bb|bkb|sb|ten|golf|xc|tf|lax|swim|row|wp|hky) (tuition|fees|room|board|books?|meals|course books)( .*)?',
    '(mens?|womens?) (\\w+ ){0,3}grant in aid',
    // Words that mean a sport beside it.
    'grant in aid (\\w+ ){0,2}(track|swim|dive|crew|sailing|ski|rifle|pistol|polo|sprint)',
    '(rifle|pistol|polo|sprint) grant in aid',
    'spirit squad',
    'ncaa( .*)?',
  ),
];

/** Clubs and societies that are never the school, though they may bear the name of its town. */
const clubs = phrase(
  'PRIVATE',
  'OUTSIDE',
  'community foundation( .*)?',
  // "Grace Harbor Church, Ada", but not "Grace Church Leadership Scholarship".
  '(first|grace|zion|calvary|mount|mt|new) (\\w+ ){0,3}church(?! (scholarship|grant|award|leaders?|leadership|partner\\w*|match\\w*|vocations?|service|related)\\b)( .*)?',
  '(live)?stock show( .*)?',
  'most valuable student',
  'rotar(y|ians?)( .*)?',
  'lions club( .*)?',
  '(electric|elec|telephone|farmers) (co ?op|cooperative)( .*)?',
  'elks( .*)?',
  'kiwanis( .*)?',
  'credit union( .*)?',
  'retired teachers',
  'homemakers( .*)?',
  'ruritan( .*)?',
  'jaycees',
  'shriners?',
  'grange',
  '4 h',
  'ffa',
  'naacp',
  'lulac',
  'soroptimists?( .*)?',
  'zonta( .*)?',
  'altrusa( .*)?',
  'farm bureau',
  'volunteer fire( .*)?',
  'vfw',
  'american legion',
  'knights of columbus',
  'masonic( .*)?',
  'union local( .*)?',
  'local union',
  '(workers|carpenters|employees|labor|trades?) union',
  '(teamsters|ibew|uaw|seiu|ufcw|afscme|afl cio|steelworkers|ironworkers|boilermakers|machinists)( .*)?',
  'odd fellows',
  'sons of norway',
  'daughters of( the)? american revolution',
  'society of women engineers',
  'business and professional women',
  'ducks unlimited',
  'pheasants forever',
  'local \\d+',
  'chamber of commerce',
  'pta',
  'ptsa',
  'dollars for scholars( .*)?',
  'farm credit( .*)?',
);

export const clubPhrases: KindPhrase[] = [clubs];

/** Givers that are not the school. A foundation or fund that bears the school's name is the school's. */
export const outsidePhrases: KindPhrase[] = [
  clubs,
  phrase(
    'PRIVATE',
    'OUTSIDE',
    'outside( .*)?',
    'external( .*)?',
    'private( .*)?',
    'agency',
    'other scholarship( you can use)?',
    'lions( club)?',
    '(?<!alumni )club',
    'bank of \\w+',
    '(national|state|community|savings|farmers|citizens) bank( .*)?',
    '(?!(the|food|west|south|left)\\b)\\w+ bank (scholarship|grant|award)',
    'sallie mae( .*)?',
    'sofi',
    'college ave',
    'aerie',
    '^church of( .*)?',
    '^(home |your |local )?church (scholarship|award|gift)$',
    '(partner|associate|team member|crew( member)?|employer|company) (tuition|education) (assistance|benefits?|program)( .*)?',
    '(drug|grocery|hardware|food|department) stores?( .*)?',
    'supermarkets?( .*)?',
    '(?!(the|our|college|university|campus|student)\\b)\\w+ (tribune|gazette|newspapers?|daily news)( .*)?',
    '(?!(the|our|college|university|campus|student)\\b)\\w+ (health (system|network)|healthcare)( .*)?',
    'mitchell institute( .*)?',
    '(?<!alumni )ass(ociatio)?n',
    '(?<!alumni )assoc(?! (degree|dean))',
    '(womens|mens|junior|urban) league( .*)?',
    'optimists?( .*)?',
    'p ?e ?o',
    // "Kingdom Church Vocation Grant" is given to those who will work in one.
    '(?!campus|college|university|our)\\w+ church(es)?(?! (leaders?|leadership|vocations?|careers?|ministry|related)\\b)( .*)?',
    'co ?op',
    'cooperative',
    'company',
    'corporation',
    'lodge',
    // Without a name of its own it is the school's, as its foundation is.
    '(?!(the|our|hospital|college|university|school|auxiliary|estimated)\\b)\\w+ (auxiliary|guild)',
    // "Parish Connection Grant" bears no parish's name: a gift of the school for those who come from one.
    '(?<!\\b(out of|in) )(?!(?<=^)\\w+ (?!of|for|to|from|gift|support|funds?|grant|scholarship|award)\\w+ (grant|scholarship|award)$)(synod|congregation|presbytery|diocese|parish(?! schools?)|classis)( .*)?',
    '(annual|united methodist|um|umc) conference',
    'first (baptist|methodist|united methodist|presbyterian|lutheran|congregational|christian)( .*)?',
    '(usher|deacon|missionary) (board|society)',
    'ame( zion)?',
    'gates( .*)? scholarship',
    'jack kent cooke',
    'coca cola( .*)?',
    'horatio alger',
    'hispanic scholarship fund',
    'ron brown',
    'daniels fund',
    'golden leaf( .*)?',
    'thrivent( .*)?',
    '(auto(mobile|motive)?|car|truck|equipment|ford|chevrolet|toyota|honda) dealers?( .*)?',
    'dell scholars?( .*)?',
    'uncf( .*)?',
    'thurgood marshall( .*)?',
    'scholarship america',
    'charitable foundation( .*)?',
    '(national merit|nat mer) (corporat\\w*|corp|one time)( .*)?',
    'pto',
    'burger king( .*)?',
    'questbridge private',
    'trust',
    'inc',
    'sigma( .*)?',
    '(alpha|delta|kappa|omega|zeta|iota) (alpha|beta|gamma|kappa|omega|phi|psi)( .*)?',
    '(walmart|starbucks|chick fil a|mcdonalds|taco bell|career choice)( .*)?',
    'chapter',
    'grade reimb( .*)?',
    '(tuition|educational|grade) reimbursement( .*)?',
    '(as |self )?reported by ((you|your|the) )?(you|student|donor|employer|sponsor)',
  ),
];

/** Names that tell of merit, talent or rank. */
export const meritPattern =
  /\b(deans?|president|presidents|presidential|honou?rs?|founders?|achievement|achievers?|leadership|leaders?|provosts?|regents?|trustees?|chancellors?|distinguished|distinction|excellence|academic|talent|talented|band|choir|orchestra|music|theatre|theater|debate|portfolio|audition|transfer|merit|nat mer|valedictorian|salutatorian|phi theta kappa|scholars? (award|program)|scholars$|scholars prg)\b/;

/** Nouns that make a line a scholarship even beside merit words; grants go by `grant`. */
export const scholarshipNoun = /\b(scholarship|scholar|scholars|fellowship|prize|stipend)\b/;
export const grantNoun = /\b(grants?|gr)\b/;
export const needPattern = /\bneed( |-)?based\b|\bneed\b|\bspecial needs\b/;
