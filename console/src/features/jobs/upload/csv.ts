/** The rows of a CSV (RFC 4180), or of the same with semicolons or tabs, as Excel writes it. Empty lines are left out. */
export function parseCsv(text: string): string[][] {
  const source = text.replace(/^\uFEFF/, '');
  const separator = separatorOf(source);
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < source.length) {
    const field = readField(source, at, separator);
    row.push(field.value);
    at = field.end;
    if (source[at] === separator) {
      at++;
      if (at < source.length) continue;
      row.push('');
    }
    at = afterLineEnd(source, at);
    if (row.some((value) => value !== '')) rows.push(row);
    row = [];
  }
  return rows;
}

function readField(source: string, begin: number, separator: string): { value: string; end: number } {
  if (source[begin] !== '"') return readPlain(source, begin, separator);
  let value = '';
  for (let at = begin + 1; ; at++) {
    const quote = source.indexOf('"', at);
    if (quote < 0) return { value: value + source.slice(at), end: source.length };
    value += source.slice(at, quote);
    // What stands behind a closing quote belongs to the field, too.
    if (source[quote + 1] !== '"') {
      const rest = readPlain(source, quote + 1, separator);
      return { value: value + rest.value, end: rest.end };
    }
    value += '"';
    at = quote + 1;
  }
}

function readPlain(source: string, begin: number, separator: string): { value: string; end: number } {
  let end = begin;
  while (end < source.length && source[end] !== separator && source[end] !== '\n' && source[end] !== '\r') end++;
  return { value: source.slice(begin, end).trim(), end };
}

function afterLineEnd(source: string, at: number): number {
  return source[at] === '\r' && source[at + 1] === '\n' ? at + 2 : at + 1;
}

/** The most frequent of the candidates in the first line. */
function separatorOf(source: string): string {
  const line = source.slice(0, source.search(/[\r\n]|$/));
  const counted = [',', ';', '\t'].map((candidate) => ({ candidate, count: line.split(candidate).length }));
  return counted.reduce((best, next) => (next.count > best.count ? next : best)).candidate;
}
