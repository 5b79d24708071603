/** Wording over normal text that says what a line with a figure is, when it is neither aid nor cost. */

export const totalLine =
  /^(tuition|costs?|charges?) covered$|^((less|minus|estimated|your|all|grand|combined|annual|yearly|year|overall|whole) )*(sub ?)?totals?\b|\b(sub ?)?totals?( \d{4}.*)?$|^(subsidized ?total)|\btotal (cost|aid|award|estimated|financial|budget|resources)|^(estimated |total |annual |your )*(cost of attendance|coa|((student |financial )*aid )?budget|expenses|costs?)( \(.*)?$|^all aid\b|\b(awards?|aid|grant|scholarship)\b.*\bcombined$|\bterm charges\b|\bterm aid package\b|^(your )?(aid|award) package$|^package$|\bsum of\b|\badds? up to$|\b(comes?|sums?) to$|^add (up )?(the |all )*(lines?|items?|rows?|amounts?|figures) (\d|[a-z]\b|above|over|in|from|of|through)|\bpaid in full$|^(estimated |total |your |full |one |first |annual |student |school )*(costs?|price|budget) (for|of) (the|your|this|one|a|first|each|full)? ?(academic )?(year|attendance)|^(estimated |total |your |annual )*student budget\b|\b(carried|brought) (forward|over)\b|^((estimated|your|total|full|annual|yearly|fall|spring|the|school|college|university) )*bill$|^(amount )?billed( by (the|your|our) \w+)?$|^(the |your )?(sticker|published|list|full) (price|cost)$|^comprehensive (cost|price)$|^(?!lump )(\w+ ){0,2}sums?$|\bin all$|\baltogether$|\ball told$|^all (your |the )?(costs?|expenses|charges|gifts?|grant|awards?|loan|borrowing|earnings|wages|jobs)\b( aid)?$/;

export const netLine =
  /^(your |estimated )?net$|^(here( is|s| s) )?(your|the) (final |own )?price$|^what (a|the|your) year (will )?costs? you\b|^(subtract|deduct|take) (line |box |the )*\w+ from (line |box |the )*\w+|^(line |box )?[a-z\d]{1,2} (minus|less) (line |box )?[a-z\d]{1,2}\b|\bnet (price|cost|costs|charges?|amount|tuition|balance|student|direct|bill|due|(annual|yearly|total|estimated) (price|cost|bill))\b|\bbalance\b|\bremaining\b|\bout of pocket\b(?!.* (grant|scholarship|award|fund)$)|\bunmet\b|^gap$|\bfunding gap\b|\b(financial|calculated|demonstrated|your|total) need\b|^((gross|original|initial|estimated|total|remaining|your|federal|institutional|annual) )*need$|\b(demonstrated|calculated) (financial )?eligibility\b|\bbottom line\b|\bshortfall\b|\bowed\b|\bexcess (aid|award)\b|\bamount (due|owed|you owe)\b|\b(costs?|bill|billed|charges|price|expenses|budget) after\b(?! \d)|\bcosts? to (you|family|attend|the family|student)\b|\bafter ((all|your|the|student|federal|direct|free|financial) )*(aid|grant|scholarship|gifts?|loan|money)\b|\bless gift\b|\brequired to pay\b|\bapproximate cost\b|\bafter parent plus\b|\byou(ll)?( will| may)? (owe|pay)\b|\b(amount|costs?|bill) left\b|\bwhat ?(s|is) (still )?(left|due|owed)\b|^(the )?difference$|\byour cost\b|\bfamily cost\b|\bdue (now|by|in|to|before|after)\b|^after\b|\bcovered by\b|\bto be covered\b|^left (for|to|after|over)\b|^still\b|\bnot (yet )?(covered|met|funded)\b|\bfamily payment\b|^to be paid\b|^(amount )?to pay\b|\b(less|minus) ((all|your|the|total|estimated|quarter|term|semester|fall|spring|winter|year|years|offered) )*(aid|assistance|gifts?|grant|award|scholarship|financial)\b|\b(charges?|costs?|expenses|budget|bill|attendance)\b.* (less|minus) |\b(less|minus) ((all|your|the|total|estimated|direct|billed) )*(charges?|costs?|expenses)\b|\bpaid by (you|family)\b|^(estimated |amount |balance |total |your )*due\b|^((estimated|expected|your|remaining|possible|a) )*credit (left )?((on|to|in) (your|the)|(to|for) you)\b/;

export const infoLine =
  /^if (you|your|the|negative|positive)\b|\bhours? per week\b|\bhourly (rate|wage|pay)\b|\bper (month|hour|week|credit)\b|\bmonthly\b(?! payment plan| (?!housing|living)\w+ (scholarship|grant|award|fund|prize)\b)|\bdeposit\b|\baverage\b|\bmedian\b|\bgpa\b|\btax credit\b|\blifetime\b|\bleu\b|\beligibility used\b|\brepayment\b|\bdebt\b|\bloan payments? (over|of|per|for|after|in|on|would|will|is|at)\b|(?<!\b(training|wioa) )\bvoucher\b|\bproceeds\b|\bprior\b|\bprevious\b|\blast year\b|\blate fee\b|\bapplication fee\b|\brefund\b|\bgraduation rate\b|\binterest rate\b|\bloan limits?\b|\bannual limit\b|\bcredits? (hours?|enrolled|attempted)\b|\bhousehold (size|income|members?)\b|^up to \w+ hours\b|\b(hrs|hours|credits?|units)\b.*\bat$|\bnet of\b|\bover (\d+|nine|ten|twelve) months\b|\b(over|in|across) (all )?(four|five|two|three|\d) years\b|\bfour year\b|^account( balance)?$|^(by |on |due )?(jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]* \d{1,2}( 20\d\d)?$|\bsalary\b|\bstarting\b|^accepted \$|^paid to date\b|^paid (directly )?to (the|your|our) (school|college|university|student)\b|^(class|class level|grade level|student level) (\d{1,2}|fr|so|jr|sr|ug|gr)$|\badjusted gross\b|\bincome tax(es)?\b|\buntaxed\b|\btax(es)? paid\b|\b(fathers?|mothers?|parents?|spouses?|students?|family|total) (wages|income)$|\bsample\b|\bexample\b|\bpayments? (due|of)\b|^\d{1,2} ((equal|even|monthly|interest free) )*(payments\b|installments\b|months?$)|\b(due|payable) (by |on )?(jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]* \d|\bper (installment|payment)\b|\b(you|parents|students) (can|could|may) (borrow|request)\b|\bworkload\b|\bdeposits?\b|\b(student|school|campus) (id|number|no)\b|\b(disbursement|due|award|start) dates?\b|\b(2|3|4|5|6|two|three|four|five) ?years? (award|total|value)\b|\bcredits? (per|a|each)\b|\b(borrowed|received|used|paid) to date\b|\baggregate\b|\b(default|completion|retention|placement|repayment) rate\b|\bpercent(age)?\b|\b(hours|hrs) (\/|a|per|each) ?week\b|\bhours? (attempted|earned|enrolled)\b|\b(attempted|earned|enrolled) (hours|credits)\b|\b(school|college|fafsa) code\b|\bnumber (in|of)\b|\binterest deduction\b|\b(sat|act) (score|composite|total)\b|\bmaximum (eligib|loan|annual|lifetime|hours|you\b)|\b(max(imum)?|most) (you |amount )?(can|may|could|to) (be )?(borrow|request|accept)(ed)?\b|\bminimum\b|\bbased on (fafsa|institutional)\b|^year ([2-5]|two|three|four|five)$|^(freshm[ae]n|sophomores?|juniors?|seniors?|(first|second|third|fourth) year)( (and|or|\/) (sophomores?|juniors?|seniors?|(second|third|fourth) year))*( students?)?$/;

/** A field whose answer is a number, but no money. */
export const fieldOfNumber =
  /^(your )?(sai|efc|student aid index|expected family contribution|gpa|credits?|(credit )?hours|units|household size|(student )?(id|number))( \(\w+\))?:?$/i;

/** "Net after 1.057% origination fee", "You receive after fees": what is paid of the loan over it. */
export const afterLoanFee = /^(\w+ ){0,4}(net|after|less|minus)\b.*\b(fees?|charges?)\b/;

/** A line of the offer that the student or the school took back. */
export const withdrawnStatus =
  /\b(declined|decl|cancell?ed|cncl|canc|rejected|withdrawn|not accepted|ineligible|expired|revoked|turned down|refused|no longer offered|opted out|waived by (you|student))\b/i;
export const statusWord =
  /^([☐☑☒□○_[\]()\s]*(accept|decline|reduce|yes|no)[☐☑☒□○_[\]()\s/]*)+$|^[☐☑☒□○_[\]()\s]+$|^(offered|accepted|estimated|pending|declined|cancell?ed|tentative|awarded|authorized|paid|disbursed|anticipated|open|closed|action required|take action\s*[▾▼⌄]*|accept|decline|rejected|withdrawn|processed|memo|reduced|not accepted|accp|acpt|offr|ofrd|decl|cncl|canc|pend|(view|details?|manage|edit|learn more|(view|see|show|more) (details?|more|info|award))\s*[>›»→▸▶]*)$/i;

/** Words beside the boxes in which a student answers. */
export const replyWords = new Set('accept accepted decline reduce to yes no a d r initial initials amount'.split(' '));

/** Words that any letter may use for a sum of lines; a label of only such words names no fund. */
export const genericWords = new Set(
  `total totals subtotal sub sum all both these combined complete entire whole overall everything together estimated your you the a of and or for to from in on by with per annual year yearly
each this offered offer available option options optional money that must be repaid need based not no is are was direct indirect billed
billable charges charge student students parent federal state institutional university college school grant scholarship gift gifts
aid award loan work study employment job jobs campus assistance financial package resources sources funding cost costs expenses budget
earnings self help so far accepted pending anticipated waiting awaiting fall spring winter summer autumn semester term free merit over four years after before less minus toward towards eligibility amount amounts outside private other additional waivers discounts benefits
`
    .trim()
    .split(/\s+/),
);

/** On a card, the name of the field that holds the amount; the fund's name stands over it. */
export const fieldName =
  /^((award|offered|offer|annual|yearly|your|total) )*(amount|value)( offered| awarded| per year| for the year)?$|^offered$/;

/** How a line begins that says something of the award over it. */
export const awardRemark =
  /^(renew(s|able|ed)\b|based on|(is|are) (covered|paid|met|funded) by\b|awarded (for|to|by|on)|given (by|to|for)|no repayment|(does|do|need|must|will|may) (not |be )|repayment|repaid|paid (to|by|as)|earned (by|as)|requires? |subject to|not (to|a) |never |you |interest)/i;
