import { columnPhrases, wordColumn } from '../phrases/column-phrases.ts';
import type { Section } from '../phrases/heading-phrases.ts';
import { totalLine } from '../phrases/line-phrases.ts';
import { normalText } from '../phrases/normal-text.ts';
import { isOfYear, termOver } from './block-terms.ts';
import { isHeading, ownHeads, titleAt } from './block-titles.ts';
import { hasFigure } from './cells.ts';
import type { Head } from './column-heads.ts';
import { areTermLoads } from './course-loads.ts';
import { stackHeads } from './head-groups.ts';
import { sectionOf, termOf } from './headings.ts';
import type { Piece } from './lines.ts';
import { moneyHeads } from './money-heads.ts';
import type { Step } from './other-ways.ts';
import { timeTitle } from './other-years.ts';
import type { FlowLine } from './panels.ts';
import { isOfTerm } from './per-term.ts';
import { namesAid } from './row-kind.ts';
import { isStatus } from './row-label.ts';
import type { Before, Row } from './rows.ts';
import { bracketUnder, strangeHeads, twoLineHeads } from './stacked-heads.ts';
import { readStatus, takenBackBeside } from './status-lines.ts';
import { ofLimits } from './year-value.ts';

/** What the lines above a row have said. */
export type State = {
  section: Section | null;
  /** The section around, where the last heading names none. */
  outer: Section | null;
  title: string;
  /** No row stands under the last heading yet. */
  isOpen: boolean;
  term: string | null;
  /** The last heading that tells of a time. */
  when: string;
  /** "Declined" over the rows. */
  status: string | null;
  heads: Head[];
  headsAt: number;
  headsY: number;
  /** Where the names stand in a table whose first column is not the names. */
  nameColumn: number | null;
  /** The last line of words: the fund, where its terms stand under it. */
  fund: Piece | null;
  /** That the fund was declined, as said beside it. */
  fundStatus: string[];
  group: number;
  /** A total stands under the last rows. */
  isEnded: boolean;
};

/** A page begins with the section and the heads of the last; where its table goes on, in the same block and term. */
export const stateAfter = (before: Before, goesOn: boolean): State => ({
  section: before.section,
  outer: null,
  title: (goesOn && before.title) || '',
  isOpen: false,
  term: goesOn || before.isTermOpen ? before.term : null,
  when: '',
  status: null,
  heads: before.heads,
  headsAt: -9,
  headsY: 0,
  nameColumn: goesOn ? before.nameColumn : null,
  fund: null,
  fundStatus: [],
  group: goesOn ? before.group : before.group + 1,
  isEnded: false,
});

/** A part of the page begins with nothing said, but for a heading that stands right over it. */
export function enterPanel(state: State, isUnder: boolean): void {
  const isOpen = state.isOpen && isUnder;
  const outer = isOpen ? (state.section ?? state.outer) : null;
  const title = isOpen ? state.title : '';
  Object.assign(state, {
    section: null,
    outer,
    title,
    term: null,
    when: '',
    status: null,
    heads: [],
    headsAt: -9,
    nameColumn: null,
    fund: null,
    group: state.group + 1,
  });
}

/** "Grants" in a column before the names opens a section as a heading does. */
export function readSide(
  state: State,
  lines: FlowLine[],
  index: number,
  spanning: string | undefined,
  name: Piece[],
  last: Row | undefined,
): void {
  const side = lines[index]?.cells[0]?.text;
  const isSide = side && isBefore(side, state.nameColumn);
  const isName = isSide && name.some(({ x, y }) => x === side.x && y === side.y);
  if (spanning) openSection(state, spanning);
  else if (isSide && !isName) openSection(state, side.text);
  // A name in that column is that of a row under the table: what stood beside the last row says nothing of it.
  else if (isName && last?.attributes.includes(state.title) && !totalLine.test(normalText(side.text)))
    startBlock(state, null, null, '');
  else if (!isSide && tagsOver(lines.slice(0, index), state.nameColumn).includes(state.title))
    startBlock(state, null, null, '');
}

