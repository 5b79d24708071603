/** What a column head may say of the figures under it; patterns over normal text. */
export const columnPhrases = {
  term: /\b(fall|autumn|winter|spring|summer|(1st|2nd|3rd|first|second|third) (term|semester|quarter)|term [123]|semester [12]|quarter [1234]|fa \d+|sp \d+)\b/,
  total:
    /\b(total|totals|annual|per year|each year|full year|year total|yearly|academic year|amount|aid year|award year)\b/,
  perTerm: /\b(per|each) (semester|term)\b/,
  offered: /\b(offered|offer|award amount|awarded|current|revised|gross|new|amount)\b/,
  /** Not what is offered now. */
  aside:
    /\b(four year|4 year|over four years|original(ly)?|accepted|accept|declined|cancell?ed|authorized|paid|disbursed|net|previous|prior|received|remaining|pending|last year|monthly|per month|change|difference|rate|hours|fee|memo|maximum|balance)\b/,
  year: /\b(20\d\d) ?(\/|to)? ?(20)?(\d\d)\b/,
  living: /\b(on campus|off campus|with parents?|at home|commuter|living|residence|resident)\b/,
  fullTime: /\bfull ?time\b/,
  partTime: /\b(half|3 \/ 4|three quarters?|less than half|part|quarter) ?time\b/,
  /** The column that the letter marks as the student's own. */
  marked: /\b(your|selected|selection|student s|you)\b/,
} as const;

/** Heads of columns that hold words, not money. */
export const wordColumn =
  /^(fund|fund source|code|description|award|awards|award description|award name|category|career|status|type|source|aid type|program|estimated student budget|item|term)$/;
