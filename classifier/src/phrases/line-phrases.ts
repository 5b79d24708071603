/** Wording over normal text that says what a line with a figure is, when it is neither aid nor cost. */

export const totalLine =
  /^(less|minus)\b|^((less|minus|estimated|your|all|grand|combined|annual) )*(sub ?)?totals?\b|\b(sub ?)?totals?( \d{4}.*)?$|^(subsidized ?total)|\btotal (cost|aid|award|estimated|financial|budget|resources)|^(estimated |total |annual |your )*(cost of attendance|coa|budget|expenses)( \(.*)?$|^all aid\b|\bterm charges\b|\bterm aid package\b|^(your )?(aid|award) package$|^package$|\bsum of\b/;

export const netLine =
  /\bnet (price|cost|costs|charges?|amount|tuition|balance|student|direct)\b|\bbalance\b|\bremaining\b|\bout of pocket\b|\bunmet\b|^gap$|\bfunding gap\b|\b(financial|calculated|demonstrated|your|total) need\b|^need$|\bamount (due|owed|you owe)\b|\bcost after\b|\bcosts? to (you|family|attend|the family|student)\b|\bafter (all )?(aid|grant|scholarship|gift)\b|\bless gift\b|\brequired to pay\b|\bapproximate cost\b|\bafter parent plus\b|\byou (will )?(owe|pay)\b|\byour cost\b|\bfamily cost\b|\bdue (now|by|in)\b|^(amount |balance |total )?due\b/;

export const infoLine =
  /\bhours? per week\b|\bhourly (rate|wage|pay)\b|\bper (month|hour|week|credit)\b|\bmonthly\b|\bdeposit\b|\baverage\b|\bmedian\b|\bgpa\b|\btax credit\b|\blifetime\b|\brepayment\b|\bdebt\b|\bvoucher\b|\bproceeds\b|\bprior\b|\bprevious\b|\blast year\b|\blate fee\b|\bapplication fee\b|\brefund\b|\bgraduation rate\b|\binterest rate\b|\bloan limits?\b|\bannual limit\b|\bcredits? (hours?|enrolled|attempted)\b|\bhousehold\b|\badjusted gross\b|\bsample\b|\bexample\b|\bpayments? (due|of)\b|\bminimum\b|\bbased on (fafsa|institutional)\b/;

/** A line of the offer that the student or the school took back. */
export const withdrawnStatus = /\b(declined|cancell?ed|rejected|withdrawn|not accepted|ineligible|expired|revoked)\b/i;
export const statusWord =
  /^([☐☑☒□○_[\]()\s]*(accept|decline|reduce|yes|no)[☐☑☒□○_[\]()\s/]*)+$|^[☐☑☒□○_[\]()\s]+$|^(offered|accepted|estimated|pending|declined|cancell?ed|tentative|awarded|authorized|paid|disbursed|anticipated|open|closed|action required|accept|decline|rejected|withdrawn|processed|memo|reduced|not accepted)$/i;
