import { schoolNoun } from '../phrases/school-phrases.ts';
import type { Line, Piece } from './lines.ts';

const isSmall = ({ text }: Line): boolean => !/\p{Lu}/u.test(text);

/** "school of art / 310 Mill Street", "college of nursing · Ada, Ohio": the address behind the last words has capitals of its own. */
const beforeAddress = /^(\p{Ll}[^\p{Lu}\d]*?)(?:\s[/|·•–—-]\s+[\p{Lu}\d]|,\s+\d)/u;
const leadOf = ({ text }: Line): string => beforeAddress.exec(text)?.[1] ?? text;

/** A letterhead that is set in small letters throughout, "harmon / college of art", with the capitals that names have. */
export function withCapitals(lines: Line[]): Line[] {
  const first = lines.findIndex((line) => !isSmall(line));
  const end = beforeAddress.test(lines[first]?.text ?? '') ? first + 1 : first;
  const head = lines.slice(0, Math.max(0, end));
  const hasSchool = head.some((line) =>
    leadOf(line)
      .split(/\s+/)
      .some((word) => schoolNoun.test(word)),
  );
  return hasSchool ? [...head.map(capitalized), ...lines.slice(end)] : lines;
}

const capitalized = (line: Line): Line => ({
  ...line,
  text: inCapitals(line.text),
  pieces: line.pieces.map((piece: Piece) => ({
    ...piece,
    text: inCapitals(piece.text),
    words: piece.words.map((word) => ({ ...word, text: inCapitals(word.text) })),
  })),
});

/** Two letters before a zip are a state. */
const inCapitals = (text: string): string =>
  text
    .replace(/\b[a-z]{2}(?=,? \d{5}\b)/g, (state) => state.toUpperCase())
    .replace(/(?<![\p{L}'’.@])(?!(?:of|the|and|at|in|for)\b)\p{Ll}/gu, (letter) => letter.toUpperCase());
