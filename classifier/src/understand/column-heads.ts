import type { Box } from '../page.ts';
import { columnPhrases, wordColumn } from '../phrases/column-phrases.ts';
import { normalText } from '../phrases/normal-text.ts';
import { hasFigure } from './cells.ts';
import type { Figure } from './figures.ts';
import { boxAround, type Piece } from './lines.ts';
import type { FlowLine } from './panels.ts';

/** The words over one column of figures. */
export type Head = Box & { text: string };

const titleWording =
  /\b(award (offer|letter|notification|summary|package|notice)|financial aid|aid offer|financing plan)\b/;

const isColumnWording = (text: string): boolean => {
  const normal = normalText(text);
  if (normal.split(' ').length > 6 || /:\s*\S/.test(text) || titleWording.test(normal)) return false;
  return Object.entries(columnPhrases).some(([name, pattern]) => name !== 'marked' && pattern.test(normal));
};

/** The heads in a line over a table; none when it is no such line. */
export function headsOf(flow: FlowLine, pageWidth: number): Head[] {
  if (hasFigure(flow.cells)) return [];
  const [first, ...others] = flow.line.pieces;
  if (!first) return [];
  const isFar = first.x > (others.length > 0 ? 0.25 : 0.4) * pageWidth;
  const isFirstHead = isFar && isColumnWording(first.text) && !wordColumn.test(normalText(first.text));
  const heads = (isFirstHead ? [first, ...others] : others).filter((piece) => !wordColumn.test(normalText(piece.text)));
  const fits = heads.filter((piece) => isColumnWording(piece.text)).length;
  if (fits === 0 || fits < heads.length / 2) return [];
  return heads.map((piece: Piece) => ({ ...boxAround([piece]), text: piece.text }));
}

/** Two lines of heads, one over the other, are one. */
export function stackHeads(upper: Head[], lower: Head[]): Head[] {
  const overlaps = (a: Head, b: Head): boolean => a.x < b.x + b.width && b.x < a.x + a.width;
  const joined = lower.map((head) => {
    const above = upper.filter((other) => overlaps(other, head));
    return above.length === 0
      ? head
      : { ...boxAround([head, ...above]), text: [...above.map((other) => other.text), head.text].join(' ') };
  });
  const rest = upper.filter((head) => !lower.some((other) => overlaps(other, head)));
  return [...joined, ...rest].toSorted((a, b) => a.x - b.x);
}

/** The head of each figure of a row: by order where the counts agree, else by place. */
export function headsFor(figures: Figure[], heads: Head[]): (Head | null)[] {
  if (heads.length === 0) return figures.map(() => null);
  if (figures.length > 1 && figures.length === heads.length) return figures.map((_, index) => heads[index] ?? null);
  return figures.map((figure) => {
    const distance = (head: Head): number =>
      Math.min(
        Math.abs(head.x + head.width - figure.x - figure.width),
        Math.abs(head.x + head.width / 2 - figure.x - figure.width / 2),
      );
    const near = heads.toSorted((a, b) => distance(a) - distance(b))[0];
    return near && distance(near) < 40 ? near : null;
  });
}
