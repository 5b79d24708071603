import { columnPhrases, wordColumn } from '../phrases/column-phrases.ts';
import type { Section } from '../phrases/heading-phrases.ts';
import { genericWords, infoLine, netLine, totalLine } from '../phrases/line-phrases.ts';
import { normalText } from '../phrases/normal-text.ts';
import { remembered } from '../phrases/remembered.ts';
import { blockTerm, isOfYear, termOver } from './block-terms.ts';
import { isCardLine } from './card-lines.ts';
import { hasFigure } from './cells.ts';
import { type Head, headsOf, stackHeads } from './column-heads.ts';
import { costKind } from './cost-kind.ts';
import { sectionOf, termOf } from './headings.ts';
import type { Piece } from './lines.ts';
import { moneyHeads } from './money-heads.ts';
import { timeTitle } from './other-years.ts';
import type { FlowLine } from './panels.ts';
import { isOfTerm } from './per-term.ts';
import { namesAid } from './row-kind.ts';
import { isStatus } from './row-label.ts';
import type { Before } from './rows.ts';
import { strangeHeads, twoLineHeads } from './stacked-heads.ts';
import { readStatus } from './status-lines.ts';

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
  group: number;
};

/** A page begins with the section and the heads of the last; where its table goes on, in the same block and term. */
export const stateAfter = (before: Before, goesOn: boolean): State => ({
  section: before.section,
  outer: null,
  title: '',
  isOpen: false,
  term: goesOn ? before.term : null,
  when: '',
  status: null,
  heads: before.heads,
  headsAt: -9,
  headsY: 0,
  nameColumn: null,
  fund: null,
  group: goesOn ? before.group : before.group + 1,
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
    fund: null,
    group: state.group + 1,
  });
}

/** "Loans   $5,500" over its rows: a heading that holds its own total. The section that it opens, null for other rows. */
export function titleSection(
  label: string,
  lines: FlowLine[],
  index: number,
  termSoFar: string | null,
): { section: Section | null } | null {
  const isPlural = isGroupName(label) || isSaidBelow(label, lines, index);
  const isGroup = isPlural || isGeneric(label) || kindOfAid.test(bare(label));
  if (!isGroup && (namesAid(label) || costKind(normalText(label)))) return null;
  if (isRowLike(lines, index)) return null;
  // The second term of equal ones is worth the lines above it too.
  const isNextTerm = termSoFar !== null && (blockTerm(label) ?? termSoFar) !== termSoFar;
  if (netLine.test(normalText(label)) || (!isNextTerm && isReckoned(lines, index))) return null;
  const section = sectionOf(label);
  return holdsTotal(lines, index, isPlural ? 1 : 2, section) ? { section } : null;
}

/** "SELF Loan   State   $4,000" over a row with such a word beside its name is a row. */
function isRowLike(lines: FlowLine[], index: number): boolean {
  const words = (line: FlowLine | undefined): number =>
    line?.cells.filter(({ text }) => /\p{L}{2}/u.test(text?.text ?? '')).length ?? 0;
  // Between them may stand the first lines of the next name.
  const next = lines.slice(index + 1, index + 4).find(({ cells }) => hasFigure(cells));
  return words(lines[index]) > 1 && words(next) === words(lines[index]);
}

/** "Work-Study   $1,600" in larger print over "Federal Work-Study   $1,600". */
function isSaidBelow(label: string, lines: FlowLine[], index: number): boolean {
  const { line } = lines[index] as FlowLine;
  const row = lines.slice(index + 1, index + 3).find(({ cells }) => hasFigure(cells));
  const name = row?.cells[0]?.text;
  return !!name && line.height > 1.1 * name.height && normalText(name.text).endsWith(normalText(label));
}

