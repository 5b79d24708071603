import type { Page, Reading, Word } from '../page.ts';

const columnWidth = 6;
const lineHeight = 14;

/** A letter drawn with letters: every character is a cell of the page, so that columns are where they are seen. */
export const letterFromText = (...pages: string[]): Reading => ({ pages: pages.map(pageFromText) });

function pageFromText(text: string, index: number): Page {
  const words = text
    .split('\n')
    .flatMap((line, row) => [...line.matchAll(/\S+/g)].map((match) => wordAt(match[0], match.index, row)));
  return { number: index + 1, width: 612, height: 792, reader: 'text', words };
}

const wordAt = (text: string, column: number, row: number): Word => ({
  text,
  x: 30 + column * columnWidth,
  y: 30 + row * lineHeight,
  width: text.length * columnWidth,
  height: 10,
  confidence: 1,
});
