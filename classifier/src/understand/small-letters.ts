import { schoolNoun } from '../phrases/school-phrases.ts';
import type { Line, Piece } from './lines.ts';

const isSmall = ({ text }: Line): boolean => !/\p{Lu}/u.test(text);

/** A letterhead that is set in small letters throughout, "harmon / college of art", with the capitals that names have. */
export function withCapitals(lines: Line[]): Line[] {
  const end = lines.findIndex((line) => !isSmall(line));
  const head = lines.slice(0, Math.max(0, end));
  const hasSchool = head.some(({ text }) => text.split(/\s+/).some((word) => schoolNoun.test(word)));
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
