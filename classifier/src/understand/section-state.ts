import type { Section } from '../phrases/heading-phrases.ts';
import { totalLine } from '../phrases/line-phrases.ts';
import { normalText } from '../phrases/normal-text.ts';
import { type Head, headsOf, stackHeads } from './column-heads.ts';
import { sectionOf, termOf } from './headings.ts';
import type { Piece } from './lines.ts';
import type { FlowLine } from './panels.ts';

/** What the lines above a row have said. */
export type State = {
  section: Section | null;
  term: string | null;
  heads: Head[];
  headsAt: number;
  headsY: number;
  /** The last line of words: the fund, where its terms stand under it. */
  fund: Piece | null;
  group: number;
};

export const stateAfter = (before: { section: Section | null; group: number }): State => ({
  section: before.section,
  term: null,
  heads: [],
  headsAt: -9,
  headsY: 0,
  fund: null,
  group: before.group + 1,
});

/** "Loans   $5,500" over its rows: a heading that holds its own total. */
const groupTitle =
  /^(total |estimated |your |direct |indirect |billed |student |federal )*(costs|expenses|charges|grants|scholarships|(grants|scholarships) (and|&|\/) (grants|scholarships)|gift aid|loans|loan options|work|work options)$/i;

/** The section that such a row opens; null for other rows. */
export const titleSection = (label: string, flow: FlowLine[], index: number): Section | null =>
  groupTitle.test(label) && holdsTotal(flow, index) ? sectionOf(label) : null;

/** The rows under it add up to its figure. */
function holdsTotal(flow: FlowLine[], index: number): boolean {
  const last = (line: FlowLine): number => line.cells.findLast((cell) => cell.figure)?.figure?.value ?? 0;
  const total = last(flow[index] as FlowLine);
  let sum = 0;
  for (const line of flow.slice(index + 1)) {
    if (totalLine.test(normalText(line.cells[0]?.text?.text ?? ''))) return false;
    sum += last(line);
    if (sum >= total - 1) break;
  }
  return Math.abs(sum - total) <= 2;
}

const awardColumn = /^(funds?|fund source|award|awards|award (description|name|type)|financial aid|aid|offers?)$/;

const isStacked = (state: State, { line }: FlowLine, index: number): boolean =>
  state.headsAt === index - 1 && line.y - state.headsY < 1.9 * line.height;

/** Takes a line of words in: a term, column heads, a section. */
export function readHeading(state: State, line: FlowLine, index: number, pageWidth: number): void {
  const term = termOf(line.line.text);
  if (term) Object.assign(state, { term, group: state.group + 1 });
  const heads = headsOf(line, pageWidth);
  if (heads.length > 0 && !term) {
    state.heads = isStacked(state, line, index) ? stackHeads(state.heads, heads) : heads;
    state.headsAt = index;
    state.headsY = line.line.y;
  }
  const first = line.line.pieces[0];
  if (!term) state.fund = first ?? null;
  const opensAwards = heads.length > 0 && line.line.pieces.some((piece) => awardColumn.test(normalText(piece.text)));
  const named = term ? null : sectionOf(heads.length > 0 ? (first?.text ?? '') : line.line.text);
  const section = named ?? (opensAwards && state.section === 'COST' ? 'AID' : null);
  if (!section || (heads.length > 0 && heads[0]?.x === first?.x)) return;
  Object.assign(state, { section, group: state.group + 1 });
}
