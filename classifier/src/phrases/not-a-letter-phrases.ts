/** Documents that are no award letter, by wording of their own. Over the whole text, in small letters. */
export const notALetter: RegExp[] = [
  /\b(student )?account statement\b|\bstatement of account\b|\bbilling statement\b|\btuition (bill|invoice)\b|\binvoice (number|date)\b/,
  /\bstatement date\b[\s\S]*\b(due date|amount due|payment received)\b/,
  /\b1098-t\b|\bform w-?2\b|\bwage and tax statement\b|\btax statement\b/,
  /\bfafsa submission summary\b|\bstudent aid report\b/,
  /\bthis is not a(n)? (financial aid|award|aid) (offer|letter|award)\b|\beach school you listed\b/,
  /\bnot an? (\w+ )?offer of (financial )?aid\b/,
  /\bdisclosure statement\b|\bmaster promissory note\b[\s\S]*\bborrower\b/,
  /\bnet price (calculator|estimat)|\bnot represent a final determination\b/,
  /\b(comparison worksheet|compare (colleges|schools|your offers))\b/,
  /\bscholarship application\b|\bapplication form\b/,
  /\bhow to read (a|your) (financial aid|award)\b|\b(sample|example) (letter|award letter|amount)\b|\bguide for (counsel|famil|student)|\bfigures below are invented\b/,
  /\bloan servic(ing|er)\b[\s\S]*\b(statement|payment)\b|\bincome-driven repayment\b/,
  /\b(official|unofficial|academic) transcript\b|\bcumulative gpa\b/,
  /\bselected for verification\b|\bmissing documents?\b|\bcannot prepare your financial aid\b/,
  /\bsatisfactory academic progress\b[\s\S]*\b(suspen|warning|probation|not eligible)/,
  /\breceipt\b[\s\S]*\b(cashier|subtotal|sales tax|change due)\b|\bsales tax\b/,
  /\b(room|housing|dining) rates\b|\bprice list\b|\brate (sheet|schedule)\b/,
];

/** Wording of an offer to a student. */
export const offerWording =
  /\b(award (letter|notification|notice|summary|offer|detail|status|package|amount)|financial aid (award|offer|package|notification|letter|summary|notice)|aid offer|notice of award|offer of (financial )?(aid|assistance)|financing plan|shopping sheet|your (award|financial aid|aid)|statement of awards|pleased to (offer|inform|award)|you have been awarded|my awards|aid offered|financial assistance)\b/;
