import type { Box } from '../page.ts';
import type { Section } from '../phrases/heading-phrases.ts';
import { hasFigure } from './cells.ts';
import type { Head } from './column-heads.ts';
import { type CutCard, cutCardOf, withCutCard } from './cut-cards.ts';
import { sectionOf } from './headings.ts';
import type { LinedPage } from './lines.ts';
import { rowSections, withOpeners } from './openers.ts';
import type { Step } from './other-ways.ts';
import { type PanelReader, readPanel } from './panel-reader.ts';
import { type FlowLine, flowOf } from './panels.ts';
import { type Paragraph, runningText } from './running-text.ts';
import { enterPanel, stateAfter } from './section-state.ts';
import { withTermsBeside } from './terms-beside.ts';
import type { YearValue } from './year-value.ts';

/** A line of the letter that has a label and money. `group` counts the blocks between headings, `title` is the heading. */
export type Row = {
  page: number;
  label: string;
  labelBox: Box;
  attributes: string[];
  amount: YearValue;
  section: Section | null;
  /** The section around a heading that names none. */
  outer: Section | null;
  title: string;
  term: string | null;
  /** The last heading that tells of a time: "2025-2026 awards". */
  when?: string;
  group: number;
  /** A heading that holds the total of its rows. */
  isTitle: boolean;
  /** Each of its figures is worth the column over it: that of the amounts, or another's. */
  columnSum?: 'OWN' | 'OTHER';
  /** Running text offers it beside what a table lists. */
  isAdded?: boolean;
  /** Running text says that the reader is to count with it, if it is a cost. */
  isOwnCost?: boolean;
};
/** `bare` are lines of a picture that may have lost their figure. */
export type PageRows = {
  rows: Row[];
  prose: Paragraph[];
  bare: Bare[];
  heads: Head[];
  term: string | null;
  nameColumn: number | null;
  /** The heading at the page's foot, whose rows stand on the next page. */
  opened: Section | null;
  cut: CutCard | null;
  /** The last rows stand beside others: what was said of them says nothing of the next page. */
  isBeside: boolean;
};
export type Bare = { label: string; section: Section | null };
/** What the last page leaves. */
export type Before = {
  section: Section | null;
  /** The heading over the block that may go on. */
  title?: string;
  group: number;
  heads: Head[];
  term: string | null;
  /** The term goes on under a heading, too. */
  isTermOpen: boolean;
  cut: CutCard | null;
  nameColumn: number | null;
};

/** The rows of a page and its running text. A section and the heads of a table go on over the page's end. */
export function rowsOf(
  lined: LinedPage,
  awardYear: string | null,
  before: Before,
  without: Step | null = null,
): PageRows {
  const { page } = lined;
  const { paragraphs, rest } = runningText(flowOf(page, lined, without), without);
  const flow = withCutCard(withOpeners(rest, paragraphs), before.cut);
  const state = stateAfter(before, goesOn(flow));
  const reader: PanelReader = { page, awardYear, state, rows: [], bare: [], without };
  let last: FlowLine | undefined;
  let isBeside = false;
  for (const panel of panelsIn(flow)) {
    const lines = flow.filter((line) => line.panel === panel);
    isBeside = last !== undefined && last.line.y > (lines[0]?.line.y ?? 0);
    if (last) enterPanel(reader.state, last.line.y < (lines[0]?.line.y ?? 0));
    readPanel(reader, lines);
    last = lines.at(-1);
  }
  const isUsed = ({ y }: { y: number }): boolean =>
    reader.rows.some(({ labelBox }) => y >= labelBox.y - 2 && y <= labelBox.y + labelBox.height);
  const bare = reader.bare.filter((line) => !isUsed(line));
  return {
    rows: withTermsBeside(reader.rows),
    prose: paragraphs,
    bare,
    heads: reader.state.heads,
    term: reader.state.term,
    nameColumn: reader.state.nameColumn,
    opened: openedBy(reader, before),
    cut: cutCardOf(flow),
    isBeside,
  };
}

const openedBy = ({ state, rows }: PanelReader, before: Before): Section | null =>
  state.group > (rows.at(-1)?.group ?? before.group) && opening.includes(state.section) ? state.section : null;
const opening: (Section | null)[] = [...rowSections, 'NOISE'];

/** The page begins with a row, at most under a few words that open nothing: the table of the page before goes on. */
function goesOn(flow: FlowLine[]): boolean {
  const first = flow.findIndex(({ cells }) => hasFigure(cells));
  return first >= 0 && first < 3 && flow.slice(0, first).every(({ line }) => !sectionOf(line.text));
}

const panelsIn = (flow: FlowLine[]): number[] => [...new Set(flow.map(({ panel }) => panel))];
