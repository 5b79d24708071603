/** Words of fund and cost titles that systems shorten: by leaving out vowels, or by ending a line at a fixed width. */
const vocabulary =
  `academic agency alternative assistance assistant assistantship athletic attendance award balance benefit board
books campus college community contribution cost department direct educational eligibility employee estimated exchange
expenses external federal fees fellowship foundation fund graduate grant health honors housing incentive institution
institutional insurance leadership loan materials matching meal medical memorial merit military miscellaneous national need
nonresident nursing office opportunity outside parent payment pell personal plan plus presidential private program remaining
remission research residence room scholar scholarship semester service special state student study subsidized supplemental
supplies teacher teaching technical total transfer transportation travel tribal tuition undergraduate university
unsubsidized veterans vocational waiver work`.split(/\s+/);

const bones = (word: string): string => (word[0] ?? '') + word.slice(1).replace(/[aeiou]/g, '');
const single = (word: string): string => word.replace(/(.)\1/g, '$1');

const keysOf = (word: string): Set<string> => {
  const short = bones(word);
  const keys = [short, single(short), ...(/^[aeiou]/.test(word) ? [short.slice(1)] : [])];
  return new Set(keys.filter((key) => key.length > 2));
};

/** "fdrl" → federal; null for bones that fit two words. */
const byBones = new Map<string, string | null>();
for (const word of vocabulary) for (const key of keysOf(word)) byBones.set(key, byBones.has(key) ? null : word);

/** Nouns that a title cut at a fixed width may end in, and words that only look like their beginnings. */
const cutNouns =
  'waiver scholarship fellowship remission assistance exemption subsidized unsubsidized supplemental opportunity tuition employment'.split(
    ' ',
  );
const otherWords = new Set('scholar scholars fellow fellows waive assist employ'.split(' '));

/** "scholarsh", "waiv" and, of the waiver alone, "wai". */
const byBeginning = new Map(
  cutNouns.flatMap((noun) =>
    [...noun].flatMap((_, length) =>
      length > 3 && !otherWords.has(noun.slice(0, length)) ? [[noun.slice(0, length), noun] as const] : [],
    ),
  ),
).set('wai', 'waiver');

/** What a name ends in where its column ends: "Opportunity Gra…", "Work-Stu…". The first that begins so is meant. */
const lastNouns =
  'grant scholarship scholars award loan study fellowship subsidized unsubsidized tuition challenge opportunity waiver assistance program'.split(
    ' ',
  );

/** The noun that a cut word begins, else the word itself. */
export const cutWord = (word: string): string =>
  lastNouns.find((noun) => word.length > 2 && noun.startsWith(word)) ?? word;

/** The word that is meant by one without vowels ("SBSDZD") or without its end ("WAIV"), else the word itself. */
export function wholeWord(word: string): string {
  const cut = byBeginning.get(word);
  if (cut) return cut;
  if (word.length < 3 || !/^[a-z][b-df-hj-np-tv-z]+$/.test(word)) return word;
  return byBones.get(word) ?? byBones.get(single(word)) ?? word;
}
