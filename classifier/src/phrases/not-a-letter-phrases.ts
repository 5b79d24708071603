/**
 * What a document is, by its wording: in small letters, marks and line ends gone.
 * A group counts once with its weight, however many of its patterns fit.
 */
export type Sign = { weight: number; patterns: RegExp[] };

/** What opens a menu of a web site. */
export const menuWord = /^(home|dashboard|inbox|messages|(log|sign) ?out|my account|main menu)\b/;

/** Titles of documents that are no award letter; over the short lines on top of the first page. */
export const otherTitles: Sign[] = [
  {
    // bills and payments
    weight: 5,
    patterns: [
      /\b(account|billing|bursar|loan|payment|earnings|tuition|tax|wage and tax) (activity )?statement\b/,
      /\bstatement of (student )?(account|charges)\b|\baccount summary\b|\bcharges (and|&) payments\b/,
      /(?<!\b(on|off|from|to|toward|towards|against) )\b(tuition|student|your) (e-?)?bill\b|\be-?(bill|statement)\b|\binvoice\b|\bbilling (notice|summary)\b/,
      /\b(payment|sales) receipt\b|\bpayment (plan|schedule) (agreement|enrollment|contract)\b/,
      /\bearnings? (record|summary)\b|\bpay ?stub\b|\bbill date\b|\bprevious balance\b|\bnew charges\b/,
    ],
  },
  { weight: 5, patterns: [/\b1098-?t\b|\bw-?2\b|\b1099\b/] },
  // to everybody, and again and again
  { weight: 5, patterns: [/\bnewsletter\b|\bvol(ume|\.)? ?\d+[,·|]? (no\.?|number|issue|#) ?\d+\b/] },
  // to those who give
  {
    weight: 5,
    patterns: [
      /\b(stewardship|donor|endowment|giving) (impact )?(report|statement|update)\b|\boffice of advancement\b/,
    ],
  },
  {
    weight: 5,
    patterns: [
      /\bfafsa (form )?(submission |summary|confirmation)|\bstudent aid report\b|\bmy activity\b/,
      /\bcss profile\b.*\b(confirmation|acknowledg|dashboard)/,
    ],
  },
  {
    weight: 5,
    patterns: [
      /\bnotice of (disbursement|refund)\b|\bdisbursement (notice|notification|confirmation|schedule)\b/,
      /\b(aid|funds?|awards?) (has|have|was|were) (been )?(paid|credited|posted|released)\b/,
      /\b(has|have) been disbursed\b|\bright to cancel\b|\brefund (notice|notification|advice)\b/,
      /\bdirect deposit (notice|advice|confirmation)\b/,
    ],
  },
  {
    // loans
    weight: 5,
    patterns: [
      /\bdisclosure( statement)?$|\bdisclosure statement\b|\bpromissory note\b|\bloan payoff\b|\bcredit decision\b/,
      /\bloan (disclosure|approval|application|servic|repayment|counseling|confirmation|guarantee)/,
      /\brepayment (schedule|plan|options)\b|\b(exit|entrance) counseling\b/,
    ],
  },
  {
    // estimates
    weight: 5,
    patterns: [
      /\bnet price (calculator|estimat|result)|\b(price|cost|aid|scholarship) (calculator|estimator)\b/,
      /\bestimated? (results?|eligibility)\b|\bhow much (will|could)\b|\bwhat (could|will|would) (?!it\b)\w+ cost\b|\bcollege navigator\b/,
    ],
  },
  {
    // A school compares its own offer with last year's, or ways of living.
    weight: 4,
    patterns: [
      /\b(offer|college|school|aid) comparison\b|\bcomparison (worksheet|chart|tool)\b/,
      /\bcompare (colleges|schools|your|offers)|\bworksheet for comparing\b/,
    ],
  },
  {
    // guides
    weight: 5,
    patterns: [
      /\bhow to (read|understand|compare|pay|apply)\b|\bwhat'?s in an?\b|\b101$|\bparent night\b/,
      /\b(guide|handbook|workshop|webinar|checklist|fact sheet|factsheet|frequently asked questions|faq)\b/,
      /\b(sample|example|specimen|practice) (award |aid |financial aid |offer )*(letter|award|offer|notification|state|univ|coll)/,
      /\btypes of (financial )?aid\b|\bunderstanding (financial aid|student aid|loans|your options|(your|the|an?) (\w+ ){0,2}(letters|offers))\b/,
      /\breading (your|an?) (offer|award|letter)|\bwhat (your|an?|the) (offer|award|letter) (says|means)\b|\bdecoding\b|\bmaking sense of\b/,
    ],
  },
  {
    // prices
    weight: 5,
    patterns: [
      /\b(tuition|room|housing|dining|fee|residence hall)s?( (and|&) \w+)* (rates|schedule|prices)\b/,
      /\bprice list\b|\brate (sheet|schedule|card)\b|\bschedule of (fees|charges|tuition)\b/,
      /\bcosts?( of attendance)?(,? 20\d\d\S*)? for (all |our )?(\w+ )?(undergraduates|students|freshmen|residents)$/,
    ],
  },
  {
    // requests and forms
    weight: 5,
    patterns: [
      /(?<!\b(result|outcome|decision|answer|response|reply)s? (of|on|to|for) (\w+ ){0,4})(\bapplication (form|for|confirmation|received)\b|\b(scholarship|aid|admissions?|grant|loan) application\b)/,
      /\bapplications? (are |is )?(now )?(open|due)\b/,
      /\b(housing|renewal) application\b|\b(appeal|request|release|consent|authorization) form\b/,
      /\bverification (worksheet|form|request|notice|required|of)\b|\bdocument(s|ation)? (request|required|needed)\b/,
      /\b(fafsa|application|file|subject|re)\b.*\b(selected|chosen|flagged) for (\w+ )?verification\b/,
      /\bmissing (document|information|item)|\bincomplete\b|\baction (required|needed)\b/,
      /^(we (have )?(received|got) your (appeal|request|application|documents?|materials)|(appeal|request|documents?) (was |were |has been |have been )?received|(appeal|request) (status|confirmation|acknowledge?ment))$/,
      /\b(job|position|vacancy) (posting|announcement)\b|\b(hiring|new hire|payroll|time ?sheet) (form|packet|paperwork)\b|\btime ?sheet$/,
      /\bto[- ]do list\b|\brequest for\b|\bwaiver confirmation\b|\breminder\b/,
    ],
  },
  {
    // notices of the student's record
    weight: 5,
    patterns: [
      /\bacademic progress\b|\bsap\b.*\b(notice|status|warning|appeal)\b/,
      /\b(aid|academic|financial aid) (suspension|probation|warning|ineligib)|\bacademic standing\b/,
      /\bover-?awards?\b|\breturn of (title iv|federal|unearned)\b/,
      /\btranscript\b|\benrollment verification\b|\bgrade report\b|\bdegree audit\b|\bemployment contract\b/,
    ],
  },
  {
    weight: 3,
    patterns: [
      /\badmissions? (decision|notification|offer|letter)\b|\bcertificate of (admission|acceptance)\b/,
      /\bletter of (acceptance|admission)\b|\b(deposit|orientation|housing) (reminder|confirmation|contract|agreement)\b/,
      /\bscholarship (opportunities|listing|search|season)\b|\bscholarships available\b|\bscholarships for (\w+ )?(first-year|freshm[ea]n|incoming|new)\b/,
      /\b(bursar|student accounts|student accounting|cashier|accounts receivable|student billing)\b/,
    ],
  },
];

/** Sentences that award letters do not hold; over the whole text. */
export const otherSentences: Sign[] = [
  {
    weight: 3,
    patterns: [
      /\bthis (is|(summary|form|estimate|document|page) is) not an? (financial aid |award |aid |official )*(offer|award|letter)\b/,
      /\bnot an? (\w+ )?offer of (financial )?(aid|assistance)\b|\bnot represent a final determination\b/,
      /\bnot a (guarantee|commitment|promise) of (financial )?(aid|assistance|award)|\bonly for planning\b/,
      /\bthis is (only )?an estimate\b|\bquick estimate\b|\bpossible net price\b/,
    ],
  },
  {
    weight: 3,
    patterns: [
      /\bthis (form|page|posting|sheet|flyer|brochure|worksheet) is not an? (offer|award) of (financial )?(aid|assistance)\b/,
    ],
  },
  {
    // pages for everybody
    weight: 2,
    patterns: [
      /\bpage (was )?last (updated|modified|reviewed)\b|\b(undergraduate|student) averages\b|\baverage student (spends|pays)\b/,
      /\b(use|try|visit) (the|our) net price calculator\b/,
    ],
  },
  // to those who give
  {
    weight: 4,
    patterns: [/\bmarket value\b|\b(endowment|investment) (return|payout|gain|earning)s?\b|\bdonor relations\b/],
  },
  {
    // money that was paid out
    weight: 3,
    patterns: [
      /\b(were|was|have been|has been) (credited|applied|posted|disbursed|paid) to your (student )?(account|bill)\b/,
      /\b(funds|aid|money)( \w+){0,3} (reached|has reached|been disbursed)\b|\breleased the following\b/,
      /\brefund (by|of|will be|check|amount)\b.*\b(direct deposit|mailed|bank)\b|\byour refund\b/,
      /\bcancel all or (part|a portion) of (your|the|a) loan/,
    ],
  },
  { weight: 3, patterns: [/\b(credited|disbursed|posted|paid)( on)? \d\d?\/\d\d?\/\d{2,4}\b/] },
  {
    // money that is owed
    weight: 3,
    patterns: [
      /\b(total )?(amount|payment) due\b[^.]{0,25}(by|on|:|\$|\d\d\/)|\bbalance due( date)?:? ?(by|on|\d\d?\/)/,
      /\b(past due|minimum payment|pay this amount|late (fee|payment|charge))\b|\bpayments? received\b|\bdue date:? \d/,
      /\bplease pay\b|\bpay (in full|online|by (card|check)|your balance)\b|\bunpaid (accounts?|balances?)\b/,
      /\bcharges? credits?\b|\btotal due by\b|\baccounts not paid\b|\bsemester balance\b/,
    ],
  },
  {
    // a form for incomes
    weight: 4,
    patterns: [/\badjusted gross income\b.*\btax(es)? paid\b/],
  },
  {
    // what is missing
    weight: 3,
    patterns: [
      /\b(cannot|can not|can't|unable to|not able to) (be )?(offer|award|give|tell|quote|prepare|process|determine|package|disburse|review|complete|finali[sz]e)d?\b[^.]{0,140}\b(until|before|without)\b/,
      /\b(file|application) is (still )?incomplete\b|\bfile will be reviewed when\b|\bflagged for review\b/,
      /(?<!if you are |if you were |if )\b(selected|chosen) (your \w+ |by [^.]{0,40})?for (federal )?verification\b/,
      /\bfafsa (was|has been|is) (selected|chosen|flagged) for (a )?review\b/,
      /\bbefore we can (finish|complete|process|award|prepare|review|offer|determine|package|calculate|consider)\b|\baid can'?t be finali[sz]ed\b/,
      /\buntil (these|they|all)\b[^.]{0,60}\bno (pell|aid|grant|loan|funds?)|\bneed more from you\b/,
      /\byour (appeal|request)\b[^.]{0,60}\b(being reviewed|under review|in review|is pending)\b|\buntil (we|the committee) (decides?|(has|have) decided|completes? (our|the|its) review)\b/,
      /\bsubmit the following (documents?|items?|forms?)\b|\bwe (still )?need the following\b|\bupload the items\b/,
    ],
  },
  {
    // nothing is offered yet
    weight: 4,
    patterns: [
      /\bno (financial )?(aid|assistance|awards?|offers?)( of \w+)? (has|have) (yet )?been (made|offered|awarded|determined|packaged|approved)\b(?! for (the )?(summer|winter))/,
      /\b(aid|awards?|offer|package|aid eligibility) (has|have) not (yet )?been (made|offered|awarded|determined|packaged|prepared|calculated)\b/,
      /\bno (decision|award|choice)s? (has|have) (yet )?been made\b|\bthis (message|letter|notice|e ?mail|receipt)? ?is not an (award|offer)\b(?! (of|for|until|unless|if) )|\b(amounts?|total|sum)( you)? applied for\b/,
      /\b(when|once|until|before|day) (your|an?) ((financial )?aid |award )?(offer|letter|package) (is|has been|will be) (posted|ready|released|prepared)\b/,
      /\bwe have not (yet )?(offered|awarded|determined|packaged|made|prepared|calculated) (you )?(any |your |an? )?(financial )?(aid|assistance|awards?|offer|eligibility|package)\b/,
    ],
  },
  {
    weight: 3,
    patterns: [
      /\bstudents (similar to|like) you\b|\bschools? (that )?you listed\b|\byou (might|would) pay\b/,
      /\bbased on the (information|answers|data) (that )?you (have )?(provided|submitted|entered|gave)\b/,
      /\b(selected schools|contact your schools)\b|\bbased on your sai you may\b/,
    ],
  },
  {
    // nothing yet
    weight: 5,
    patterns: [
      /\b(cannot|can't|can not|unable to|not able to|not yet able to) (yet |now )?(offer|award|prepare|make|determine) (you |your )?(an? |any )?(offer of )?(financial )?(aid|assistance|package|aid offer|award)( offer| package)? (yet|now|at this time|until|before|without)\b/,
    ],
  },
  {
    // what may come later
    weight: 2,
    patterns: [
      /\b(will|are|may) (automatically |also )?be considered for\b|\b(all|every|each) (admitted |new |incoming |first-year )*(applicants?|students?|freshm[ae]n) (is|are) (automatically )?considered\b/,
      /\b(scholarship|aid|award)( and \w+)? (decisions?|notifications?|offers?|letters?|packages?)( \w+){0,6} (will be|are|is) (mailed|sent|posted|emailed|released|made|separate)\b/,
      /\bwill be sent separately\b|\boffers? (will )?follow (in|by|after)\b|\bawards? range from\b/,
      /\b(admitted|similar) students\b[^.]{0,40}\b(have received|receive|received)\b|\byou will hear from\b/,
      /\bno separate application\b|\bapply for admission\b|\bdecision will be (posted|sent|mailed)\b/,
    ],
  },
  // what others are told of, before it
  {
    weight: 3,
    patterns: [/\byour own (\w+ )?(offer|award letter|package) (comes?|arrives?|follows?|goes|will|is sent)\b/],
  },
  {
    // what a search finds
    weight: 5,
    patterns: [
      /\b\d+ (matches|results|scholarships)( found)?,? showing \d|\bsorted by (best match|deadline|amount)\b/,
      /\b(does|do) not award (any )?(scholarships|grants|aid)\b|\beach (sponsor|provider) (decides|chooses|selects)\b/,
    ],
  },
  {
    // nobody's own amounts
    weight: 4,
    patterns: [
      /\b(every|each|all) (admitted )?(applicants?|students?|famil(y|ies)) (will )?(then |later )?(gets?|receives?) an? (\w+ )?(offer|award|letter)( letter)? with (personal|individual|their own|its own)\b/,
      /\bfind your (gpa|grade|grades|grade (point )?average|(test )?scores?)\b/,
      /\btypical (awards?|gpa|amounts?|range)\b|\b(yearly|annual|award|amount) range\b/,
      /\bgpa:? \d\.\d+ ?(and (above|up|higher)|or (above|higher|better)|\+|to|-|–)/,
      /\b(grants?|scholarships?|awards?|scholars)\W{1,3}(up to )?\$[\d,]+( to |[-–—])\$[\d,]+/,
    ],
  },
  { weight: 1, patterns: [/\b(you|students\b[^.]*) may (also )?(qualify|be eligible) for\b/] },
  {
    weight: 3,
    patterns: [
      /\b(figures?|names?|amounts?|examples?|schools?)( \w+){0,4} (are|is) (invented|fictional|fictitious|made up|for illustration)/,
      /\b(fictional|fictitious|hypothetical|imaginary|invented|made-up) (students?|colleges?|schools?|famil(y|ies))\b|\bfor illustration (only|purposes)\b|\bfor illustrative\b/,
      /\bexamples? only\b|\b(could|might|may) an? (\w+ ){0,3}(package|offer|award|letter) look like\b/,
      /\bthis sample\b|\b(could|might|may) look like\b|\banytown\b|\bsample (state|university|college)\b/,
    ],
  },
  {
    weight: 3,
    patterns: [
      /\b(loan identification|loan id|servicer|account number)\b[^.]*\b(borrower|interest|payment)/,
      /\bborrower\b[^.]*\b(loan period|disbursement|repay)|\byou must repay this loan\b|\bterms of this loan\b/,
      /\bincome-driven\b|\bcurrent (principal|balance|payment)\b|\binternal revenue service\b|\bomb no\b/,
    ],
  },
  {
    weight: 3,
    patterns: [
      /\b(placed on|status is|you are on|been placed|are now on)\b[^.]{0,30}\b(warning|suspension|probation)\b/,
      /\b(not|fail(ed)? to) (meeting |meet(ing)? )(the )?(satisfactory|standards|minimum|sap)\b/,
      /\b(no longer|not) eligible (for|to receive) (federal|financial)/,
      /\b(aid|awards?)( \S+){0,4} (is|are) (at risk|in danger)\b|\b(will|may|could) (lose|forfeit) your\b/,
      /\baid is on hold\b|\bresult: suspended\b/,
      /\b(last|each|every) year (we|(our|the)( \w+){1,3}) (gave|awarded|give|award|gives|awards)\b[^.]{0,30}\bstudents\b|\bone application\b[^.]{0,30}\bscholarships\b/,
      /\b(sorry to (tell|inform) you|regret to (tell|inform) you|regret)( that)? (we|the committee|you|your application) (are|were|was|is|has|have|can|could|will)? ?(unable|not|cannot)\b/,
      /\b(aid|awards?)( \S+){0,4} (has|have) been (cancell?ed|suspended|removed|revoked|withdrawn)\b/,
      /\b(sales tax|cashier|change due|subtotal tax)\b|\bcredits (earned|attempted)\b.*\bgpa\b|\bcumulative gpa\b/,
    ],
  },
  {
    weight: 2,
    patterns: [
      /\b(applicants?|you) must (be|have|submit|complete|write|provide)\b[^.]*\b(essay|application|deadline|recommendation)/,
      /\bapply (now|online|by|before|at \S+\.(edu|org|com))\b|\bapplications? (is|are) due\b|\bapplying (does|will) not (guarantee|promise)\b|\bscholarship applications? (for [^.]{0,20})?(is|are) (now )?open\b|\bwho (may|can) apply\b|\bthank you for applying\b(?! for (\w+ )?(financial )?(aid|assistance)\b)/,
      /\bsorry that we\b|\bwe regret\b|\bthank-you letter\b|\bthank you for your gift\b/,
    ],
  },
];

/** Titles of an offer to a student. */
export const offerTitles: Sign[] = [
  {
    weight: 5,
    patterns: [
      /\b(award|aid|assistance|scholarship|grant|funding|financial|renewal|package|gift aid|merit)( \w+)? (offer|award|letter|notification|notice|package|summary|agreement|sheet)\b/,
      /\b(offer|notice|notification|statement|summary|renewal|letter) of (\w+ )?(\w+ )?(aid|awards?|assistance|scholarship)\b/,
      /\baward (letter|notification|notice|summary|offer|detail|package|status|overview|information)\b/,
      /\b(your|our|the|aid|award|my|revised|renewal) (offer|award|awards|package)\b|\baid offered\b/,
      /\b(financing|funding) (plan|worksheet|sheet)\b|\bshopping sheet\b|(?<![>›»] )\bcost and aid\b(?! [>›»])/,
      /\b(my|your) (financial )?(aid|awards?)\b|\bfinancial (offer|award)\b/,
      /\b20\d\d[-–/]\d\d(\d\d)? (financial )?(aid|offer|awards?)$|\b(aid|offer|awards?|assistance) (for )?(the )?20\d\d[-–/]/,
    ],
  },
  {
    weight: 3,
    patterns: [
      /\boffer (date|prepared|for|of)\b|^offer$|\boffers?\b.*\b20\d\d\b|\b20\d\d\b.*\boffers?\b/,
      /\bawards? (for|by|period)\b|^(financial )?aid for\b|\bfinancial aid (decision|for)\b|\bestimated? (and )?(award|financial aid)\b/,
    ],
  },
  { weight: 2, patterns: [/\b(award|aid) (year|yr)\b|\baidy\b/] },
];

/** Sentences of one. */
export const offerSentences: Sign[] = [
  {
    weight: 3,
    patterns: [
      /\b(pleased|delighted|glad|happy|proud|excited|honored|thrilled) to (offer|award|present|provide|inform|announce|send|share|tell|let|notify|confirm)\b(?! you (of your |your |that you (have been|are) )?(admi|a place|accept|a spot))/,
      /\b(offers?|awards?|awarded|offered|gives?|grants) you (?!(an? )?(place|admission|spot|seat))(an?|the|this|these|aid|\$|up|your)/,
      /\byou (have been|are|were|are being|will be) (awarded|offered|selected (for|to receive)|named)\b/,
      /(?<!\bno (\w+ ){1,3})\b(have|has) (been )?(awarded|packaged|offered|put together)\b|\bis offered to\b|\bhas (selected|chosen|named) you\b/,
      /\b(awards?|aid) (have|has) been(?<!\bno (\w+ )?\w+ \w+ been) (made|awarded|approved|prepared)\b|\b(is|are) offering you (an?|the|this)\b/,
      /\bwe (can |are able to |will |now |further )?(offer|award)\b|\bcan offer you\b/,
      /\b(hereby )?(awards?|presents?|confers?|bestows?) (to|upon|on)\b(?! (file|record|hold|hand)\b)|\b(is|are) (hereby )?(awarded|granted)\b/,
      /\b(has|have) (increased|raised|revised|adjusted) your\b/,
      /\bto receive (an?|the) [^.]{0,40}(scholarship|grant|award|fellowship)\b/,
      /\b(an?|the|this) [^.]{0,40}(scholarship|grant|award|fellowship|prize) (of|worth|is worth|is valued at) \$/,
      /\b(was|were|are) able to (raise|increase|add|award)\b|\byou(?:'ve| have) (earned|won) (an?|the|our|two|three|\$)/,
      /\bcomes? (with )?(one of|an?|the|our) [^.]{0,60}(scholarship|grant|award|fellowship|honor)/,
      /\b(admission|acceptance|place) (also )?(brings|carries|includes) (you )?(an?|the|our) [^.]{0,60}(scholarship|grant|award|fellowship)/,
      /\b(you will|you'll|you also) receive (an?|the|our) [^.]{0,60}(scholarship|grant|award|fellowship|prize)\b[^.]{0,20}\$/,
    ],
  },
  {
    weight: 2,
    patterns: [
      /\byour (\S+ )?(aid|award|offer|package|awards)( \w+){0,4} (for|from|is|are|includes?|consists?|follows|below|has)\b/,
      /\byour (complete|revised|new|full|final|updated) (financial aid |aid )?(offer|package|award)\b/,
      /\byour [^.]{0,60}\b(scholarship|grant|fellowship)s? (of|totals?|pays|brings|provides|is worth) (you )?(about )?\$/,
      /\b(will|can) (reduce|lower|cut) your (tuition|bill|costs?|charges|fees)\b[^.]{0,80}\b(scholarship|grant|award|waiver)/,
      // Graduate schools speak of funding and support.
      /\byour ((graduate|doctoral|financial|student) )?(funding|support|assistance) (for|in|during) (the |your )?((coming|first|next|academic) |20\d\d)/,
      /\b(following|this|these) (financial )?(aid|award|assistance|offer|awards|package)\b|\bmy awards\b/,
      /\baccept (or|and|\/) (decline|reduce)\b|\b(log in|sign in|return)\b[^.]{0,60}\b(accept|decline)\b/,
      /\btotal (financial )?(aid|awards?) offered\b|\bmeet your (full )?need\b|\b(has|have) approved\b/,
    ],
  },
];
