import type { Word } from '../page.ts';

/** Words of nearly one height that stand over each other, as a name on two close lines around its figure: a line for each height. */
export function linesApart(row: Word[], level: (word: Word) => number): Word[][] {
  if (!standOver(row, level)) return [row];
  const lines: Word[][] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const word of row.toSorted((a, b) => level(a) - level(b))) {
    if (level(word) - last > 0.2 * word.height) lines.push([]);
    lines.at(-1)?.push(word);
    last = level(word);
  }
  return lines.map((line) => line.toSorted((a, b) => a.x - b.x));
}

function standOver(row: Word[], level: (word: Word) => number): boolean {
  return row.slice(1).some((word, index) => {
    const last = row[index] as Word;
    const shared = Math.min(last.x + last.width, word.x + word.width) - word.x;
    const height = Math.min(last.height, word.height);
    return shared > 0.5 * Math.min(last.width, word.width) && Math.abs(level(word) - level(last)) > 0.4 * height;
  });
}
