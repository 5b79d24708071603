import type { Page, Reading, Word } from '../page.ts';
import type { Classification } from '../understand/classification.ts';
import { wordsAt } from './words-at.ts';

/** Room between two lines of a page, or under its last one; a page behind the last is an added one. */
export type Gap = { page: number; top: number; bottom: number | null };

const headingSize = 1.15;
const leading = 1.35;
const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const bottomOf = (words: Word[]): number => Math.max(...words.map(({ y, height }) => y + height));

/** Where a letter has room: over its offer, between aid and costs, under both, at its end and on another page. */
export function gapsBeside(reading: Reading, answer: Classification): Gap[] {
  const last = reading.pages.at(-1) as Page;
  const end = { page: last.number, top: bottomOf(last.words), bottom: null };
  const added = { page: last.number + 1, top: 0, bottom: null };
  const [above, between, under] = [aboveOffer, betweenTables, underOffer].map((gaps) => gaps(reading, answer));
  return [above?.at(-1), between?.[0], under?.[0], end, added].filter((gap) => gap !== undefined);
}

function aboveOffer(reading: Reading, { aid, costs, institution: { evidence: school } }: Classification): Gap[] {
  const page = Math.min(...[...aid, ...costs].map(({ evidence }) => evidence.page));
  const from = school?.page === page ? school.box.y : 0;
  return gapsOf(reading, page, from, spanOf([...aid, ...costs], page).top);
}

function betweenTables(reading: Reading, { aid, costs }: Classification): Gap[] {
  const pages = new Set([...aid, ...costs].map(({ evidence }) => evidence.page));
  const page = Math.min(...pages);
  const [first, second] = [spanOf(aid, page), spanOf(costs, page)].toSorted((a, b) => a.top - b.top);
  if (pages.size > 1 || aid.length === 0 || costs.length === 0 || !first || !second) return [];
  return gapsOf(reading, page, first.bottom, second.top);
}

function underOffer(reading: Reading, { aid, costs, printedSums = [], printedNetPrice }: Classification): Gap[] {
  const told = [...aid, ...costs, ...printedSums, ...(printedNetPrice ? [printedNetPrice] : [])];
  const page = Math.max(...told.map(({ evidence }) => evidence.page));
  return gapsOf(reading, page, spanOf(told, page).bottom, Number.POSITIVE_INFINITY);
}

function spanOf(amounts: Pick<Classification['aid'][number], 'evidence'>[], page: number) {
  const figures = amounts.filter(({ evidence }) => evidence.page === page).map(({ evidence }) => evidence.figure);
  return { top: Math.min(...figures.map(({ y }) => y)), bottom: Math.max(...figures.map((box) => box.y + box.height)) };
}

/** The gaps between lines across a whole page, from the top: behind a sentence or a row, not under a heading. */
function gapsOf({ pages }: Reading, number: number, from: number, to: number): Gap[] {
  const words = pages.find((page) => page.number === number)?.words ?? [];
  const size = median(words.map(({ height }) => height));
  const gaps: Gap[] = [];
  const above: Word[] = [];
  for (const word of words.toSorted((a, b) => a.y - b.y)) {
    const top = bottomOf(above);
    if (word.y - top > 0.7 * size && top >= from && word.y <= to && endsThere(above, top - size / 2))
      gaps.push({ page: number, top, bottom: word.y });
    above.push(word);
  }
  return gaps;
}

/** Whether the last word of the last line ends a sentence, a row or what is called out. */
function endsThere(words: Word[], from: number): boolean {
  const line = words.filter(({ y, height }) => y + height > from);
  return /[\d.!?,]$/.test(line.toSorted((a, b) => a.x - b.x).at(-1)?.text ?? '');
}

/** A letter with a block of other words in a gap; what stood below it moves down. */
export function setBeside({ pages }: Reading, block: string, { page: number, top, bottom }: Gap): Reading {
  const like = pages[Math.min(number, pages.length) - 1] as Page;
  const size = median(like.words.map(({ height }) => height));
  const left = Math.min(...like.words.map(({ x }) => x));
  const right = Math.max(...like.words.map(({ x, width }) => x + width));
  const isAdded = number > pages.length;
  const start = isAdded ? Math.min(...like.words.map(({ y }) => y)) : Math.max(top + size, bottom ?? 0);
  const added = blockWords(block, { left, top: start, right, size });
  const moved = bottomOf(added) + size - (bottom ?? 0);
  const words = like.words.map((word) => (bottom !== null && word.y >= bottom ? { ...word, y: word.y + moved } : word));
  const changed = { ...like, number, words: isAdded ? added : [...words, ...added] };
  const grown = { ...changed, height: Math.max(like.height, bottomOf(changed.words) + 36) };
  return { pages: isAdded ? [...pages, grown] : pages.map((page) => (page === like ? grown : page)) };
}

type Place = { left: number; top: number; right: number; size: number };

/** `# ` begins a heading, ` | ` parts the cells of a row, and all else is text that wraps. */
function blockWords(block: string, { left, top, right, size }: Place): Word[] {
  const lines = block.split('\n');
  const rows = lines.map((line) => (line.includes(' | ') ? line.split(' | ') : []));
  const edges = edgesOf(rows, left, size);
  let y = top;
  return lines.flatMap((line, at) => {
    const height = line.startsWith('# ') ? headingSize * size : size;
    const cells = rows[at] as string[];
    const printed =
      cells.length > 0 ? [cells] : wrapped(line.replace(/^# /, ''), (right - left) / height).map((text) => [text]);
    return printed.flatMap((texts) => {
      const words = texts.flatMap((text, cell) => wordsAt(text, edges[cell] ?? left, y, height));
      y += leading * height;
      return words;
    });
  });
}

/** Where the cells of a table begin: each behind the longest before it. */
function edgesOf(rows: string[][], left: number, size: number): number[] {
  const edges = [left];
  for (let cell = 0; rows.some((row) => row.length > cell + 1); cell++)
    edges.push((edges[cell] as number) + (Math.max(...rows.map((row) => row[cell]?.length ?? 0)) / 2 + 2) * size);
  return edges;
}

function wrapped(text: string, ems: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= 2 * ems) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
