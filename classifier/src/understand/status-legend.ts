import type { Line } from './lines.ts';
import type { Row } from './rows.ts';

/** "X=CANCELLED", "D - Declined by student". */
const entry = /(?<![A-Za-z])([A-Z]{1,3}) ?[=:–-] ?((?:CANCELL?ED|DECLINED|REJECTED|WITHDRAWN|NOT ACCEPTED)\b)/gi;

/** Where a legend says which letters stand for what was taken back, the rows that bear them say so too. */
export function withLegend(rows: Row[], lines: Line[]): Row[] {
  const words = new Map(lines.flatMap(({ text }) => entriesIn(text)));
  if (words.size === 0) return rows;
  return rows.map((row) => {
    const said = row.attributes.flatMap((text) => words.get(text.trim()) ?? []);
    return said.length > 0 ? { ...row, attributes: [...row.attributes, ...said] } : row;
  });
}

const entriesIn = (text: string): [string, string][] =>
  [...text.matchAll(entry)].flatMap(([, code, word]) =>
    code && word && code === code.toUpperCase() ? [[code, word] as [string, string]] : [],
  );