/** "Loans must be repaid", "Grants you keep": what is said of a group behind its name. */
const clause = /(?<=\w\W+)\b(that|which|you|must|need|do(es)?( not|n['’]t)|to be|paid|are|is|have|has|may|can)\b.*$/i;

const bare = (label: string): string =>
  label
    .replace(/\([^)]*\)/g, ' ')
    .replace(clause, '')
    .replace(/[\s:–—-]+$/, '')
    .trim() || label;

/** Every word of it fits any letter. */
export const isGeneric = remembered((label: string): boolean =>
  normalText(bare(label))
    .split(' ')
    .every((word) => genericWords.has(word) || !/[a-z]/.test(word)),
);

export const isGroupName = (label: string): boolean =>
  /^(total |estimated |your |direct |indirect |billed |student |federal |military |veterans['’]? |va |state |institutional |outside |private )*(costs|expenses|charges|grants|scholarships|(grants|scholarships) (and|&|\/) (grants|scholarships)|gift aid|loans|loan options|work|work options|employment|jobs|benefits)$/i.test(
    bare(label),
  );

/** "Athletic aid", "Talent awards". */
const kindOfAid = /^\p{L}+[- ](aid|awards|assistance|funds|support)$/iu;

/** What a line is worth: its last figure, or cards side by side together. */
function worthOf(line: FlowLine): number {
  const figures = line.cells.flatMap((cell) => cell.figure ?? []);
  if (isCardLine(line)) return figures.reduce((all, { value }) => all + value, 0);
  return figures.at(-1)?.value ?? 0;
}

/** The sum of the lines above, or what is left of one of them after the others: what follows may add up to it as well. */
function isReckoned(lines: FlowLine[], index: number): boolean {
  const values = lines.slice(0, index).map(worthOf).filter(Boolean).toReversed();
  const value = worthOf(lines[index] as FlowLine);
  let less = 0;
  return values.some((above, at) => {
    const isLeft = at > 0 && Math.abs(above - less - value) <= 1;
    less += above;
    return isLeft || (at > 0 && Math.abs(less - value) <= 1);
  });
}

/** The rows under it add up to its figure. What it means may stand between: "Money you earn". */
function holdsTotal(lines: FlowLine[], index: number, least: number, section: Section | null): boolean {
  const total = worthOf(lines[index] as FlowLine);
  let [sum, count] = [0, 0];
  for (const line of lines.slice(index + 1)) {
    const next = hasFigure(line.cells) ? null : sectionOf(line.line.text);
    if (next && (count > 0 || next !== section)) return false;
    if (!hasFigure(line.cells) || isPartOfRow(line)) continue;
    if (totalLine.test(normalText(line.cells[0]?.text?.text ?? ''))) return false;
    sum += worthOf(line);
    count += line.cells[0]?.figure ? line.cells.length : 1;
    if (sum >= total - 1) break;
  }
  return total > 0 && count >= least && Math.abs(sum - total) <= 2;
}

/** "Fall 2026   $500", "Pending · 6.4% · maximum: $2,000" under a fund: its terms, or what is said of it. */
function isPartOfRow({ cells }: FlowLine): boolean {
  const texts = cells.flatMap(({ text }) => text?.text ?? []);
  return texts.some((text) => termOf(text) !== null) || infoLine.test(normalText(texts.at(-1) ?? ''));
}

/** "Grants" in a column before the names opens a section as a heading does. */
export function readSide(state: State, { cells }: FlowLine, spanning: string | undefined): void {
  const side = cells[0]?.text;
  if (spanning) openSection(state, spanning);
  else if (side && state.nameColumn !== null && side.x < state.nameColumn - 30) openSection(state, side.text);
}

/** Words beside the rows that name a section open it. */
export function openSection(state: State, title: string): void {
  const section = title === state.title ? null : sectionOf(title);
  if (section) startBlock(state, section, null, title);
}

/** What a heading says of the rows under it; the last one says no more. */
export function startBlock(state: State, section: Section | null, outer: Section | null, title: string): void {
  Object.assign(state, { section, outer, title, status: null, isOpen: true, group: state.group + 1 });
}

const notAwards: (Section | null)[] = ['COST', 'CONTRIBUTION', 'NET', 'NOISE'];
const awardColumn = /^(funds?|fund source|award|awards|award (description|name|type)|financial aid|aid|offers?)$/;

const isStacked = (state: State, { line }: FlowLine, index: number): boolean =>
  state.headsAt === index - 1 && line.y - state.headsY < 1.9 * line.height;

/** Takes a line of words in: a term, column heads, a section. */
export function readHeading(state: State, lines: FlowLine[], index: number, pageWidth: number): void {
  const line = lines[index] as FlowLine;
  if (readStatus(state, lines, index)) return;
  const bareTerm = termOf(line.line.text);
  const term = bareTerm ?? termOver(lines, index);
  if (term) Object.assign(state, { term, group: state.group + 1 });
  // The line was read with the one over it.
  if (state.headsAt === index) return;
  const own = headsOf(line, pageWidth);
  const both = own.length > 0 ? [] : twoLineHeads(lines, index, pageWidth);
  const known = own.length > 0 ? own : both;
  const heads = known.length > 0 || state.heads.length === 0 ? known : strangeHeads(lines, index);
  if (heads.length > 0 && !bareTerm) {
    const all = isStacked(state, line, index) ? stackHeads(state.heads, heads) : heads;
    state.heads = moneyHeads(all, lines, index);
    state.headsAt = both.length > 0 ? index + 1 : index;
    state.headsY = line.line.y;
    // Ways of living are columns of a budget: what was said over the awards holds no more.
    if (state.section !== 'COST' && heads.filter(isLiving).length > 1) startBlock(state, null, null, '');
  }
  state.when = timeTitle(line.line.pieces) ?? state.when;
  const first = line.line.pieces[0];
  // "Term   Offered" is the head of a table, and no fund.
  const isHead = heads.length > 0 && wordColumn.test(normalText(first?.text ?? ''));
  // "Accepted" under a fund says nothing but of it.
  if (!term && !isStatus(line.line.text)) state.fund = isHead ? null : (first ?? null);
  if (
    !first ||
    bareTerm ||
    isBlank(line) ||
    isRest.test(line.line.text) ||
    (heads.length > 0 && heads[0]?.x === first.x)
  )
    return;
  const opensAwards = heads.length > 0 && line.line.pieces.some((piece) => awardColumn.test(normalText(piece.text)));
  const title = heads.length > 0 ? headTitle(lines, index) : line.line.text;
  const section = sectionOf(title) ?? (opensAwards && notAwards.includes(state.section) ? 'AID' : null);
  // "Charges each semester": what stood over another table says nothing here.
  if (heads.length === 0 && (isOfTerm(title) || (section && isOtherTable(state, section, lines, index))))
    state.heads = [];
  if (section && isOfYear(title)) state.term = null;
  if (section) startBlock(state, section, null, title);
  else if (!term && isHeading(title, lines, index, state.nameColumn))
    startBlock(state, null, state.section ?? state.outer, title);
}

const isLiving = ({ text }: Head): boolean => columnPhrases.living.test(normalText(text));

/** "and other benefits)": what a row above began. */
const isRest = /^[^(]{4,}\)[.:*]?$/;

/** The first head; over a column of numbers ("LN", "No.") the next one. */
function headTitle(lines: FlowLine[], index: number): string {
  const [first, second] = lines[index]?.line.pieces ?? [];
  const row = lines.slice(index + 1).find(({ cells }) => hasFigure(cells))?.line;
  const isNumbered = /^\d{1,3}[.)]?$/.test(row?.pieces[0]?.text ?? '') && (row?.pieces.length ?? 0) > 2;
  return (isNumbered ? second?.text : first?.text) ?? '';
}

/** Costs of one column under aid with several, or the other way round. */
function isOtherTable(state: State, section: Section, lines: FlowLine[], index: number): boolean {
  const row = lines.slice(index + 1).find(({ cells }) => hasFigure(cells));
  const isSingle = row?.cells.filter(({ figure }) => figure).length === 1;
  return isSingle && state.heads.length > 1 && (section === 'COST') !== (state.section === 'COST');
}

/** "Other grants   $", "Private loan   N/A": a row without a figure. */
const isBlank = ({ cells }: FlowLine): boolean => {
  const last = cells.at(-1)?.text?.text ?? '';
  return /^\$\s*_*$/.test(last) || (cells.length > 1 && noFigure.test(last));
};
const noFigure = /^(n\/?a|none|[-–—]{1,3}|tbd|not (offered|awarded|eligible|applicable))$/i;

const nameIn = ({ cells }: FlowLine): Piece | null =>
  cells.find((cell) => /\p{L}{2}/u.test(cell.text?.text ?? ''))?.text ?? null;

/** Under words in larger print: the name over the figure of a card, or under it. */
function cardName(lines: FlowLine[], index: number, row: FlowLine | undefined): Piece | null {
  const next = lines[index + 1];
  const line = next === row ? lines[index + 2] : next;
  const name = row && line && !hasFigure(line.cells) ? nameIn(line) : null;
  return name && (lines[index] as FlowLine).line.height > 1.2 * name.height ? name : null;
}

/** "From the State of Ohio, as long as you live there": who gives, without what is said of it. */
const leadOf = (title: string): string => (/^(from|by|through) /i.test(title) ? title.replace(/[,(–—].*$/, '') : title);

/** A few words over a row, that say nothing known. */
function isHeading(title: string, lines: FlowLine[], index: number, nameColumn: number | null): boolean {
  const line = lines[index] as FlowLine;
  const row = lines.slice(index + 1, index + 4).find(({ cells }) => hasFigure(cells));
  const label = (row && nameIn(row)) ?? cardName(lines, index, row);
  return (
    label !== null &&
    leadOf(title).split(/\s+/).length < 9 &&
    !/[.,;]$/.test(title.trim()) &&
    !isStatus(title) &&
    line.line.x < label.x + 12 &&
    !(nameColumn !== null && line.line.x < nameColumn - 30 && line.line.x + line.line.width < nameColumn)
  );
}
