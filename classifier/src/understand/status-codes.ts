import { statusWord, withdrawnStatus } from '../phrases/line-phrases.ts';
import type { Line } from './lines.ts';
import type { Row } from './rows.ts';

/** "O=Offered", "X - Cancelled". */
const explained = /(?<=^|[\s(,;:·|])([A-Z]{1,2}|\*{1,3})\s?[=–—:-]\s?(\p{L}{3,})/gu;

/** Where the letter explains the codes of a column, a row that has the code for what was taken back is taken back. */
export function withStatusCodes(rows: Row[], lines: Line[]): Row[] {
  const codes = new Map([...withdrawnCodes(lines), ...withdrawnInKey(rows, lines)]);
  if (codes.size === 0) return rows;
  return rows.map((row) => {
    const code = row.attributes.find((text) => codes.has(text.trim()));
    return code ? { ...row, attributes: [...row.attributes, codes.get(code.trim()) ?? ''] } : row;
  });
}

/** The codes of a legend of two or more whose word says that an award was taken back. */
function withdrawnCodes(lines: Line[]): Map<string, string> {
  const legends = lines.filter(({ text }) => /[=–—:-]/.test(text) && withdrawnStatus.test(text));
  const pairs = legends.flatMap(({ text }) => {
    const found = [...text.matchAll(explained)].map(([, code = '', word = '']) => [code, word] as const);
    return found.length > 1 || text.includes('=') ? found : [];
  });
  return new Map(pairs.filter(([, word]) => withdrawnStatus.test(word)));
}

/** A column of codes that lines without a figure explain, two of them at least, and each by one word. */
function withdrawnInKey(rows: Row[], lines: Line[]): [string, string][] {
  const used = new Set(rows.flatMap(({ attributes }) => attributes.map((text) => text.trim()).filter(isCode)));
  if (used.size < 2) return [];
  const pairs = lines.filter(({ text }) => !/\d/.test(text)).flatMap(({ text }) => keyIn(text, used));
  const words = Map.groupBy(pairs, ([code]) => code);
  if (words.size < 2) return [];
  return [...words].flatMap(([code, said]) =>
    said.every(([, word]) => withdrawnStatus.test(word)) ? [[code, said[0]?.[1] ?? '']] : [],
  );
}

const isCode = (text: string): boolean => /^[A-Z]{1,2}$/.test(text);

/** "A Accepted   D Declined by student", or the other way round: "Accepted A, declined D". What stands first tells which way. */
function keyIn(text: string, codes: Set<string>): [string, string][] {
  const words = text.match(/\p{L}+/gu) ?? [];
  const [code, word] = [words.findIndex((each) => codes.has(each)), words.findIndex((each) => statusWord.test(each))];
  if (code < 0 || word < 0) return [];
  const step = code < word ? 1 : -1;
  return words.flatMap((each, at): [string, string][] => {
    const said = words[at + step] ?? '';
    return codes.has(each) && statusWord.test(said) ? [[each, said]] : [];
  });
}
