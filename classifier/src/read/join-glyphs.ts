import type { Box, Word } from '../page.ts';

/** One character and its place on the shown page. */
export type Glyph = Box & { text: string };

/** White space of any kind; an end of a line is one of its own. */
export const isBlank = (text: string): boolean => text === ' ' || text === '\n';

// Loose boxes touch inside a word; letter-spaced headings have gaps of up to a third of the height.
const gapOfNewWord = 0.6;
// Without the blanks of the text a word ends where half a blank is.
const gapBetweenSorted = 0.12;
const leastSpacing = 0.08;
const lineJump = 0.6;
// Of the height of its letters.
const narrowest = 0.45;
const widestLetter = 1.2;
const stepBack = 0.5;
// What PDFium takes for the end of a line is none where the next letter follows as near as in a word.
const mostKerning = -0.2;
const mostWithin = 0.05;

/**
 * The words of a page. Some programs write glyph by glyph in any order: where most words come out as single
 * characters, places decide instead of the order.
 */
export function wordsOfGlyphs(glyphs: readonly Glyph[]): Word[] {
  const words = withoutTears(joinGlyphs(glyphs, gapOfNewWord));
  const single = words.filter((word) => word.text.length === 1).length;
  if (single < 20 || single < words.length * 0.4) return words;
  const byPlace = joinGlyphs(sortByPlace(glyphs.filter((glyph) => !isBlank(glyph.text))), gapBetweenSorted);
  return byPlace.length < words.length ? byPlace : words;
}

/** "R", then what stands elsewhere on the page, then "IDGE" right behind the "R": PDFium takes one line apart where another stands beside it. */
function withoutTears(words: Word[]): Word[] {
  const begins = [...words.keys()].filter(
    (index) => index > 0 && !follows(words[index - 1] as Word, words[index] as Word),
  );
  const torn = new Map<number, number>();
  // Where every letter stands for itself, places decide later on.
  if (begins.length > mostBegins) return words;
  const levels = Map.groupBy(begins, (begin) => Math.round((words[begin - 1] as Word).y));
  for (const begin of begins) {
    const word = words[begin] as Word;
    const level = Math.round(word.y);
    const beside = [level - 1, level, level + 1].flatMap((each) => levels.get(each) ?? []);
    const end = beside.find((other) => other !== begin && areOne(words[other - 1] as Word, word));
    if (end !== undefined) torn.set(end - 1, begin);
  }
  if (torn.size === 0) return words;
  const rests = new Set(torn.values());
  const wholeAt = (index: number): Word => {
    const word = words[index] as Word;
    const behind = torn.get(index);
    const rest = behind === undefined ? null : wholeAt(behind);
    return rest ? { ...word, text: word.text + rest.text, width: rest.x + rest.width - word.x } : word;
  };
  return words.flatMap((_, index) => (rests.has(index) ? [] : [wholeAt(index)]));
}

/** More than the lines and cells of any page. */
const mostBegins = 400;

const follows = (last: Word, next: Word): boolean =>
  Math.abs(next.y - last.y) < 0.2 * last.height && next.x > last.x && next.x - last.x - last.width < 2 * last.height;

/** Letters of one size that touch. */
function areOne(last: Word, next: Word): boolean {
  const gap = (next.x - last.x - last.width) / last.height;
  return (
    gap > mostKerning &&
    gap < mostWithin &&
    Math.abs(next.y - last.y) < 0.05 * last.height &&
    Math.abs(next.height - last.height) < 0.02 * last.height &&
    /\p{L}$/u.test(last.text) &&
    /^\p{L}/u.test(next.text)
  );
}

/** Line by line, left to right; a line is what overlaps its first glyph by half. */
function sortByPlace(glyphs: readonly Glyph[]): Glyph[] {
  const lines: Glyph[][] = [];
  for (const glyph of [...glyphs].sort((a, b) => a.y + a.height / 2 - (b.y + b.height / 2))) {
    const line = lines.at(-1);
    const first = line?.[0];
    const isSameLine = first && Math.abs(glyph.y + glyph.height / 2 - (first.y + first.height / 2)) < first.height / 2;
    if (line && isSameLine) line.push(glyph);
    else lines.push([glyph]);
  }
  return lines.flatMap((line) => line.sort((a, b) => a.x - b.x));
}

/** Joins characters in reading order into words; white space and jumps end a word. */
function joinGlyphs(glyphs: readonly Glyph[], gapLimit: number): Word[] {
  const words: Word[] = [];
  let open: Glyph[] = [];
  const close = () => {
    if (open.length > 0) words.push(wordOf(open));
    open = [];
  };
  for (let index = 0; index < glyphs.length; index += 1) {
    const glyph = glyphs[index] as Glyph;
    const last = open[open.length - 1];
    if (isBlank(glyph.text)) {
      if (last && !isWithinWord(open, glyphs, index) && !isNoLineEnd(last, glyphs, index)) close();
      continue;
    }
    if (last && startsNewWord(last, glyph, gapLimit)) close();
    open.push(glyph);
  }
  close();
  return words;
}

