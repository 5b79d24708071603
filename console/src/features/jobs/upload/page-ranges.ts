/** First and last page, counted from 1. */
export type PageRange = { first: number; last: number };

export type PageRanges = { ranges: PageRange[] } | { problem: string };

/** "1-2, 3, 4-6": each part becomes a letter. Pages may be left out, but none belongs to two letters. */
export function parsePageRanges(text: string, pages: number): PageRanges {
  const parts = text.split(',').map((part) => part.trim());
  const ranges: PageRange[] = [];
  for (const part of parts) {
    const match = part.match(/^(\d+)(?:\s*[-–]\s*(\d+))?$/);
    if (!match) return { problem: 'Write pages as 1-2, 3, 4-6.' };
    const first = Number(match[1]);
    const last = Number(match[2] ?? match[1]);
    if (first < 1 || last > pages) return { problem: `The file has pages 1 to ${pages}.` };
    if (last < first) return { problem: `${part} runs backwards.` };
    const twice = ranges.find((other) => first <= other.last && other.first <= last);
    if (twice) return { problem: `Page ${Math.max(first, twice.first)} is in two letters.` };
    ranges.push({ first, last });
  }
  return { ranges };
}

/** A letter for every so many pages; the last may have fewer. */
export function evenRanges(pages: number, every: number): PageRange[] {
  const count = Math.ceil(pages / every);
  return Array.from({ length: count }, (_, index) => ({
    first: index * every + 1,
    last: Math.min((index + 1) * every, pages),
  }));
}

export function rangesInWords(ranges: readonly PageRange[]): string {
  return ranges.map(rangeInWords).join(', ');
}

export function rangeInWords({ first, last }: PageRange): string {
  return first === last ? String(first) : `${first}-${last}`;
}
