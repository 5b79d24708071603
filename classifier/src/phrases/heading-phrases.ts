export const sections = ['COST', 'GIFT', 'LOAN', 'WORK', 'AID', 'OUTSIDE', 'CONTRIBUTION', 'NET', 'NOISE'] as const;
export type Section = (typeof sections)[number];

/** What is shown is somebody else's, who may not live: "an example", "Meet Jamie, who is not a real student". */
export const ofExample =
  /\b(an|one|our|worked) example:?$|\b(an?|our|this) (sample|example|imaginary|fictional|fictitious|hypothetical|made[- ]up|invented) (student|family|person|offer|package|award|freshman)\b|\bnot a real (student|person|family|offer)\b/i;

/** What heads sentences, dates or steps; in any letters. */
export const headsText =
  /^(glossary|definitions|terms (and|of)|how to accept|frequently asked|next steps|important (information|notes?|dates)|notes?$|deposits?$|disclosures|disbursement (schedule|dates)|repayment|((annual|yearly|federal|direct) )*loan (limits|repayment|terms)|for more information|understanding your|what happens next|payment (plan|schedule)|enrollment( information)?$|summer( (aid|study|classes|courses))?$)/i;

/** Patterns over normal text; the first that fits names the section that a heading opens. */
export const headingPhrases: { pattern: RegExp; section: Section }[] = [
  { section: 'NOISE', pattern: ofExample },
  {
    section: 'NOISE',
    pattern:
      /\b(scholarship|award|grant|opportunit(y|ies))\b.*\byou (may|can|could|might) (also |still )?apply\b|^optional (charges?|costs?|extras?|items?|purchases?|services?|add ons?)\b|\bextra your choice\b|^((monthly|tuition|interest free|our|your) )*payment (plan|schedule)s?( (example|estimate))?$|^((your|estimated|projected|sample|approximate) )*((semester|term|quarter) )?bill (for|per) (one|a|each) (semester|term|quarter)$|\bscholarship to apply for$/,
  },
  {
    // what was borrowed, what one may choose or has to send, and whom it is for
    section: 'NOISE',
    pattern:
      /^((your|total|federal|student|loan|prior|previous) )*(borrow(ing|ed)|loan) (to date|so far|history)$|^((enrollment|housing|tuition|your) )*deposits?( (and|\/) (deadlines?|dates|due dates|fees))?$|^((our|your|available|other) )*(room|meal|housing|dining|residence)( hall)?( (and|\/) (meal|board|dining|room))? (choices|options|plans)$|\bcredit( hour)? rates$|^income (used|guidelines|limits|reported|levels)\b|\b(information|data|answers) (from|on) (your|the) fafsa$|^(merit|scholarship|award) (levels|tiers|scale|chart)$|^(fees|charges) (by|for) (program|major|course)s?$|\b(fees?|charges|costs?|expenses) (that|which) (may|might|could) apply$|^by the numbers$|^compare colleges$/,
  },
  {
    section: 'NOISE',
    pattern:
      /^(glossary|((an|one|our|a worked|worked) )?examples?|sample|definitions?|terms (and|of)|how to (read|accept)|frequently asked|next steps|important (information|notes?|dates)|notes?$|disclosures?|graduation rate|repaying|((annual|yearly|federal|direct) )*loan (limits|repayment)|repayment(?! (begins|starts|is|of|will)\b)|for more information|understanding your|what happens next|median|(average|typical|usual) (\w+ ){0,3}(debt|borrowing|indebtedness)\b|(student |graduates )?debt (at|after|of|upon)\b|((our|most|many|all|\w+) )?(students|borrowers|graduates|undergraduates)( (?!may|can|could|must)\w+){0,7} (borrow|owe)\b|((students|graduates|borrowers) )?(typically|usually|often|generally) (borrow|owe)|prior (award )?year|(declined|cancell?ed|withdrawn) (aid|awards?|offers?|loan|funds?|items?)$|previous year|tax credits?|student information$|enrollment( information)?$|account( activity| summary)?$|comparison|disbursement (schedule|dates)|fafsa information|need analysis|nslds)/,
  },
  {
    section: 'NET',
    pattern:
      /\bnet (price|costs?)\b|\brequired to pay\b|\bwhat (will you|you will|you may) (pay|owe)\b(?! for\b)|^what you owe\b|\bremaining (cost|balance)\b|\bbalance\b|\bbottom line\b|\bout of pocket\b|^what( is|s| s) (still )?left( over| to (pay|cover|find))?( after .*)?$/,
  },
  {
    section: 'CONTRIBUTION',
    pattern:
      /\b(family|parent|student) contribution\b|\bstudent aid index\b|\befc\b|\bexpect(ed)? (of|from) (you|your|the) (family|parents?)\b/,
  },
  {
    section: 'AID',
    pattern:
      /^(other|additional|financing) options?( .*)?$|\bhow (your|the) (costs?|charges?|expenses?|bill|year) (will be|are|is|can be|may be|get) (met|paid|covered|funded)\b|\bmeet(ing)? (your|the) (costs?|need)\b|\bways to pay\b|\bpaying for (college|your)\b|\boptions to pay\b|^((your|student|our|estimated|offered) )*self help( .*)?$/,
  },
  {
    section: 'OUTSIDE',
    pattern:
      /^(from )?(other|outside|external|additional|private) (resources?|sources?|aid sources|scholarship)\b|^(outside|external) (aid|awards?)\b|^(resources|aid|awards|help|support|scholarships?) (that )?you (have )?(reported|told us|listed|brought)\b/,
  },
  {
    section: 'LOAN',
    pattern:
      /^lenders?$|^((your|student|federal|institutional|college|university|state|parent|educational|available|optional|other|additional|private|direct|and|options?|for|estimated|self help|borrowed|money you (must|have to|need to) (re)?pay) )*(back )?loan( options?| offered| offers?| funds?| aid|( for which| that| which)? (you|we) .*| available( .*)?| money you .*| must be .*| eligibility| borrow.*| .*repa(y|id).*)?$|\bmoney you (will |must )?((need|have) to )?(repay|pay back|borrow)\b|\bmust be repaid\b|^((aid|money|funds) )?to be (repaid|paid back)\b|^repayable( aid| money| funds)?$|^you (must )?(repay|pay back)\b|\bborrow(ing|ed)?\b/,
  },
  {
    section: 'WORK',
    pattern:
      /^((your|student|federal|campus|on|estimated) )*(work( \/ | |-)?(study)?|employment|jobs?|work study|labor)( options?| offered| assignments?| opportunit(y|ies)| eligibility| earnings?| program| awards?| aid| money you.*)?$|\bmoney you (can |will |may |could )?(earn|work for)\b|^((aid|money|funds) )?to be earned\b|^(from|by|through) (your |campus )*(work|jobs?|employment)$|^(your |student |estimated )*(earnings|wages|pay|income) (from|through|for|by) (.* )?(work|jobs?|positions?|employment)$/,
  },
  {
    section: 'GIFT',
    pattern:
      /^gifts?$|^(not|never) to be (repaid|paid back)\b|\bgift ?aid\b|\bfree money\b|\b(yours|money|gifts?|aid) (to|you) keep\b|^you do not (repay|pay back)\b|\bmoney you (keep|(do not|don ?t|will not|won ?t|never)( (have|need) to)? (repay|pay back))\b|\bno repayment\b|\b(aid|assistance|money|help|support|funds?|gifts?) (that |which )?(you )?(is |are |need |will |does |do )?(not|never)( have to| need to)?( be)? repa(id|y)\b|^((your|federal|state|institutional|university|college|total|need based|merit based|estimated|other) )*(grant|scholarship)( (and|\/|or|,) (grant|scholarship))*( options?| offered| awards?| aid| merit based| need based| to pay .*| gift aid| you .*| don.*| from .*)?$|\b(va|military|veterans?)( (and|\/) (military|veterans?))?( s)?( educational)? benefits\b/,
  },
  {
    section: 'COST',
    pattern:
      /\bcosts? of attendance\b|\bwhat (will you|you will|you) pay for\b|\b(estimated|student|annual|total|your|direct|indirect|billed|billable|non billable|institutional|school|college|educational|university|academic year|yearly) (and indirect )?(costs?|expenses?|budget|charges?)\b|^(the )?(costs?|expenses?|budget|charges?)( (in|for|of|payable|paid|per) .*| \d.*)?$|\bcosts? (in|for) (the )?\d{4}|\bwhat .*costs?\b|\b(financial )?aid budget\b|\bpaid to others\b|\bpayable to the school\b/,
  },
  {
    // "Loans & work", "Work-Study, Loans and Other Options"
    section: 'AID',
    pattern:
      /^((your|student|federal|campus|parent|estimated) )*(grant|scholarship|gift aid|loan|work( study)?|employment|jobs?)(( (and|or|\/))?( (student|federal|campus|parent|other))* (grant|scholarship|gift aid|loan|work( study)?|employment|jobs?|options?|opportunit(y|ies)|offers?|offered))+( (that )?(you|we) .*)?$/,
  },
  {
    section: 'AID',
    pattern: /\b(financial (aid|assistance)|aid|awards?|assistance|resources|package)\b( .*)?$/,
  },
  { section: 'COST', pattern: /\b(costs?|expenses?|charges?|budget)\b/ },
];
