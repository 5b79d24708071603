import type { Box, Page } from '../page.ts';
import type { Section } from '../phrases/heading-phrases.ts';
import { totalLine } from '../phrases/line-phrases.ts';
import { normalText } from '../phrases/normal-text.ts';
import { respell } from '../phrases/spelling.ts';
import { hasFigure } from './cells.ts';
import { headsFor } from './column-heads.ts';
import { isProse, termOf } from './headings.ts';
import { boxAround, type Line } from './lines.ts';
import { type FlowLine, flowOf } from './panels.ts';
import { labelOf, withNeighbours } from './row-label.ts';
import { addPayment, statusBelow } from './row-lines-below.ts';
import { readHeading, type State, stateAfter, titleSection } from './section-state.ts';
import { type YearValue, yearValue } from './year-value.ts';

/** A line of the letter that has a label and money. `group` counts the blocks between headings. */
export type Row = {
  page: number;
  label: string;
  labelBox: Box;
  attributes: string[];
  amount: YearValue;
  section: Section | null;
  term: string | null;
  group: number;
  /** A heading that holds the total of its rows. */
  isTitle: boolean;
};
/** `bare` are lines of a picture that may have lost their figure. */
export type PageRows = { rows: Row[]; prose: FlowLine[]; bare: Bare[] };
export type Bare = { label: string; section: Section | null };

/** The rows of a page and its running text. A section goes on over the page's end; column heads do not. */
export function rowsOf(
  page: Page,
  lines: Line[],
  awardYear: string | null,
  before: { section: Section | null; group: number },
): PageRows {
  const flow = flowOf(lines);
  const prose = proseOf(flow);
  const rows: Row[] = [];
  const bare: (Bare & { y: number })[] = [];
  const state = stateAfter(before);
  for (const [index, line] of flow.entries()) {
    if (prose.has(line)) continue;
    if (line.panel !== flow[index - 1]?.panel && index > 0)
      Object.assign(state, { section: null, term: null, heads: [] });
    if (!hasFigure(line.cells)) {
      readHeading(state, line, index, page.width);
      if (page.reader === 'ocr') bare.push({ label: respell(line.line.text), section: state.section, y: line.line.y });
      continue;
    }
    const row = rowOf(flow, index, prose, state, awardYear);
    if (!row) addPayment(rows.at(-1), line);
    const title = row && titleSection(row.label, flow, index);
    if (row)
      rows.push({ ...row, isTitle: title !== null, label: page.reader === 'ocr' ? cleaned(row.label) : row.label });
    if (title) Object.assign(state, { section: title, group: state.group + 1 });
    // What follows a total of costs without a heading may be anything.
    if (row && state.section === 'COST' && totalLine.test(normalText(row.label)))
      Object.assign(state, { section: null, group: state.group + 1 });
  }
  const isUsed = ({ y }: { y: number }): boolean =>
    rows.some(({ labelBox }) => y >= labelBox.y - 2 && y <= labelBox.y + labelBox.height);
  return { rows, prose: [...prose], bare: bare.filter((line) => !isUsed(line)) };
}

/** Marks before the first letter and misread words are the reader's, not the letter's. */
const cleaned = (label: string): string => respell(label.replace(/^[^\p{L}\d(]+/u, ''));

function proseOf(flow: FlowLine[]): Set<FlowLine> {
  const prose = new Set<FlowLine>();
  let previous: { flow: FlowLine; isProse: boolean } | null = null;
  for (const line of flow) {
    previous = { flow: line, isProse: isProse(line, previous) };
    if (previous.isProse) prose.add(line);
  }
  return prose;
}

function rowOf(
  flow: FlowLine[],
  index: number,
  prose: Set<FlowLine>,
  state: State,
  awardYear: string | null,
): Row | null {
  const line = flow[index];
  if (!line) return null;
  const figures = line.cells.flatMap((cell) => (cell.figure ? [cell.figure] : []));
  const amount = yearValue(figures, headsFor(figures, state.heads), awardYear);
  const { label, attributes } = labelOf(line.cells);
  attributes.push(...statusBelow(flow[index + 1]));
  const ownTerm = label && state.fund ? termOf(label.text) : null;
  const pieces = ownTerm && state.fund ? [state.fund] : withNeighbours(label, flow, index, prose);
  if (!amount || pieces.length === 0) return null;
  const { section, term, group } = state;
  const text = pieces.map((piece) => piece.text).join(' ');
  return {
    page: line.line.page,
    label: text,
    labelBox: boxAround(pieces),
    attributes,
    amount,
    section,
    term: ownTerm ?? term,
    group,
    isTitle: false,
  };
}
