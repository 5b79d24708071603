/** Parts that a cost line may name; patterns over normal text. */
export const costParts = {
  loanFees:
    /\bloan (origination )?(fees?|charges?)\b|\bfees? (on|for|of) (the |your |federal |direct |student )*loan\b|\borigination (fees?|charges?)\b|\bstafford fees?\b/,
  insurance:
    /\bhealth plan\b|\b(health|medical|student|accident|dental|sickness|hospital)( and \w+)?( \w+)? (insurance|coverage)\b|^(\w+ )?insurance$(?<!(malpractice|liability|instrument|property|car|auto|renters?|professional|equipment|tool) insurance)|(?<!\b(training|tall|school|cruise|research|sail|sailing|museum) )\bship\b(?! (and (?!(health|dental|vision|medical|accident|wellness)\b)|\/|operations?|training|cruise|simulator|time|crew|repair|maintenance|use|usage|model)\b)|\bhealth ins\b|\bhealth insurance\b/,
  living: /\bliving\b(?! (in|on|off|at|with|center|centre|hall|quarters|unit|community)\b)|\bhousehold\b/,
  indirect: /\bindirect (costs?|expenses?)\b/,
  enrollment:
    /(?<!\bgeneral (and|\/) )\b(enrollment|instructional) fees?\b|^(in state |out of state |resident |undergraduate )*maintenance fees?\b|\btuition program fees?\b|(?<!\b(technology|tech|activity|course|lab) )\btuition fee\b|\b(non ?resident|out of (state|district|county)) (student |tuition )?(surcharge|supplement(al)?|differential|fees?|charges?)\b/,
  tuition:
    /\btuition\b(?<!\b(technology|tech|activity|course|lab) tuition(?= fee))|\binstruction(al charges?)?\b|\b(instructional (and|\/) general|general (and|\/) instructional) (?=fees?\b)/,
  fees: /\bfees?\b|\b(labs?|laborator(y|ies)|studios?|shop|technology|network|gym|facilit(y|ies)) (access|use|usage)\b|^(student )?(activity|activities|technology|athletics|facilities)( (and|\/) (activity|activities|technology|athletics|facilities))?( charges?)?$/,
  housing:
    /(?<!\b(practice|class|locker|rehearsal|music|recital|weight|mess|dining) )\b(room|rooms|housing|residence(?! permits?\b)|rent|lodging|dorm|dormitory|dorms|apartments?|bunk ?houses?|bunks?|berths?|townhouses?|halls?|suite|barracks|billet(s|ing)?|berthing|cabins?|utilities|living (center|centre|quarters|unit))\b|\b(cadets?|corps|sleeping|shipboard|crew) quarters\b|\bquarters (and|\/) (?=(mess|messing|meals?|board|galley|rations|food|dining)\b)|\b(?<=(mess|messing|meals?|board|galley|rations|food) (and|\/) )quarters\b|\br (and|\/) b\b|(?<=\w )(double|triple|quad)$/,
  food: /(?<!\b(usher|deacon|elder|trustee|school|advisory|tribal|governing|church|alumni) )\bboard\b(?! (exams?|review|certification|prep|of (trustees|regents|governors|directors|visitors|education|curators|overseers)))|\br (and|\/) b\b|\bflex (dollars|points|cash)\b|\b(meals?|lunch(es)?|food|dining|groceries|cafeteria|galley|mess|messing|rations|eating)\b/,
  books: /\b(\w*books?|supplies|materials|textbooks?|texts|bookstore|scores)\b/,
  transport:
    /\b(transportation|transporation|transport|travel|commuting|commuter(?! (meals?|food|dining)\b)|parking|gas|fuel|transit|bus|subway|mileage|airfare|flights?|car|trips? home|journeys?|rides?|going home|getting (here|home|there|to|around)|driving( (to|from|home|costs?|expenses?)|$)|metro ?cards?)\b|\b(metro|trains?|rail|trolley|tram|ferry) (\w+ )?(pass(es)?|fares?|tickets?|cards?)\b|\bu ?pass\b|(?<!\b(gym|fitness|recreation|ski|events?|athletic|sports?|games?|museum|theater|concert|meal|dining) )\b(semester|term|quarterly|monthly|ride) pass(es)?\b/,
  personal:
    /\beverything else\b|\bday to day\b|\bdaily expenses\b|\b(spending|pocket) money\b|\b(personal|misc|miscellaneous|incidentals?|(?<!\bprotective )clothing|laundry|phone|toiletries|entertainment|recreation)\b/,
  other:
    /\b(visas?|residence permits?|tools|toolbox|protective|safety gear|kit|kits|insurance|cruise|exams?|licens(ure|e|ing)|certification|nclex|scrubs|stethoscope|instruments?|orientation|uniforms?|computer|laptop|licensure|dependent care|child care|childcare|study abroad|equipment|other (education(al)?|estimated|direct|indirect)? ?(costs?|expenses?|charges?)|loan repayment)\b/,
} as const;

/** Among costs only: elsewhere quarters are terms of a year. */
export const bareQuarters = /^(?!(\d+|two|three|four|all|both|per|each) )(\w+ )?quarters$/;

export type CostPart = keyof typeof costParts;
