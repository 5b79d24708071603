/** What the fonts that every PDF reader brings can write beyond Latin 1. */
const others = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');

const canWrite = (letter: string): boolean => /[\x20-\x7e\xa1-\xff]/.test(letter) || others.has(letter);

/** A text in letters that a PDF without fonts of its own can show: others lose their marks, or become a question mark. */
export const inPdfLetters = (text: string): string =>
  [...text.normalize('NFC')].map((letter) => (canWrite(letter) ? letter : nearest(letter))).join('');

function nearest(letter: string): string {
  const [base = '?'] = letter.normalize('NFKD');
  return canWrite(base) ? base : '?';
}