/** PDFium takes the space between spaced letters for a blank: it is none where it is no wider than the one before or behind. */
function isWithinWord(open: readonly Glyph[], glyphs: readonly Glyph[], blank: number): boolean {
  const [before, last, next, after] = [open.at(-2), open.at(-1), glyphs[blank + 1], glyphs[blank + 2]];
  if (!last || !next || isBlank(next.text) || Math.abs(next.y - last.y) > 0.2 * last.height) return false;
  // "St. Brannock" in small capitals, which claim less room than they take: their gaps tell nothing of a blank.
  if ([before, next].some((glyph) => glyph && Math.abs(glyph.height - last.height) > 0.15 * last.height)) return false;
  // The letters of a ligature have one box, narrower than it is: behind them no gap is told.
  if (before && open.at(-3)?.x === before.x) return false;
  const inner = before ? gapOf(before, last) : after && !isBlank(after.text) ? gapOf(next, after) : 0;
  return inner > leastSpacing * last.height && gapOf(last, next) < 1.3 * inner && !open.some(isFarBehind);
}

/** Letters that are placed one by one, as browsers print some sizes, are lines of their own to PDFium. */
function isNoLineEnd(last: Glyph, glyphs: readonly Glyph[], index: number): boolean {
  if (glyphs[index]?.text !== '\n') return false;
  const next = glyphs[index + (glyphs[index + 1]?.text === '\n' ? 2 : 1)];
  if (!next || isBlank(next.text) || Math.abs(next.y - last.y) > 0.2 * last.height) return false;
  const gap = gapOf(last, next) / last.height;
  return gap > mostKerning && gap < mostWithin;
}

/** Letters of one word so far apart are wider than they claim: their gaps tell nothing of blanks. */
const isFarBehind = (glyph: Glyph, index: number, word: readonly Glyph[]): boolean => {
  const before = word[index - 1];
  return before !== undefined && gapOf(before, glyph) > gapOfNewWord * glyph.height;
};

const gapOf = (left: Glyph, right: Glyph): number => right.x - left.x - left.width;

function startsNewWord(last: Glyph, next: Glyph, gapLimit: number): boolean {
  const height = Math.max(last.height, next.height, 1);
  const lineOffset = Math.abs(next.y + next.height / 2 - (last.y + last.height / 2));
  if (lineOffset > lineJump * height) return true;
  const gap = next.x - (last.x + last.width);
  const isApart = gap > gapLimit * height && !(gapLimit === gapOfNewWord && isOfOneWidth(last, next, gap));
  return isApart || next.x < last.x - stepBack * height;
}

/** Small capitals that were made of large ones all claim one narrow width: what looks like a gap is the rest of the letter. */
const isOfOneWidth = (last: Glyph, next: Glyph, gap: number): boolean =>
  Math.abs(last.width - next.width) < 0.001 * last.height &&
  last.width < narrowest * last.height &&
  gap < widestLetter * last.height &&
  smallLetter.test(last.text) &&
  smallLetter.test(next.text);

const smallLetter = /^\p{Ll}$/u;

export const raisedDigits = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const isDigit = ({ text }: Glyph): boolean => text >= '0' && text <= '9';

/** "$3,120⁴": the mark of a note behind a figure is none of its digits; behind a word it is a digit as others are. */
function withNote(glyph: Glyph, base: Glyph | null): string {
  const { text } = glyph;
  const behindFigure = base !== null && isDigit(base);
  if (text > '~') return behindFigure || !raisedDigits.includes(text) ? text : `${raisedDigits.indexOf(text)}`;
  return behindFigure && isDigit(glyph) && isRaised(glyph, base) ? (raisedDigits[Number(text)] ?? '') : text;
}

const isRaised = (glyph: Glyph, { y, height }: Glyph): boolean =>
  glyph.height < 0.9 * height && glyph.y + glyph.height < y + 0.9 * height;

/** "Opportunity Gra…" */
const cutName = /^[^…]*\p{L}…$/u;

function wordOf(glyphs: readonly Glyph[]): Word {
  let text = '';
  let x = Infinity;
  let y = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  let base: Glyph | null = null;
  for (const glyph of glyphs) {
    const shown = withNote(glyph, base);
    text += shown;
    if (shown <= '~' || !raisedDigits.includes(shown)) base = glyph;
    x = Math.min(x, glyph.x);
    y = Math.min(y, glyph.y);
    right = Math.max(right, glyph.x + glyph.width);
    bottom = Math.max(bottom, glyph.y + glyph.height);
  }
  const plain = text.includes('…') && !cutName.test(text) ? text.replaceAll('…', '...') : text;
  return { text: plain, x, y, width: right - x, height: bottom - y, confidence: 1 };
}
