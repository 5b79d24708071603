import type { Section } from '../phrases/heading-phrases.ts';
import { isLevel, takenBack } from './card-feet.ts';
import type { Card, Cards } from './cards.ts';
import { hasFigure } from './cells.ts';
import { sectionOf } from './headings.ts';
import type { Piece } from './lines.ts';
import type { FlowLine } from './panels.ts';
import { isStatus } from './row-label.ts';

/** What stands over the name on a card: its kind at the edge, its status behind that. */
type Top = { line: FlowLine; kind: Piece | null; said: Piece[] };

/**
 * "LOAN   Declined by you" over "Direct Loan" over its figure: where every card has such a top, what stands between two cards is
 * said of the lower one, and the line is no heading of all.
 */
export function withTops(cards: Cards, lines: FlowLine[]): Cards {
  const all = [...cards.byLine.values()].flat();
  if (all.length < 2 || !lines.some(saysStatus)) return cards;
  const tops = new Map<Card, Top>();
  for (const card of all) {
    const top = topOf(card, all, lines);
    if (!top) return cards;
    tops.set(card, top);
  }
  const used = new Set([...tops.values()].map(({ line }) => line));
  const pieces = new Set([...tops.values()].flatMap(({ kind, said }) => [...said, ...(kind ? [kind] : [])]));
  const isWhole = [...used].every(({ line }) => line.pieces.every((piece) => pieces.has(piece)));
  const kinds = [...tops.values()].flatMap(({ kind }) => (kind ? cardSection(kind.text) : []));
  const isKnown = kinds.filter((section) => section !== 'AID').length * 2 >= kinds.length;
  if (!isWhole || !isKnown || ![...pieces].some(isSaid)) return cards;
  const texts = new Set([...pieces].map(({ text }) => text));
  return {
    used: new Set([...cards.used, ...used]),
    byLine: new Map([...cards.byLine].map(([line, row]) => [line, row.map((card) => topped(card, tops, texts))])),
  };
}

const isSaid = ({ text }: Piece): boolean => isStatus(text) || takenBack.test(text);
const saysStatus = ({ line, cells }: FlowLine): boolean => !hasFigure(cells) && line.pieces.some(isSaid);

/** The words right over the name, between its edge and the next card; null where there are none, or others than these. */
function topOf({ label, figure }: Card, all: Card[], lines: FlowLine[]): Top | null {
  const [name] = label;
  if (!name || name.y > figure.y) return null;
  const line = lines.findLast(
    (each) =>
      !hasFigure(each.cells) &&
      each.line.y < name.y - 0.4 * name.height &&
      isNear(each, name) &&
      // What stands beside the figure of a card is said of that one.
      !all.some((card) => isLevel(card.figure, each.line)),
  );
  const starts = all.flatMap(({ label: [other] }) => (other && other.x > name.x + 4 ? other.x : []));
  const end = Math.min(...starts) - 4;
  const [first, ...others] = line?.line.pieces.filter(({ x }) => x >= name.x - 4 && x < end) ?? [];
  if (!line || !first || [first, ...others].some(({ words }) => words.length > 6)) return null;
  if (first.x > name.x + 4) return { line, kind: null, said: [first, ...others] };
  return first.words.length < 4 && others.length > 0 ? { line, kind: first, said: others } : null;
}

/** The section of a card's own kind; a word that nobody knows says no more than that it is aid. */
export const cardSection = (kind: string): Section => {
  if (/^(outside|external|private|employer|third[- ]party)\b(?!.*\bloan)/i.test(kind)) return 'OUTSIDE';
  const section = sectionOf(kind);
  return section && sections.includes(section) ? section : 'AID';
};
const sections: Section[] = ['GIFT', 'LOAN', 'WORK', 'OUTSIDE'];
const isNear = ({ line }: FlowLine, name: Piece): boolean => name.y - line.y < 2 * Math.max(line.height, name.height);

/** What other cards have on top is none of its own. */
function topped(card: Card, tops: Map<Card, Top>, texts: Set<string>): Card {
  const { kind, said } = tops.get(card) as Top;
  const status = [...card.status.filter((text) => !texts.has(text)), ...said.map(({ text }) => text)];
  return { ...card, status, ...(kind ? { kind: kind.text } : {}) };
}
