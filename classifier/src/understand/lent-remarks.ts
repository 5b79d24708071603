/** "is an interest-free loan of the College", "is lent by", "repayment begins". */
export const lent =
  /\b(?:is|are|as) (?:an?|the(?: \S+['’]s)?|our|\S+['’]s) (?:(?!grant|scholarship|award|gift|alternative|supplement|to\b|for\b|with|of\b|in\b|and\b|not\b|no\b)[\w-]+ ){0,3}loans?\b(?!-| (?:forgiveness|repayment|replacement|reduction|free))|\blent (?:by|to|from|out|at)\b|\b(?:must|has to|have to) be (?:repaid|paid back)\b|\brepayment (?:begins|starts)\b/i;

/** What is repaid only by those who do not keep their word, or not at all. */
const notAlways =
  /\b(if|unless|otherwise|should you|in case|becomes?|converts?|converted|turns? into|not|no|none|never|nothing|neither)\b/i;
const freeOfInterest = /\b(no|not bear|not carry|without) interest\b/gi;

/** Said of an award, it makes a loan of it. Figures before the words are other rows of a table, and behind a semicolon others are told of. */
export function isSurelyLent(said: string): boolean {
  const before = said.slice(0, said.search(lent));
  return !/\d{3}|;/.test(before) && !notAlways.test(said.replace(freeOfInterest, ''));
}
