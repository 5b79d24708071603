/** What a column head may say of the figures under it; patterns over normal text. */
export const columnPhrases = {
  term: /\b((aug|august|sep|sept|september|oct|october|jan|january|feb|february) 20\d\d|(ago(sto)?|aug(ust)?|sept?(ember)?|oct(ober)?|jan(uary)?|ene(ro)?|feb(ruary)?|mar(ch)?|apr(il)?) (to |through |a )?(dec(ember)?|dic(iembre)?|jan(uary)?|mar(ch)?|apr(il)?|mayo?|june?)|(mayo?|june?) (to |through |a )?(july?|aug(ust)?|ago(sto)?|sept?(ember)?)|july? (to |through )?(aug(ust)?|sept?(ember)?|oct(ober)?|dec(ember)?)|fall|autumn|winter|spring|summer|(1st|2nd|3rd|first|second|third) (term|semester|quarter|disbursements?|payments?|installments?)|(disbursement|payment) [123]|term ([1-8]|[a-f]|i{1,3}|iv|vi?)|sem(ester)? ([1-4]|i{1,2})|quarter [1234]|q ?[1-4]|(j|jan|january|may) ?term|maymester|minimester|intersession|winterim|20[23]\d(0[1-9]|[1-9][05])|b(56|67|78|89)[1-4]|[fsw]2\d|(fa|fall|au|aut|sp|spr|sprg|su|sum|sumr|smr|wi|win|wtr|wntr) ?(\/ ?)?(?!\d{3}\b)\d+|(20)?\d\d ?(\/ ?)?(fa|fall|au|aut|sp|spr|spring|su|sum|wi|win|wtr)|(module|block|tri|trimester|session|period|part) (\d|i+))\b/,
  /** A day on which money is paid. */
  date: /^\d{1,2} \/ \d{1,2} \/ (20)?\d\d$/,
  total:
    /\b(total|totals|annual|(per|each|by the|every) year|full year|year total|yearly|academic year|amount|aid year|award year|(for|whole|all) the year|for (one )?year|(nine|ten|twelve|9|10|12) months|fall (and|\+) spring)\b|(^|\/ )year$/,
  perTerm:
    /\b(per|each|every) (semester|term|quarter|trimester)\b|^(semester|term|quarter) (amount|award|disbursement)s?$/,
  wholeYear: /\b(annual|yearly|year|total)\b/,
  offered:
    /\b(offered|offer|award amount|awarded|current|revised|gross|new|now|amount|final|updated|before (the )?fees?)\b/,
  /** The last of several offers. */
  latest: /\b(current|revised|new|now|final|updated|latest)\b/,
  /** Not what is offered now. */
  aside:
    /\b((first|initial|earlier|old|prior|previous|original|last) (offer|award|amount|notice|letter|version)|replaced|superseded|initial|(two|three|four|five|[2-5]) years?|year ([2-6]|two|three|four|five)|(second|third|fourth|2nd|3rd|4th|sophomore|junior|senior) year|original(ly)?|accepted|accept|declined|cancell?ed|before(?! (the )?fees?\b)|earlier|old|was|authorized|paid|disbursed|net|previous|prior|received|remaining|pending|last years?|monthly|(per|each|by the|every|a) month|change|difference|increase|for (comparison|planning|illustration|information)|rate|hours(?! \d+ (to )?\d)|fee|(origination|loan|less) fees|fees (withheld|deducted|taken)|memo|maximum|limits?|balance|approx|in canadian dollars)\b|^(month|from)$/,
  /** Taken back. */
  withdrawn: /\b(declined|decl|cancell?ed)\b/,
  year: /\b(20\d\d) ?(\/|to)? ?(20)?(\d\d)\b|^(ay ?|award year |aid year )?(2\d|3\d)( ?(\/|to) ?| )(2\d|3\d)\b/,
  /** What the year's amount is reckoned from: "Per credit   Credits   For the year". */
  rate: /^((rate|price|cost|amount) )?(per|each|a) (semester |quarter )?(credit|unit|hour)( hour)?$|^(credits?|units?|credit hours)$/,
  /** Beside what the student has this year. */
  coming: /\b(next years?|coming( year)?|upcoming|renewal|renewed|proposed)\b/,
  living:
    /\b(on campus|off campus|(in|out of) (state|district|county)|non ?resident|with (parents?|family|relatives)|at home|away from home|commut(er|ing)|living|residence|resident|apartment|rental|dorm(itory)?)\b/,
  /** The kind of aid whose column it is. */
  kind: /^(gift( aid)?|grants?|scholarships?|grant (and|\/) scholarship|scholarship (and|\/) grant|loans?|work( ?\/? ?study)?|self help|employment)$/,
  fullTime: /\bfull ?time\b|^1[2-8]( \d\d)? (cr|credits?|units)\b|\b1[25] ?(\+|or more|and (up|over))/,
  partTime:
    /\b(half|3 (\/ )?4|1 (\/ )?2|three quarters?|less than half|part|quarter) ?time\b|\b(less than|under|below) half\b|^three quarters?$|\bthree quarters? 9\b|\b\d (to )?\d+ (cr|credits?|hours?|hrs?|units?)\b|^\d (to )?1?\d$|^(under|below|less than|fewer than|up to) 1?\d\b/,
  /** The column that the letter marks as the student's own. */
  own: /\byour (offer|award|aid|budget|enrollment|choice|status|plan|situation|costs?|level|load|column|rate)\b/,
  marked: /\b(yours?|selected|selection|student s|you)\b/,
  /** What another choice would have. */
  supposed: /\bif you\b|\bwould\b|\bcomparison\b/,
} as const;

/** Heads of columns that hold words, not money. */
export const wordColumn =
  /^(fund|fund source|code|title|(award|fund) title|description|award|awards|award description|award name|category|career|status|type|source|(aid|award|fund) (type|item|category)|((academic|payment|enrollment|disbursement) )?period|program|estimated student budget|item|term|semester|quarter|(the )?reasons?( for (the )?(change|revision))?|what changed|why( it changed)?|explanation|notes?|remarks?|comments?)$/;

/** Of them, those that say something of a row; a table has them anywhere, and no second table begins there. */
export const attributeColumn =
  /^(category|career|status|type|source|kind|(aid|award|fund|offer|program) (type|category|status|source)|type of aid|paid by|funded by)$/;

/** "Aug 24": beside others of its kind the day on which a term begins. */
export const dayHead = /^(jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6} \d{1,2}$/;
