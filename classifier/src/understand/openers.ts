import { headsText, ofExample, type Section } from '../phrases/heading-phrases.ts';
import { hasFigure } from './cells.ts';
import { sectionOf } from './headings.ts';
import { boxAround, type Piece } from './lines.ts';
import type { FlowLine } from './panels.ts';
import { isOfTerm, isOfWholeYear } from './per-term.ts';
import type { Paragraph } from './running-text.ts';
import { isOtherTable, type State, startBlock } from './section-state.ts';

/** "We expect you to have these costs:" over rows is their heading: the line under such a sentence bears its words. */
export function withOpeners(lines: FlowLine[], paragraphs: Paragraph[]): FlowLine[] {
  const rest = withoutTextHeadings(lines, paragraphs);
  const openers = paragraphs.flatMap((paragraph) => {
    const line = isOpener(paragraph) ? lineUnder(paragraph.pieces, rest) : undefined;
    return line ? [[line, openerOf(paragraph.pieces)] as const] : [];
  });
  if (openers.length === 0) return rest;
  const byLine = new Map(openers);
  return rest.map((line) => (byLine.has(line) ? { ...line, opener: byLine.get(line) } : line));
}

/** "Next steps" over sentences or other lines without figures says nothing of the rows under those. */
function withoutTextHeadings(lines: FlowLine[], paragraphs: Paragraph[]): FlowLine[] {
  const isText = ({ cells }: FlowLine): boolean => !hasFigure(cells);
  return lines.filter(({ line: { pieces } }, index) => {
    const heading = pieces[0] as Piece;
    if (pieces.length > 1 || !headsText.test(heading.text)) return true;
    const below = lines.slice(index + 1, index + 3);
    return !(below.length > 1 && below.every(isText)) && paragraphs.every((paragraph) => paragraph.heading !== heading);
  });
}

const isOpener = ({ pieces, isItem }: Paragraph): boolean => {
  const text = pieces.at(-1)?.text.trim() ?? '';
  return !isItem && (/:$/.test(text) || unfinished.test(text));
};
/** "For the coming year you have been awarded", and the rows go on. */
const unfinished =
  /\b(you (have been|are|were|will be) (awarded|offered|given|granted)|(offer|award|grant|give) you|you( will)? receive)$/i;

/** The last sentence, or all where they tell of somebody else: "Meet Jo, who is not a real student. Her offer looks like this:". */
function openerOf(pieces: Piece[]): string {
  const text = pieces.map((piece) => piece.text).join(' ');
  return ofExample.test(text) ? text : text.replace(/^.*[.!?]\s+(?=\p{Lu})|:\s*$/gu, '');
}

/** The next line under the words, where rows begin there. */
function lineUnder(pieces: Piece[], rest: FlowLine[]): FlowLine | undefined {
  const { x, width } = boxAround(pieces);
  const { y, height } = pieces.at(-1) as Piece;
  const at = rest.findIndex(({ line }) => line.y > y && line.x < x + width && line.x + line.width > x);
  const line = rest[at];
  const isNear = line && line.line.y - y < 4 * height;
  return isNear && rest.slice(at, at + 2).some(({ cells }) => hasFigure(cells)) ? line : undefined;
}

export const rowSections: (Section | null)[] = ['COST', 'GIFT', 'LOAN', 'WORK', 'AID', 'OUTSIDE'];

/** What a sentence offers is no part of the notes over it. */
const offering = /\byou\b.*\b(awarded|offered|award|assistance|aid)\b|\b(award|offer|give) you\b/i;

/** A new block, of the section that the sentence names or its rows speak for. */
export function openBlock(state: State, opener: string, lines: FlowLine[], index: number): void {
  const isExample = ofExample.test(opener);
  const named = isExample ? 'NOISE' : sectionOf(opener);
  const section = isExample || rowSections.includes(named) ? named : null;
  const around = state.section ?? state.outer;
  const outer = section || (around === 'NOISE' && offering.test(opener)) ? null : around;
  // "What you are charged in each semester:" tells the period of rows, though not their kind; earlier heads say nothing here.
  const isOfPeriod = isOfWholeYear(opener) || (isOfTerm(opener) && !opener.includes('$'));
  if (isOfPeriod || (section && isOtherTable(state, section, lines, index - 1))) state.heads = [];
  startBlock(state, section, outer, section || isOfPeriod ? opener : '');
}
