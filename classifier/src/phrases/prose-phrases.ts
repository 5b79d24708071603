/** Words of running text, as patterns over small letters unless said otherwise. */

/** Verbs and pronouns that make a line a sentence. */
export const sentenceVerb =
  /\b(is|are|was|were|be|been|has|have|had|will|would|can|could|may|must|shall|should|you['’]?(re|ll|ve|d)?|we|i|it|they|receive[sd]?|awarded|gives|earn|earns|provides)\b/i;

/** Nouns that make a name an aid (normal text). */
export const aidNoun =
  /\b(scholarship|scholars?|grants?|award|fellowship|loan|work study|waiver|remission|pell|seog|stipend|assistantship|bursary|prize|endowment|discount|exemption|promise|employment|job|subsidized|unsubsidized|tuition assistance|gi bill|gift|fund|allowance|fellows?|campus (work|position))\b/;

/** Aid spoken of without a name of its own (normal text). */
export const genericAid =
  /^((annual|yearly|total|new|one time|single|additional|need based|merit based|merit|need|gift|financial|institutional|student|first|renewable|combined|educational|full|other|all|free|federal|own|generous|initial|revised|updated|current|estimated|your|entire) )*(awards?|aid|assistance|scholarships?|grants?|loans?|prizes?|stipends?|gifts?|packages?|funds?|offers?|money|support|help|distinction|honor|job|program|amount|sum|value|earnings|allowance|fellows?|scholars?|recipients?|winners?)( (and|or|,) (awards?|aid|scholarships?|grants?|loans?|gifts?|work))*( (aid|package|program|offer|awards?|amount|value|money|support|funds?|total|dollars))*$/;

/** Small words that stand before a noun of aid and belong to its name. */
export const aidModifier =
  /^(subsidized|unsubsidized|federal|state|direct|tuition|athletic|campus|student|parent|outside|private|housing|book|travel|teaching|research|graduate|work-?study|institutional|university|college|merit|merit-based|need|need-based|perkins|on-campus|part-time|term-time|summer|library|nursing|departmental|talent|music|academic|leadership|theatre|theater|annual|yearly|total|gift|financial|one-time|renewable|graduate|resident|nonresident|out-of-state|in-state|fee|room|meal|veterans|matching|alumni|foundation|community|supplemental|loan|grant|scholarship|work|position|base|block|double|single|shared)$/i;

/** Words that no name holds. */
export const functionWord =
  /^(the|a|an|your|our|this|that|these|those|we|you|i|it|its|he|she|they|his|her|their|in|on|for|from|as|to|and|or|if|of|with|at|by|under|through|via|toward|towards|because|after|before|each|both|every|here|there|also|but|so|is|are|was|were|be|been|has|have|had|will|would|can|could|may|might|must|should|do|does|not|no|yes|when|while|what|which|who|how|why|where|please|dear|congratulations|based|should|let|per|than|then|thus|since|once|first|second|third|finally|next|plus|up|about|other|all|any|some|more|most|only|into|over|my|me|us|between|during|within|without|upon|further|furthermore|moreover|additionally|meanwhile|set|read|plan|keep|of|off|out|less|beyond|against|along|instead|although|though|besides|together|including|among|whatever|unlike|despite|until|unless|whether|either|neither|rather|beginning|expect|give[sn]?|pays?|hi|hello|hey|thank|thanks|good|great)$/i;

/** What may stand between a name and its figure when the one gives the other. */
export const linkWord =
  /^(salary|wages?|earnings|stipend|carries|carrying|comes|single|one-time|(nine|ten|twelve|9|10|12)-month|renewed|continue[sd]|confirmed|fixed|approved|granted|made|of|an?|for|at|is|are|be|being|will|would|to|worth|valued|value|values|in|the|amount|amounts|sum|total|totals|totaling|totalling|equal|up|about|approximately|roughly|around|nearly|estimated|estimate|runs?|pays?|paid|gives?|provides?|brings?|contributes?|you|your|award|now|set|expected|comes?|come|next|year|years|academic|not|exceed|exceeding|costs?|cost|amounting|with|stays|stands|remains|annual|annually|yearly|per|each|every|semester|term|quarter|currently|offered|awarded|as|much|been|has|have|should|budget|had|charged|charges?|billed|priced|full|on|average|program|programs|funds?|funding|scholarship|grant|plan|roughly|some|another|dollars|it|was|expenses?|and|fees?|covers?|reduction|thousand|hundred|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|(twen|thir|for|fif|six|seven|eigh|nine)ty(-\w+)?|coming|upcoming|this|which|we|estimates|[–—=-]|us\$?|usd|\d{4}([–/-]\d{2,4})?)$/i;

/** The same where nothing else can be meant. */
export const tightWord =
  /^(of|totals?|is|are|be|will|worth|valued|at|in|the|amount|sum|totaling|totalling|about|approximately|roughly|around|estimated|now|next|year|to|equal|up|not|exceed|costs?|pays|has|been|come|comes|stays|set|runs?|academic|this|that|adds|was|would|reduction|dollars|hundred|thousand|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|(twen|thir|for|fif|six|seven|eigh|nine)ty(-\w+)?|[–—=-]|us\$?|usd|\d{4}([–/-]\d{2,4})?)$/i;

/** Before a figure that qualifies the noun behind it: "a $5,000 Dean's Award". */
export const article =
  /^(a|an|another|the|your|our|additional|one-time|annual|yearly|further|extra|new|this|renewable|generous)$/i;

/** Between a figure and the name behind it: "$2,000 in Federal Work-Study". */
export const preposition = /^(in|from|through|via|as|under|of|toward|towards|for|on|by|way|form|with|worth|using)$/i;
export const determiner = /^(the|a|an|your|our|its|their|this|estimated|annual|anticipated|direct|offered|potential)$/i;

/** A letter that offers says so. */
export const offerCue =
  /\b(pleased|delighted|happy|glad|proud|honor(ed)?|privilege|congratulations|award(s|ed)?|offer(s|ed|ing)?|you( will|['’]ll|['’]ve| have)? (also )?(be )?(receiv\w+|get|getting|earned|won)|you have been|selected|chosen|eligible|entitled|grant(s|ed)? you|gives? you|giv(e|es|en|ing)|bestow\w*|confer\w*|package[ds]?|assistance|provides?|contribut\w+|worth|good news|financial aid|winner|named?|naming|set aside|reserved|made available|added|includes?d?|approved)\b/i;

/** Before a figure: "You may also borrow $3,500 from the Ford Fund and". */
export const borrows =
  /\b(may|can|could|will)( also| then)? borrow\b(?!.*\b(grants?|scholarships?|awards?|receive|earn|work|pays?|gifts?)\b)[^;.]*$/i;

/** Money for work. */
export const workSaying =
  /\b(earn|earning|wages?|hourly|employ(s|ed|ment)?|worker|hours (a|per|weekly|each)|paid for|job)\b/i;

/** Speaks of what was named before. */
export const pronoun =
  /\b(it|this|that|which|they)( \w+){0,3} (is|will|comes?|pays?|carries|brings|provides|gives|adds|amounts|has|covers|totals|lowers|reduces|cuts|takes|saves|remains|stays)\b|\b(this|that|the|your|an?|annual)( \w+){0,2} (award|scholarship|grant|prize|fellowship|distinction|honor|stipend|loan|job|gift|position)\b|\byou(['’](re|ll|d|ve)| (are|will|can|may|could|would|have|should))?( \w+){0,2} (awarded|offered|earn|earning|receive|receiving|get|paid|given)\b|\b(worth|valued at|in the amount of|estimates?|pays|brings|earn)\b|\byours (is|will|comes?)\b|\byour (own )?(share|part|portion) (is|will|comes?)\b|^(at|with) \$[^$]*\b(it|this)\b|\b(rais|increas|lower|reduc|chang|revis|adjust)\w* (it|this|that)\b/i;

/** "We have entered $3,000": of what was named before. */
export const putDown =
  /\bwe(['’]ve| have)?( also| already)? (entered|included|added|listed|placed|set aside|reserved|packaged|put (down|in)|budgeted|(set aside|left|made) room)( you(r \w+)?)?( for)?( about| up to)?$/i;

/** What was named before pays the cost that follows. */
export const itCovers =
  /\b(it|this|that|which)( \w+){0,2} (covers?|pays|waives|remits|lowers?|reduces?|cuts?|brings? down)( \S+){0,4}$/i;

/** "lowers your tuition by $6,000", "your tuition is lowered by $6,000": no change of an amount, but what a gift takes off a cost. */
export const lowersCost =
  /\b(lowers?|reduces?|cuts?|decreases?|brings? down)( \S+){0,5} (tuition|fees|costs?|bills?|price|charges?|rent|room|board)( \S+){0,3} by (about |up to )?\$|\b(tuition|fees|costs?|bills?|price|charges?|rent|room|board) (is|are|was|were|will be|has been|have been|drops|goes down|comes down)( \w+)?( (lowered|reduced|cut|decreased|brought down))? by (about |up to )?\$/i;

/** A sentence that gives the reader something. */
export const addedCue =
  /\b(not|nor|neither) (shown |listed |included |counted )?(in|on) the (table|list|chart)\b|\b(sends?|sent|sending|pledge[sd]?|promise[sd]|contribut\w+|donate[sd]?)\b.*\b(to|for|toward|on) you(r\b|\b)|\b(paid|pays|given|set aside|reserved|held|hold) (\w+ )?(to|for) you\b|\byou(['’]re| are) (also )?eligible for an? [^$]*\$|\bearns? you\b|\b(will|to) (give|send|pay|provide) you\b|\b(you|your|we)\b.*\b(award(ed|s)?|grant(ed|ing)|won|confirms?|approved|selected|chosen|receiv\w+|offer(ed|s)?|earned|added|in addition|also|winner|named|recipient|given|giving|gives|credited)\b|\b(award(ed|s)?|grant(ed|ing)|won|approved|selected|chosen|receiv\w+|offer(ed|s)?|earned|added|in addition|also|winner|named|recipient|given|giving|gives|credited|confirms?)\b.*\b(you|your|we)\b/i;

/** What follows is about somebody else, or the reader's own words: "they offered me". */
export const example =
  /^["“]|^(for )?example\b|\bfor (example|instance)\b|\b(suppose|imagine)\b(?<!\b(we|i|you|they|one|as|can|could|would|may|might|will|must|to|not|never|even|hardly)['’]?(d|ll)? \w+)|\b(gave|offered|awarded|promised|give|offer) me [^.;]{0,30}\$/i;

/** Words that give the reader an award of this offer. */
export const givesReader =
  /\b(gives?|awards?|offers?|grants?|has (awarded|offered|given|granted)) you\b|\bwe (also |now |further )?(add|award|offer|give)\b|\byou (also )?(receive|have been (awarded|offered|given))\b/i;

/** Headings and openings that name no award. */
export const noTopic =
  /^(things to|next steps|what to|how to|compar(e|ison)|notes?|messages?|reminders?|alerts?|questions?|remember|important|tips?|news|disclaimers?|information|explanations?|remarks?|dear|hi|hello|hey|to|re|from|subject|sent|date|p\.?s|sticker|price|costs?|charges|budget|total|expenses|bill)\b|\b(price|costs?|charges|budget|runs|makes|leaves|reaches|equals|comes? to|adds? up to)$|^((senior|associate|assistant|vice|interim|executive|deputy) )*(director|dean|president|provost|counselor|registrar|bursar|officer|coordinator|advis[eo]r|manager)((,| of| for) (?!.*\b(scholarship|award|grant|fellowship)\b).*)?$|^(January|February|March|April|May|June|July|August|September|October|November|December) \d/i;
/** Capital names that give nothing of their own. */
export const noGiver =
  /\b(office|department|committee|university|college|school|institute|academic year|center|dean|director|president|fafsa|government|campus|hall|street|association)\b/i;

/** Capital names that speak for the school or for a government. */
export const noOutsider =
  /\b(office|department|committee|division|conservatory|institute|honors|athletics|university|college|academic year|center|dean|director|president|fafsa|government|campus|association|alumni|board|trustees|faculty|foundation|state|federal|commission|agency|authority|fund|program)\b/i;

/** Somebody gives, so that a cost named behind the figure is what the gift is for. */
export const giftVerb =
  /\b(award(s|ed|ing)?|offer(s|ed|ing)?|grant(s|ed)|gives?|giv(en|ing)|provid(es?|ed|ing)|contribut(es?|ed|ing)|receiv(e|es|ed|ing)|(will |has |have )(pay|cover|send|sent|add|contribute|reimburse|agreed to (pay|reimburse|cover))|covers|pays|adds|sends|takes off|waives?|remits|(is|are) sending|pledge[sd]|promise[sd]|donate[sd]|earned|earns? you|won|chosen|selected|approved|named)\b/i;

/** What is done with money by those who give it to a school's student from elsewhere. */
export const sendsMoney =
  /\b(sends?|sent|sending|mail(s|ed|ing)|pledg(es?|ed|ing)|promis(es?|ed|ing)|donat(es?|ed|ing)|contribut(es?|ed|ing))\b/i;

/** The speaker is the one who pays. */
export const payerYou =
  /\byou(r family)?( will| must| would| should| can| may|['’]ll)?( also)?( expect to)? (pay|owe|spend|need|be (billed|charged))\b/i;

/** Wording around a figure (`$`; `¤` are the figures beside it) that says that it is no amount of this offer, by what it is then. */
export const asides: [string, RegExp][] = [
  [
    'old',
    /\b(up|down|(increas|rais|reduc|lower|chang|revis|adjust|grow|improv|upgrad|decreas|mov)\w*|grew|grown|ris(e|es|en|ing)|rose|went|goes|cut|climbs?|drops?|falls?)\b[^$;]*\bfrom \$|^¤,? (up |down )?from \$|\b(instead of|rather than|in place of|in lieu of|tak(es?|ing) the place of)\b[^$;.]*\$|\b(previously|originally|initially|formerly|used to|had been|earlier)\b[^$;]*\$|\b(was|were) (only |just |once )?\$|\b(was|were) (listed|shown|stated|quoted|printed) (at|as|to be) (about |only )?\$|\breplac(e[sd]?|ing)\b(?! (with|by)\b)[^$;]*\$|\$,? (before (the|your|our) (appeal|revision|adjustment|review)|previously|originally|last year|(a|one) year ago|in (your|our|the) (first|original|earlier|previous) ((?!(academic )?(year|semester|term|quarter)\b)\w+|(year|semester|term|quarter),? (and |but )?(is |are |becomes |stands at )?now\b))|\bhad (\w+ )?(put|set|listed|estimated|shown|told|figured|projected|written|printed|quoted)\b[^$;]*\$|\blast year\b[^$;]*\$|\bprior[ -]year\b[^$;]*\$|\b(increas|rais|reduc|lower|decreas|grow|rise|rose|go(es)? up|went up|mov(e|ed|es|ing)\b|chang|shift|vari(es|ed)|differ)\w*( [^\s$;]+){0,3} by (about )?\$/i,
  ],
  [
    'withdrawn',
    /\b(declin(ed?|ing)|cancel(l?ed|s)?|withdr(awn|ew)|remov(ed|e|ing)|took out|taken out|dropped|rejected|refused|turned down|forfeit\w*|returned|lost|lose|rescind\w*|no longer|instead asked|asked for (a )?(lower|smaller)|lower amount|(asked|told)( us)? (not to (include|offer|add|list|award|package)|to (omit|leave (out|off))))\b[^$;]*\$/i,
  ],
  [
    'denied',
    /\b(not able|unable|cannot|can['’]?t|could not|couldn['’]t|did not|didn['’]t|does not|not (been )?(awarded|eligible|available|included|offered)|(will not|won['’]?t) (receive|get|be)|denied)\b[^$;]*\$|\bno (?!more|less|later)[^$;,.]{3,40} (has|have) been [^$;]*\$/i,
  ],
  [
    'bill',
    /\bleav(es?|ing)( [a-z]+){0,5} \$|\$ (before|after) (self-help|it|them)\b|\b((fall|autumn|winter|spring|summer|term|semester|quarter)( 20\d\d)? charges?|bills?|invoice)( for \w+)?,? (of|is|are|was|will be|comes? to|totals?) (about |only )?\$|\$ (is|are|was|will be) due\b/i,
  ],
  [
    'rest',
    /\bafter (this|that|your|the|these|all)( \w+){0,2} (scholarships?|grants?|aid|awards?)\b[^$;]*\$|\bwith (this|your|these)( \w+){0,2} (scholarships?|grants?|aid|awards?|waivers?),? (your )?(tuition|costs?|price|bill|charges) [^$;]*\$/i,
  ],
  [
    'part',
    /^(it |this (award|scholarship|grant|aid|amount) )?(also )?includes? (an? |up to |about )?\$ ([\w-]+ ){0,3}(allowance|stipend|credit)\b|\bthe first \$ (\w+ )?(replaces?|reduces?|lowers?|takes?)\b|(?<!\b(?:all|(?:offered|approved|open|available)(?: to you)? (?:for|at)) )\$ of (it|which|this|that|them|these)\b|\bof (which|this|that) (about |up to |at most )?\$/i,
  ],
  [
    'others',
    /\b(national|state|nationwide) averages?\b[^$]*\$|\b(could|might) be (met|covered|closed|paid) (with|by|through)\b[^$]*\$|(\b(of|by|at|for|with)|,),? say,? (about )?\$|\b(students|families|parents|people)( \w+)? (ask|wonder)\b[^$;]*\$|\$ if you (need|want|choose|park|prefer)|\$ to (all |our )?(continuing|returning|other|current|enrolled|eligible|qualified) (\w+ )?students\b|\b(recent|past|earlier) years\b[^$;]*\$|\$ (for|if) (others|other students|out-of-state|non-?residents?|those|students|commuters?|graduate|(most |eligible |dependent |independent )?(first-year|freshm[ae]n|undergraduates|sophomores|juniors|seniors|dependent|independent))|\bmost (jobs|positions) pay\b[^$]*\$|\btypical (earnings|wages|pay|jobs?|awards?)\b[^$;]*\$|\b(others|other students|out-of-state students|non-?residents|commuters) ((would|will|must) )?(pay|paid|are charged|be (charged|billed)|are billed)\b[^$]*\$|\bstudents? (who|with|without|may|can|at)\b[^$;]*\$|\b(most|many|typical|average)( \w+){0,4} (famil(y|ies)|students?|freshm[ae]n|graduates?)( \w+){0,2} (receiv|borrow|get|qualif|ow)\w*[^$;]*\$|\$ (to|for) (every|each|any) (student|family)|\$ on average\b|\ban? (student|classmate|young (man|woman)) (in|of|from) [^$;]*\b(received|had|got|paid)\b[^$;]*\$|\b(students|families|freshm[ae]n|undergraduates|borrowers|applicants) (elsewhere|nationally|nationwide|(at|of|in) (other|most|many)|often|usually|typically|generally)\b[^$;]*\$|^(?!.*\byou\b).*\b(often|usually|typically|generally|commonly) (earn|make|receive|borrow|get|take home)s?\b[^$;]*\$|\$( ¤)?( (a|per|each) (year|semester))? is (usual|typical|common|customary|average)\b|^(?!.*\byou\b)an? ([\w-]+ )?(job|position)\b[^$;]*\b(brings?|pays?|yields?|earns?)\b[^$;]*\b(about|roughly|around|approximately|some|nearly) \$/i,
  ],
  [
    'strangers',
    /\b(medical|dental|hospital|funeral|legal|elder ?care|unreimbursed) (costs|expenses|bills)( \w+){0,2} \$|\b(sister|brother|roommate|classmate)(?! (institution|school|college|campus|grant|award|discount|scholarship))\b(?![^$;]*\b(you|we|your)\b)[^$;]*\$|\btheir (\w+ )?(tuition|fees|costs?|price|bill)( and \w+)? (is|are|of|will be|comes? to|runs?)\b[^$;,]*\$|\$ (is|are|will be) waived for (all |most |many )?(\w+ )?(students|applicants|families|members)\b/i,
  ],
  [
    'endowed',
    /\b(gift|bequest|donation|endowment)s? of (about |over |more than )?\$ (from [^$;]+ )?to (the|our|this) (university|college|school|institute|seminary|conservatory|foundation|fund)\b|\$ ([\w-]+ ){0,3}to (endow|establish|create|begin|found) (the|this|our|a)\b|\b(endowed|established|created|begun|founded)( in \d{4})?( by [^$;]+)? (with|by|through) (an? |the )?([\w-]+ ){0,2}(of )?(about |over |more than )?\$/i,
  ],
  [
    'later',
    /\$ (in|for|by|during) (the|your) (sophomore|junior|senior|second|third|fourth|final|following) year\b|\bin the (second|third|fourth|following) years?\b[^$;]*\$|\bwill (then )?(rise|increase|grow|go up) to \$|\b(compete|competing|competition|apply|applying|interview(ing)?|considered) for\b(?!.*\b(awarded|selected|chosen|offered|approved)\b)[^$;.]*\$/i,
  ],
  // "The sum is $9,000, which is $400 more than all of these."
  ['difference', /\$ (more|less|higher|lower|greater) than\b/i],
  // "Range" with a capital is part of a name.
  ['optional', /\$( (a|per|each) (year|semester|term))? if you (bring|keep|own|drive|park)\b/i],
  // "Families earning under $60,000", "Each $10,000 of a PLUS Loan", "each credit above 18 is billed at $412".
  [
    'families',
    /\b(earn(s|ing|ed)?|makes?|making|incomes?( of| is| are)?) (under|below|less than|over|above|between) \$|\b(each|every) \$ (of|in|borrowed)\b|\b(each|every) (additional |extra |further )?(credit|unit)( hour)?\b[^$;,]*\$/i,
  ],
  ['price', /\b(available|starting|starts?|sold|priced|begins?) ([\w'’-]+ ){0,5}(from|at) \$/i],
  ['range', /\b[Bb]etween \$ and ¤|\b(range|[Rr]ang(es|ed|ing))\b[^$;]*\$|\$ (to|–|—|-) ¤/],
  [
    'plan',
    /\bplans?\b[^$;,.]{0,24}\bfee (of )?\$|\benclosed:? (is )?((an?|my|the) )?((check|cheque|deposit|payment)( of| for)? )?\$|\b(deposit|tax credit|credit of|vouchers?|(?<!\bin )advance (of|up to)|average|median|debt|salary|monthly|installments?|payments of|income|sai|student aid index|refund(ed)?|late fee|application fee|origination fees?|permits?|decals?|fine|minimum|at least|lifetime|proceeds|becomes?|endowment of|raised(?! (it |(this|that|the|your)( \w+){0,3} )?to)|equal parts?|two parts|halves|half|gpa|per credit|interest|convert\w*|repay\w*|repaid|net of|example|for instance|such as(?! (?:ours|yours|you|this|these)\b)|suppose|imagine|(you|family|parents|student) (is|are) expected to contribute|expect you to contribute|summer earnings|your contribution|family contribution|parent contribution|disburse\w*)\b[^$;,:]*\$|\b(average|median|typical|debt|reserv(e|ing|ation))\b[^$;,:]*: (about )?\$|\$ ((\w+ ){0,2}deposit|tax credit|down|monthly|of debt|in debt|refund|tuition deposit|place deposit|enrollment deposit|housing deposit|\(?non-?refundable|payments?|(\w+ ){0,2}(confirmation|reservation|commitment)\b)/i,
  ],
];

const others =
  '(?:(?:an?|any|every|each|all|most) )?(?:(?:out-of-state|non-?resident|uninsured|part-time|commut(?:er|ing)|other) (?:students?|undergraduates?|famil(?:y|ies))|non-?residents?|(?:students?|undergraduates?|residents|famil(?:y|ies)|those|anyone|people) (?:from (?:outside|other|another|elsewhere|out of)|outside|not (?:from|living)|who (?:do(?:es)?|is|are) not)\\b[^$,;:]*?)';
/** Before a figure: what somebody pays who is not the reader. */
export const otherPayers = new RegExp(
  `^\\(?(?:by comparison,? |for comparison,? )?${others} (?:pays?|(?:would|will|must) (?:pay|be (?:charged|billed))|(?:is|are) (?:charged|billed))\\b(?![^$]*\\byou)[^$;]*$|\\b(?:tuition|fees|rate|price|cost)s? (?:is|are|of|for)?(?: higher)? ?(?:for|charged to|paid by) ${others} (?:is|are|of|comes? to|will be|would be)\\b[^$;]*$|^\\(?${others}['’]s? (?:\\w+ )?(?:tuition|fees|rate|price|cost)s? (?:is|are|would be|will be|comes? to)\\b(?![^$]*\\byou)[^$;]*$`,
  'i',
);

/** What one pays for a service, be it a payment plan: "costs $50 to join", "for a $45 enrollment fee". */
export const servicePrice =
  /\$ (to|for) (join|enroll|sign(ing)? up|set(ting)? up|register|participat\w+|us(e|ing) (it|the plan))\b|\b(enrollment|set-?up|sign-?up|participation|(?<!\b(?:student|campus|general) )service|processing|activation) (fee|charge)s? (of|is|are|:)( only| about)? \$|\$ (non-?refundable )?(enrollment|set-?up|sign-?up|participation|service|processing|activation|plan) (fee|charge)\b|\b(payments?|installments?|plan|plans) (for|with|at)( only| just)? an? \$ (\w+ )?(fee|charge)\b|\$ (fee|charge)s? (to|for) (join|enroll|sign|set|register|participat|use)|\b(payments|installments|payment plan)\b[^$;]*\$ (\w+ ){0,2}(fee|charge)\b|\b(fee|charge) of( only| just| about)? \$[^$;]*\b(payments|installments|payment plan)\b/i;
/** Before "fee": no name of one, or that of a service. */
export const noFeeWord =
  /^(small|nominal|modest|one-time|single|flat|additional|extra|separate|further|annual|yearly|monthly|late|returned|check|payment|plan|application|transcript|change|abroad|convenience|card|penalty|drop|withdrawal|parking|replacement|housing|matriculation|confirmation|reservation|refundable|non-?refundable|non-?payment)$/;
/** A cost that the reader is to count with: "plan on about $1,100 for books"; what is "bought on your own" is told in passing. */
export const ownCost =
  /\b(you|your(?! own\b)|we|(?<!\b(?:meal|dining|board|commuter|payment|parking|transit|housing) )plan|allow(s|ed|ance)?|expect|budget(s|ed)?|estimate[sd]?|spend|need|not (be )?(billed|charged)|costs?)\b/i;
/** Said of people in general, and not of the reader: "Families should also allow for books (about $900)". */
export const costOfAnyone =
  /^(?!.*\b(you|your|we|our)\b).*\b(families|students|parents|everyone)( \w+){0,2} (plan|allow|expect|budget|spend|need)\b/i;
/** Around the figure of a cost: what is saved, given for it, or paid beyond it. */
export const noCharge =
  /\b(saves?|saved|saving)\b[^$;]*\$|\$ (more|less|extra|higher|lower|cheaper)\b(?! (on|for|in)\b)|\$ (\w+ ){0,2}(credit|card|voucher|coupon|discount|rebate)\b|\b(loses?|lost|damages?|late)\b[^$;]*\b(charged?|costs?|pays?|fine)\b[^$;]*\$/i;
/** Right behind the name of a cost: "the book advance", "a parking permit", "the room application". */
export const noChargeNoun =
  /^(advances?|cards?|credits?|vouchers?|coupons?|discounts?|rebates?|refunds?|deposits?|applications?|permits?|decals?|pass|passes|contract|lottery|store|keys?)$/i;
/** An opening that says that what follows is bought by those who want it. */
export const optional =
  /^(optional (extras|charges|costs|services|items|fees)|extras|(things|extras|items|services|options) (that )?you (may|can|could) (add|buy|choose|order))\b/i;

/** An award costs nothing. */
export const priceVerb = /\b(costs?|charges)( you| families)?( only| just| about)? \$/i;

/** Says what an award is from now on (before `$`). */
export const changeCue =
  /\b(is|are|stands at|amounts to|comes to) now( worth| set at)? \$|\bnow (is|stands at|comes to|amounts to|worth|reads) \$|\b(rais|increas|lower|reduc|chang|revis|adjust|mov|bring|brought|improv)\w*( (it|(this|that|the|your)( \w+){0,3}))?( by \$\S+)?( up| down)? to( a total of)? \$/i;

/** What is said of all figures that follow. */
export const deniedBefore =
  /^(if|should|when|whenever|once) (you|your family)( later| also| then| ever| should| do)? (receive|get|win|gain|find|obtain|are (awarded|offered|given))\b[^,;:]*$|^(if|should|when)\b[^;]*\b(is|are|will be|would be) (replaced|reduced|changed|lowered|raised|increased) (by|with|to)\b[^;]*$|\b(will|would|may|could|might) (lose|forfeit)\b|\b(will not|won['’]?t|cannot|no longer|not able to) (receive|get|be (awarded|offered|paid)|offer|award)\b(?!.*\b(but|however|instead|you will|we will)\b)/i;

export const withdrawnLater =
  /\b(is|are|has|have|had|was|were)( since| now)?( been| to be)? (replaced (with|by)|declined|cancell?ed|withdrawn|removed|rejected|omitted|(taken|left) (off|out|away)|turned down)\b|\b(is|are|was|were|will|could) not( be)?( being)? (renewed|continued|offered again)\b|\b(that|which) you( have| had)? (declined|refused|rejected|cancell?ed|turned down)\b|\b(is|are|was|were) not (a )?(part of|included in|counted in|shown in|listed in) (this|the|your) (\w+ )?(offer|package|award|notice|letter)\b|\b(does|do|did) not apply to you\b|\bno amount (is|was|has been) (included|shown|listed|counted)\b|\b(which|that|it|this)( amount)?( we)? (have|has|is|are|was|were|do|did) not( yet)?( been)? (count(ed)?|includ(ed?)|listed|shown|added|factored)\b(?! (in|into|to|among) (the|this|that|your|any) ((grand|left|right|first|second) )?(columns?|sums?|totals?|subtotals?|figures|table|lines|amounts)\b)/i;

/** The most that there may be. It counts in a student's own line, and where it is earned. */
export const limit =
  /\b(largest|highest|biggest|most (you|they|anyone|anybody|one|students|people|your \w+|(an?|any|the)( \w+){1,4}) (can|could|may)|maximum|max|at most|(no|not|more|less|fewer) (more |less )?than|limit(s|ed)?|capped|caps (at|on|the|\w+ at)|(holds?|held|keeps?|kept) (\w+ ){0,2}(to|under|below)(?= \$)|a cap of|(national|annual|state) cap\b|ceiling|up to(?! (you|your family)\b)|can (reach|be worth|go|total|be as)|as (much|high|many) as|not (to )?exceed\w*|annual limit|ceiling of|(awards|scholarships|gifts|aid|assistance) (over|above|under|below|less than|more than|exceeding|beyond|in excess of))\b[^$;]*\$|\b(awards|scholarships|gifts) of \$ (and|or) (more|less|over|above|up)\b|\bmembers of (the|our) [^$;]*\b(receive|get|earn)\b[^$;]*\$|\b(for|on) (each|every) \$|\(to \$|\$ (maximum|or less|limit|max)\b/i;
export const softLimit = /\b(up to|as much as|not (to )?exceed\w*|got the max(imum)?)\b[^$;]*\$/i;
/** "You are eligible for the maximum Pell Grant of $7,395": the most there is, and it is given. */
export const givenMost =
  /\b(?:you\b[^$;.]*\b(eligible for|receiv\w+|award(ed|ing)?|qualif(y|ied) for|offer(ed|ing)?|get|given|earned|won|selected for|chosen for)( \w+)?|(award|offer|giv)(e|ing)? you) (the|a|an|our) (maximum|full|highest|largest|biggest|top|most)\b[^$;]*\$/i;
/** "Your parents may apply for $9,000; this has been placed in your package". */
export const packaged =
  /\b(placed|included|added|listed|packaged|counted)( as an estimate)? (in|as part of) (your|the|this) (\w+ )?(package|offer|award|letter)\b/i;
export const inPackage =
  /\b(placed|included|added|listed|packaged|part of|reserved|counted)\b[^.]*\b(package|offer|award|name|you)\b|\b(earn|work|job|employ|accept)|\b(you|your)\b.{0,25}\b(got|receive\w*|awarded|get)\b.{0,10}\bmax/i;

/** A sum of others, or what is left (around `$`). */
export const sumOrRest =
  /\b((works?|worked|figures|averages) out (to|at)|(assistance|aid|offer|package|gifts?|awards|grants?|scholarships?|pieces|parts|items|lines|others|rest) (thus |then |now |in all )?(comes?|amounts?|adds?|sums?|runs?) (up )?to|(whole|entire|full|total|complete) (offer|package|award|aid)|your (financial |gift )?(aid|assistance|package|offer)( \w+){0,3} (is|stands at)|in sum|sum (to|is)|(these|they) (all )?sum to|(your|the|a|first|fall|semester) bill|all (of )?(this|these|that|it)|total(s|ing|ed|led)?|altogether|sum|combined|together|adds? up|added up|package (of|worth|valued)|amounts to|in all|all told|balance|(?<!\b(?:it|which|scholarship|award)(?: still)? )remains|remain(ing|der)?|left|owe|due|out[- ]of[- ]pocket|net (price|cost)|((?<!\b(?:scholarship|grant|award|fund)[,;]? and )your|family['’]?s?) (share|part|portion)|(share|part|portion) of (your|the) (tuition|fees|bill|costs?|charges)|difference|gap|unmet|still need|brings? (the|your)|(that|this|which|it all) makes|over (?!(the )?(two|three) (semesters|terms|quarters)\b)(the )?(four|4|five|two|three|your|all|eight)|multiplied|cost of attendance|after (your |all |these |the )?(grants?|scholarships|gifts?|aid|awards?)|direct costs|billed costs?|value of|a value)\b[^$;]*\$|\$ ((a|per|each) \w+ )?before (any |all |your |financial )?aid\b|\$ (altogether|in total|in all|total|over (?!(the )?(two|three) (semesters|terms|quarters)\b)(the )?(four|4|five|two|three|your|all|eight|course)|across|for (all )?(four|4) years|of the billed|(that |which )?(then |still )?remains?|(that |which )?(then )?(is|are) (then |still )?left|left|balance|all told|combined|(that |which )?(you|your family) (would |will |still )*(owe|pay)\b)/i;

/** A condition under which things would be otherwise. */
export const otherwise =
  /\b(should|if|when)\b[^$;]*\bexceeds?\b[^$]*\$|\bif you (enroll|attend|study|register)( \w+){0,2} (half|part|three-quarter|fewer|less)[^$]*\$|\bif (you|your \w+|a student|the student)\b(?!['’]d (like|prefer)| (will |plan to |choose to )?live (on campus|in (\w+ ){0,4}(halls?|residences?|dorm\w*|housing))\b| (accepts?|chooses?|decides?|needs? (it|them|this|these|(more |further |additional |other )*(help|aid|assistance|funds|money|funding|support|(an? )?loans?|to borrow))\b|(enroll|attend)(?! (\w+ )?(half|part|three-quarter|less|fewer|only))|(take|carry|(are |remain |stay )?(enrolled|registered)) (in |for |with )?(at least|full|(12|15|twelve|fifteen) (credits|hours|units)|both)|join|wish(es)?|wants?|like|would like|would (rather|prefer to|sooner) (borrow|take|use|accept)|prefer to borrow|borrow|say yes|come)| (file|submit|complete|fill out)\b[^$,;]{0,30}\bfafsa\b(?=[^$;]*\b(loan|borrow)\b))[^$]*\$|\bmight\b[^$]*\$|\bcould (also )?(receive|get|be awarded|win|gain|add)\b[^$]*\$|\b(may|could|can) (also )?(qualify|be eligible|apply|ask|inquire)\b[^$]*\$|\bwould (have|be|fall|drop|rise|cost|become)\b[^$]*\$|\bfees? of \$ (applies|is (added|charged|due)) (only )?(if|when)\b/i;
