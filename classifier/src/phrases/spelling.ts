/** Words that letters are made of; a misread word that is close to one is taken for it. */
const vocabulary =
  `federal direct subsidized unsubsidized stafford perkins parent graduate supplemental educational opportunity
scholarship scholarships grant grants award awards waiver remission fellowship university college institute student students
tuition housing meals dining books supplies transportation travel personal expenses miscellaneous insurance health mandatory
estimated attendance subtotal total budget resources financial assistance presidential provost academic achievement excellence
trustee trustees regents chancellor distinguished leadership transfer honors founders dean's employment assistantship private
alternative institutional outside state community foundation opportunity access technical spring semester offered accepted
admission admissions education honor declined cancelled balance remaining contribution options`.split(/\s+/);
const known = new Set(vocabulary);

/** The label with misread words put right, where only one word of the vocabulary is near. */
export const respell = (label: string): string => label.replace(readTwice, '').replace(/[\p{L}']{5,}/gu, respellWord);
/** "WORK S STUDY": the first letter of a word, read as one before it. */
const readTwice = /(?<=\p{L}{2} )([B-HJ-Z]) (?=\1\p{L}{3})/gu;

function respellWord(word: string): string {
  const lower = word.toLowerCase();
  if (known.has(lower)) return word;
  const reach = lower.length >= 9 ? 2 : 1;
  // An ending more or less is another word, not a misread one.
  const near = vocabulary.filter(
    (other) =>
      !other.startsWith(lower) &&
      !lower.startsWith(other) &&
      Math.abs(other.length - lower.length) <= reach &&
      distance(lower, other) <= reach,
  );
  if (new Set(near).size !== 1 || !near[0]) return word;
  if (/^[A-Z]+$/.test(word)) return near[0].toUpperCase();
  return /^[A-Z]/.test(word) ? near[0].charAt(0).toUpperCase() + near[0].slice(1) : near[0];
}

/** Edits between two words. */
export function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1)
      next.push(
        Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)),
      );
    row = next;
  }
  return row[b.length] ?? 0;
}
