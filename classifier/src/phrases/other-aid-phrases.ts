import { type KindPhrase, phrase } from './kind-phrase.ts';

export const workPhrases: KindPhrase[] = [
  phrase('STATE', 'STATE_WORK_STUDY', 'state( \\w+)? (college )?work( |-)?study( .*)?', 'st work study', 'sws', 'swsp'),
  phrase('INSTITUTION', 'INSTITUTIONAL_EMPLOYMENT', '^(institutional|non ?federal|inst) work study( .*)?'),
  phrase(
    'FEDERAL',
    'FEDERAL_WORK_STUDY',
    'work study( .*)?',
    'work / study',
    'f?fws',
    'fwsp',
    'cwsp?',
    '50fws',
    'work award',
    'work eligibility',
    'job location( .*)?',
    'america reads',
    'work opportunity',
  ),
  phrase(
    'INSTITUTION',
    'INSTITUTIONAL_EMPLOYMENT',
    '(other )?(student )?campus (job|employment|work|position)( .*)?',
    'student employment( .*)?',
    '(student |college |campus |university )*jobs?',
    'institutional (work|employment)( .*)?',
    '(research |teaching |graduate )*assistantship( .*)?',
    '(research|teaching|graduate) assistant( .*)?',
    '(university|college) (work|employment)( .*)?',
    'resident (assistant|advisor)( .*)?',
    'student (assistant|worker)(?!.*\\b(grant|scholarship|award|fund)\\b)( .*)?',
    'work program',
    'stipend .*hours (a |per |each )?week(ly)?( .*)?',
    'labor( .*)?',
    '(orchestra|stage|library) service',
    'employment( .*)?',
    'bonner( .*)?',
    'term time (work|job)( .*)?',
    '(?<!\\b(financial|net) )position(?!.*\\b(grant|scholarship|award|fund|loan)\\b)( .*)?',
    '(post|role|duty) employed( .*)?',
    '(on |through )?payroll(?!.*\\b(deduction|plan)\\b)( .*)?',
    '(student|campus|hourly) wages( .*)?',
  ),
];

export const contributionPhrases: KindPhrase[] = [
  phrase(
    'UNKNOWN',
    'EXPECTED_CONTRIBUTION',
    '(parents?|family|student|your|expected family|student and parent)( \\w+){0,2} (contribution|share|responsibility)( .*)?',
    'contribution from( .*)?',
    'expected (of|from) (you|your|the|parents?|family)( .*)?',
    '^((amount|part|portion|what) )?(your |the )?(family|parents?) (will |is |are )?(expected to )?(pays?|contributes?|provides?)( .*)?',
    '^from (you|your (family|parents?))( and (you|your (family|parents?)))?$',
    '^(the )?(parents?|family|student) and (the )?(student|family|parents?)$',
    '^(calculated |assessed |expected )?contribution$',
    '^(from|by) (your |the |his |her )?(parents?|family|household)$',
    '^(your |the )?(family|parents?|household) (resources|part|portion|funds)$',
    '^your own (part|share|portion|means|money)$',
    '(^| )you and (your )?(family|parents)$',
    '^(your |the )?(family|parents|household)( pays?)?$',
    '^(student )?(summer )?earnings( expectation)?',
    'summer (earnings|savings)( .*)?',
    'student (income|assets)( .*)?',
    'efc',
    'sai',
    'student aid index( .*)?',
    'from (parents?|student) (assets|income)( .*)?',
  ),
];

/** "loan and campus job", "work and student loan": one line for both (normal text). */
export const loanAndWork =
  '((student|federal|campus|on|part time) )*(loan (and|\\/) ((student|campus|on|part time) )*(work( study)?|job|employment)|(work( study)?|job|employment) (and|\\/) ((student|federal) )*loan)';

export const otherAidPhrases: KindPhrase[] = [
  phrase('UNKNOWN', 'SELF_HELP', 'self help( .*)?', 'loan (/|or) work( .*)?', `${loanAndWork}( .*)?`),
  phrase(
    'INSTITUTION',
    'PAYMENT_PLAN',
    'payment plan( .*)?',
    '(tuition )?budget plan( .*)?',
    'deferred payment( .*)?',
    'installments?( .*)?',
    'tms',
    'nelnet',
    'monthly plan',
    'pay as you \\w+( plan)?',
  ),
  phrase(
    'UNKNOWN',
    'OTHER',
    'pre ?paid( .*)?',
    '529( .*)?',
    'college savings( plan)?( .*)?',
    'savings plan( .*)?',
    'kapt',
    '(?<!\\b(meals?|dining|food|board) )met plan',
    'michigan educational trust( .*)?',
    'get program',
    'credit for credits',
  ),
  phrase('PRIVATE', 'OTHER', '(third|3rd) party( .*)?', 'sponsor (payment|billing)( .*)?'),
];

/** Rows of the College Financing Plan and its older sheet: the label gives the source. */
export const planPhrases: KindPhrase[] = [
  phrase(
    'INSTITUTION',
    'INSTITUTIONAL_GRANT',
    '^grant and scholarship from (your|the|our) (school|college|university)',
    '^(institutional|university|college|school) grant$',
    '^grant from (your|the) (school|institution|college|university)',
  ),
  phrase(
    'INSTITUTION',
    'MERIT',
    '^scholarship from (your|the|our) (school|institution|college|university)$',
    '^institutional scholarship$',
  ),
  phrase('STATE', 'STATE_SCHOLARSHIP', '^(scholarship )?from your state', '^state scholarship$'),
  phrase(
    'STATE',
    'STATE_GRANT',
    '^grant from your state',
    '^state grant( estimated)?$',
    '^(grant|aid) from (your|the) state',
  ),
  phrase('PRIVATE', 'OUTSIDE', '^other scholarship( you can use)?$', '^employer paid tuition benefits?$'),
  phrase('UNKNOWN', 'OTHER_GRANT', '^other forms of grant aid', '^other grant( aid)?$'),
];