const isBefore = (side: Piece, nameColumn: number | null): boolean => nameColumn !== null && side.x < nameColumn - 30;

/** "keep", "keep", "repay": where each row has such a word of its own, it says nothing of one that has none. */
function tagsOver(lines: FlowLine[], nameColumn: number | null): string[] {
  const tags = lines
    .filter(({ cells }) => hasFigure(cells))
    .map(({ cells: [first] }) => (first?.text && isBefore(first.text, nameColumn) ? first.text.text : ''));
  return tags.at(-1) && tags.some((tag, at) => tag && tag === tags[at - 1]) ? tags.filter(Boolean) : [];
}

/** Words beside the rows that name a section open it. */
export function openSection(state: State, title: string): void {
  const section = title === state.title ? null : sectionOf(title);
  if (section) startBlock(state, section, null, title);
}

/** What a heading says of the rows under it; the last one says no more. */
export function startBlock(state: State, section: Section | null, outer: Section | null, title: string): void {
  Object.assign(state, { section, outer, title, status: null, isOpen: true, isEnded: false, group: state.group + 1 });
}

const notAwards: (Section | null)[] = ['COST', 'CONTRIBUTION', 'NET', 'NOISE'];
const awardColumn = /^(funds?|fund source|award|awards|award (description|name|type)|financial aid|aid|offers?)$/;

/** Heads right under others, as near as lines are to each other here. */
function isStacked(state: State, lines: FlowLine[], index: number): boolean {
  const [line, next] = [lines[index]?.line, lines[index + 1]?.line];
  if (!line || state.headsAt !== index - 1) return false;
  const step = line.y - state.headsY;
  // "Status   Resident" right under other fields is one of them.
  const above = lines[index - 2]?.line;
  if (above && step > 1.5 * (state.headsY - above.y) && state.headsY > above.y) return false;
  return (
    step < 1.9 * line.height || (step < 2.6 * line.height && next !== undefined && step < 1.05 * (next.y - line.y))
  );
}

/** Takes a line of words in: a term, column heads, a section. */
export function readHeading(
  state: State,
  lines: FlowLine[],
  index: number,
  pageWidth: number,
  without: Step | null,
): void {
  const line = lines[index] as FlowLine;
  if (readStatus(state, lines, index)) return;
  const bareTerm = termOf(line.line.text);
  const term = bareTerm ?? termOver(lines, index);
  // "Fall   September 8" over "Spring   January 26": a list of days.
  const last = bareTerm && termOf(lines[index - 1]?.line.text ?? '');
  if (last && last !== bareTerm) {
    state.term = null;
    return;
  }
  if (term) Object.assign(state, { term, group: state.group + 1 });
  // The line was read with the one over it.
  if (state.headsAt === index) return;
  const own = ownHeads(lines, index, pageWidth);
  const both = own.length > 0 ? (bracketUnder(lines, index, own) ?? []) : twoLineHeads(lines, index, pageWidth);
  const known = both.length > 0 ? both : own;
  const heads = known.length > 0 || state.heads.length === 0 ? known : strangeHeads(lines, index);
  if (state.headsAt === index - 1 && areTermLoads(state.heads, heads)) return;
  if (heads.length > 0 && !bareTerm) {
    const stacked = without === 'lowerHeads' ? state.heads : stackHeads(state.heads, heads);
    const all = without !== 'upperHeads' && isStacked(state, lines, index) ? stacked : heads;
    state.heads = moneyHeads(all, lines, index);
    state.headsAt = both.length > 0 ? index + 1 : index;
    state.headsY = line.line.y;
    // Ways of living are columns of a budget: what was said over the awards holds no more.
    if (state.section !== 'COST' && heads.filter(isLiving).length > 1) startBlock(state, null, null, '');
  }
  state.when = timeTitle(line.line.pieces) ?? state.when;
  const first = line.line.pieces[0];
  const isHead = isTableHead(line.line.pieces, heads);
  // Over one figure the columns of the table before say nothing, whatever stands there now.
  if (isHead && heads.length === 0 && state.headsAt !== index - 1 && isSingle(lines, index)) state.heads = [];
  // "Accepted" under a fund says nothing but of it.
  if (!term && !isStatus(line.line.text)) {
    state.fund = isHead ? null : (first ?? null);
    state.fundStatus = takenBackBeside(line);
  }
  if (
    !first ||
    bareTerm ||
    isBlank(line) ||
    isRest.test(line.line.text) ||
    (heads.length > 0 && heads[0]?.x === first.x)
  )
    return;
  const opensAwards = heads.length > 0 && line.line.pieces.some((piece) => awardColumn.test(normalText(piece.text)));
  const title = titleAt(lines, index, heads.length > 0);
  const section = sectionOf(title) ?? (opensAwards && notAwards.includes(state.section ?? state.outer) ? 'AID' : null);
  // "Charges each semester": what stood over another table says nothing here.
  if (heads.length === 0 && (isOfTerm(title) || (section && isOtherTable(state, section, lines, index))))
    state.heads = [];
  if (section && isOfYear(title)) state.term = null;
  if (section) startBlock(state, section, null, title);
  else if (!term && isHeading(title, lines, index, state.nameColumn))
    startBlock(state, null, state.isEnded ? null : (state.section ?? state.outer), title);
  // "Income limit", or "Gross   Fee   Net" of loans, says nothing of the rows under another heading.
  const isOfRows = !state.heads.every(isOfLimits) && !(hasNet(state.heads) && isSingle(lines, index));
  if (heads.length === 0 && state.isOpen && !isOfRows) state.heads = [];
}

