export type Giver = 'FEDERAL' | 'STATE' | 'INSTITUTION' | 'PRIVATE' | 'TRIBE';

/** Who gives, as the cell of a column ("Source: State") and as a heading ("From the State of Montana") say it; normal text. */
export const givers: { giver: Giver; column: RegExp; heading: RegExp }[] = [
  {
    giver: 'TRIBE',
    column:
      /^(your )?(tribes?|tribal|tribal (government|nation|council)|native corporations?)( (and|or|\/) (regional |alaska )?(native )?corporations?)?$/,
    heading: /\b(tribes?|tribal (aid|funds|funding|sources|programs?|awards?|assistance|governments?|nations?))\b/,
  },
  {
    // "University and Foundation Awards": its own.
    giver: 'PRIVATE',
    column:
      /^(private|priv|ext|external|outside|other|donor|agency|third party|foundation|(private|outside|external) (donor|source|sponsor|agency|organization)s?|((as )?reported|paid|sent|given|pledged|provided) (to us )?by (you|your|the|an?) ?(donor|employer|sponsor|outside \w+)?|(from )?your employer)$/,
    heading:
      /\b((?<!\b(college|university|school|institute|institutional|seminary|academy|alumni)( and| or| \/)?( the| its| our)? )foundations?(?! (and|or|\/) (the |our )?(college|university|school|institute|institutional|seminary|academy|alumni)\b)|outside|external|private|others|other (sources|organizations|givers)|donors|third part(y|ies)|community organizations?)\b|\b(from|by|through) (your|a|an) ((local|home|own|parent s) )?(church|parish|congregation|diocese|synod|employer|union|club|lodge|company|community|hometown|high school)\b/,
  },
  {
    giver: 'STATE',
    column: /^(state|state \w+|(state|commonwealth) of \w+( \w+)?|state government)$/,
    heading:
      /\b(from|by|of) (the|your) state\b|\bstate (aid|grant|programs?|scholarship|government|award|funds|sources)\b|^state$/,
  },
  {
    giver: 'FEDERAL',
    column: /^(federal|fed|u s|fed govt|federal government|title iv|u s (department|dept) of \w+( \w+)?)$/,
    heading:
      /\bfederal (aid|government|grant|programs?|award|funds|sources|student aid|assistance)\b|\bunited states\b|\bu s (department|government)\b|^federal$/,
  },
  {
    giver: 'INSTITUTION',
    column: /^(institution|inst|institutional|institute|school|college|university|campus)$/,
    heading:
      /\b(from|by) (the|your|our) (college|university|school|institution|institute|seminary|academy)\b|\binstitutional (aid|grant|scholarship|award|funds)\b|^institutional$|\bendow(ments?|ed)\b/,
  },
];
