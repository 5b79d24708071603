import type { Word } from '../page.ts';
import type { Piece } from './lines.ts';

/**
 * To a reader of pictures a tick is a letter and a box a digit: "0 On campus   2 With family". In a line of several heads
 * the sign that differs from the others is the tick. The words in its place; null where there are none.
 */
export function tickedWords(pieces: readonly Piece[]): Map<Word, Word> | null {
  if (pieces.length < 2 || pieces.some(({ text }) => /\d{3}/.test(text))) return null;
  const boxes = besideBoxes(pieces);
  const [tick, ...more] = boxes.length > 0 ? [] : pieces.flatMap(loneTicks);
  const signs: [Word, string][] = tick && more.length === 0 ? [[tick, '✓']] : boxes;
  return signs.length > 0 ? new Map(signs.map(([word, text]) => [word, { ...word, text }])) : null;
}

/** "Own apartment v" */
function loneTicks({ words }: Piece): Word[] {
  const ends = words.length > 1 ? [words[0] as Word, words.at(-1) as Word] : [];
  return ends.filter(({ text }) => /^[vV√]$/.test(text));
}

/** A sign before each head, all of them empty boxes but one. */
function besideBoxes(pieces: readonly Piece[]): [Word, string][] {
  const signs = pieces.flatMap(({ words: [first, ...others] }) =>
    first && others.length > 0 && isSign(first) ? first : [],
  );
  const filled = signs.filter(({ text }) => !emptyBox.test(text));
  // The column of names may have a head without a box.
  const isForEach = signs.length > 1 && signs.length >= pieces.length - 1;
  return isForEach && filled.length === 1 ? signs.map((sign) => [sign, sign === filled[0] ? '☑' : '☐']) : [];
}

const isSign = ({ text }: Word): boolean => text.length === 1 && !/[aAI&•*$(-]/.test(text);
const emptyBox = /^[0OoDCQ□☐]$/;