/** "Term   Offered   Scheduled to pay" is the head of a table, whatever its columns are called, and no fund. */
const isTableHead = ([first, ...others]: Piece[], heads: Head[]): boolean =>
  wordColumn.test(normalText(first?.text ?? '')) &&
  (heads.length > 0 || (others.length > 0 && !others.some(({ text }) => namesAid(text))));

const isOfLimits = ({ text }: Head): boolean => ofLimits.test(normalText(text));
const isLiving = ({ text }: Head): boolean => columnPhrases.living.test(normalText(text));

/** "and other benefits)": what a row above began. */
const isRest = /^[^(]{4,}\)[.:*]?$/;

/** Costs under the details of loans; one column under several: costs under aid or the other way round, awards under such details, a payment plan. */
export const isOtherTable = (state: State, section: Section, lines: FlowLine[], index: number): boolean =>
  state.heads.length > 1 &&
  ((section === 'COST' && state.section === 'LOAN' && hasNet(state.heads)) ||
    ((section === 'NOISE' || (section === 'COST') !== (state.section === 'COST') || hasNet(state.heads)) &&
      isSingle(lines, index)));

/** "Gross   Fee   Net", "Cost   Gift aid   Net": what is said of loans or of costs says nothing of other rows. */
export const hasNet = (heads: Head[]): boolean =>
  heads.some(({ text }) => /\b(fees?|costs?)\b/i.test(text)) && heads.some(({ text }) => /\bnet\b/i.test(text));

/** The next row has one figure. */
const isSingle = (lines: FlowLine[], index: number): boolean =>
  lines
    .slice(index + 1)
    .find(({ cells }) => hasFigure(cells))
    ?.cells.filter(({ figure }) => figure).length === 1;

/** "Other grants   $", "Savings   E = $", "Private loan   N/A", "Student Aid Index   -1500": a row without a sum of money. */
const isBlank = ({ cells, line: { pieces } }: FlowLine): boolean => {
  const last = cells.at(-1)?.text?.text ?? '';
  const isNumbered = pieces.length > 1 && plainNumber.test(pieces.at(-1)?.text ?? '');
  return /^(\(?[A-Z\d]{1,2}\)? ?= ?)?\$\s*_*$/.test(last) || isNumbered || (cells.length > 1 && noFigure.test(last));
};
/** No year: those stand beside headings. */
const plainNumber = /^(?!(19|20)\d\d$)[-–−]?\d{1,6}$/;
const noFigure = /^(n\/?a|none|[-–—]{1,3}|tbd|not (offered|awarded|eligible|applicable))$/i;
