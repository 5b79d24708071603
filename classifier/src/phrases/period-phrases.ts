/** A year's money in parts: "half each semester". */
export const isParted =
  /\b(half|split|divided|equally|equal|evenly|disbursed|portion|installments?|paid out|credited)\b/i;

const money =
  '(?:fees?|charges?|tuition|costs?|expenses?|allowance|budget|price|bill|rates?|awards?|aid|grants?|amounts?|receives?|gets?|pays?|you|we|will|your)';
const does = 'enroll\\w*|regist\\w+|(?<!costs? of )attend\\w*|study(?:ing)?|tak(?:e|ing)|carry(?:ing)?|liv(?:e|ing)';
const load = '(?:credits?|hours?|units?|courses|classes|full[- ]time)(?: or more)?\\)?(?: in| for)?';
const term = '(?:per|each|every|both)(?: of the two)? (?:semester|term|quarter|trimester)s?';
const studies = new RegExp(`\\b(?:(?:${does})(?: (?!${money}\\b)[^\\s,;:$]+){0,8}?|${load}) ${term}\\b`, 'gi');

/** "If you enroll full time in both semesters", "12 credits each semester": a period of the student's, not of the money. */
export const withoutStudies = (text: string): string => text.replace(studies, ' ');

/** A cell that says how often a figure is given: "year", "per semester", "monthly", "per month of classes", "per month enrolled". */
export const periodCell =
  /^(per |each |every )?(year|yr|semester|term|quarter|trimester|month|mo|week|hour)$|^(per|an?|each|every|\/) ?(month|week|hour) ((in|of|while|when|during|that)\b.{1,30}|(enrolled|attended|worked))$|^(annual|annually|yearly|monthly|weekly)$/i;

/** Over such cells, the head of a column that tells when money is paid or what is to be done. */
export const paidColumn =
  /\b(paid|pays?|payments?|payable|disburse\w*|credited|posted|sent|renew\w*|review\w*|release\w*)\b/i;

/** The head of a column that holds the term of each row. */
export const termColumn =
  /^((academic|payment|enrollment|disbursement|award|aid) )?(terms?|semesters?|sem\.?|quarter|trimester|session|period)( code)?$/i;
