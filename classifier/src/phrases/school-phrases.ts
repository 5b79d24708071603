/** Wording of school names; each over one word of a line. */

export const schoolNoun =
  /^(university|college|colleges|institute|seminary|academy|polytechnic|conservatory|school|universidad|yeshiva)([–-][A-Z]\w+)?$/i;

export const joiner = /^(of|the|and|&|\+|at|in|for)$/i;
/** Small words of names from other languages; with a capital they are a name's own: "Los Robles College". */
export const particle = /^(de|del|la|las|los|el|le|du|des|van|von)$/;

const fields =
  'technology|arts?|design|sciences?|nursing|music|medicine|pharmacy|law|business|engineering|theology|optometry|chiropractic|health|mines';
/** What a school teaches, as its name says it. */
export const fieldOfStudy = new RegExp(`^(${fields})$`, 'i');
/** A school's name right before its city: "Harmon College Ada", "Reston Institute of Technology Salisbury". */
export const schoolBeforeCity = new RegExp(
  `^.+\\s(?:university|college|institute|seminary|academy|conservatory|school)(?: of(?: the)? (?:${fields})(?:(?:,? (?:and|&)|,) (?:${fields}))*)?\\s+(?!(?:of|at|station|park|city|place|point|grove|heights|hills?|corner|springs|center)\\b)(?=\\p{Lu})`,
  'iu',
);

/** What follows a full name in a letterhead. */
export const department =
  /^(office|financial|finance|student|admissions?|scholarships?|enrollment|department|district|one|one-stop|shopping|athletics?|bursar|registrar|division|undergraduate|graduate|center|centre|award|awards|offer|net|aid|cost|statement|notice|notification|letter|summary|plan|portal|self-service|dashboard|hub|home|page|date|id|messages?|inbox|mail|e-?mail|webmail)\b/i;

/** "MyHarmon", "LakerLink": the portal of a school, two words in one; "LeMoyne" and "McDaniel" are names. */
export const portalName = /^(?!(Mc|Mac|De|Le|La|Du|Di|Del|Van|Von|San|Fitz)[A-Z])([A-Z]\p{Ll}+|my)[A-Z]\p{Ll}+$/u;

/** "Harmon University Online", "Harmon College Global": how a school teaches, at the end of its name. */
export const teachingMode = /^(online|worldwide|global)$/i;

/** Words that make a school noun part of something else. */
export const otherThing =
  /^(drive|circle|avenue|ave|street|st|road|rd|way|blvd|boulevard|lane|hall|park|parkway|place|court|terrace|square|grants?|loans?|awards?|fees?|financing|opportunity|access|savings|board|work|work-study|costs?|tuition|aid|fund|bound|promise|credits?|system|charges|employment|program|housing|station|heights)\b/i;

/** Words that no school's name holds: what stands before them is not part of it. */
export const outsideName =
  /^(dear|self-service|dashboard|webadvisor|at|from|to|by|with|on|as|if|when|since|why|your|this|that|welcome|congratulations|thank|visit|choose|choosing|attend|attending|office|services?|aid|financial|student|students|offer|offers|offered|award|awards|letter|notice|notification|summary|statement|plan|scholarships?|department|division|admissions?|enrollment|estimated|federal|billed|bill|paid|payable|owed|due|date|page|re|attn|filer's|copyright|institution|unit|founded|accredited|grants?|loans?|pell|fafsa|regents|trustees|president|dean|board|behalf|transfer|print|home|january|february|march|april|may|june|july|august|september|october|november|december)$/i;

/** Kinds of schools: a name of these alone names none. */
export const schoolKind =
  /^(community|state|technical|junior|public|private|graduate|law|medical|business|honors|high|middle|elementary|secondary|preparatory|charter|summer|sunday|nursing|professional|four-year|two-year|4-year|2-year|local|other|any|each|every|career|trade|new|current|previous|first|participating|eligible|undergraduate|in-state|out-of-state|my|our|your|this|the|a|an)$/i;

/** Parts of a school: "College of Engineering" stands inside a university. */
export const facultyName =
  /^(college|school) of (the )?(arts|liberal|engineering|nursing|business|education|law|medicine|pharmacy|science|sciences|health|public|social|fine|music|agriculture|architecture|graduate|continuing|professional|communication|computing|humanities|management|osteopathic|dentistry|veterinary|allied)\b/i;
