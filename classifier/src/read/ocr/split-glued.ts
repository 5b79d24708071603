import type { Word } from '../../page.ts';

const gluedPlaces = [
  /(?<=[|·•])(?=.)/,
  /(?<=[A-Za-z],)(?=[A-Za-z])/,
  /(?<=\d)(?=[A-Z][a-z])/,
  /(?<=[a-z])(?=\$\d)/,
  // "EnrollmentFees"; names like McKay and LaSalle have fewer letters before the second capital.
  /(?<=[a-z]{4})(?=[A-Z][a-z]{2})/,
  // "2026-2027AWARD"
  /(?<=\d{4})(?=[A-Z]{3})/,
  // "WA98225"
  /(?<=^[A-Z]{2})(?=\d{5}(?!\d))/,
];
const gluedPlace = new RegExp(gluedPlaces.map(({ source }) => source).join('|'));

/** Reader B drops blanks: the box is cut by the count of characters. */
export function splitGlued(word: Word): Word[] {
  const texts = word.text.split(gluedPlace);
  let at = 0;
  return texts.map((text) => {
    const x = word.x + (word.width * at) / word.text.length;
    at += text.length;
    return { ...word, text, x, width: (word.width * text.length) / word.text.length };
  });
}
