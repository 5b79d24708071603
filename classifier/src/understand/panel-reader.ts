import type { Page } from '../page.ts';
import { netLine, totalLine } from '../phrases/line-phrases.ts';
import { normalText } from '../phrases/normal-text.ts';
import { respell } from '../phrases/spelling.ts';
import { isTermHead } from './bare-heads.ts';
import { endsBlock, headedSum, leavesTable, sumName } from './block-ends.ts';
import { blockTerm } from './block-terms.ts';
import { cardSection } from './card-tops.ts';
import { type Card, type Cards, cardsOf } from './cards.ts';
import { hasFigure } from './cells.ts';
import { withColumnSum } from './column-sums.ts';
import { answersFields } from './field-grids.ts';
import { termOf } from './headings.ts';
import { openerOf, pairsOf } from './inline-pairs.ts';
import { stepped } from './line-steps.ts';
import type { Piece } from './lines.ts';
import { nameColumnOf } from './name-column.ts';
import { openBlock } from './openers.ts';
import type { Step } from './other-ways.ts';
import type { FlowLine } from './panels.ts';
import { namesAid } from './row-kind.ts';
import { addPayment, readField } from './row-lines-below.ts';
import type { Bare, Row } from './rows.ts';
import { openSection, readHeading, readSide, type State, startBlock } from './section-state.ts';
import { sideCellsOf } from './side-cells.ts';
import { readTermStatus } from './status-lines.ts';
import { isOnlyTerms, listsTerms, rowFrom, tableRow } from './table-row.ts';
import { areOtherTerms } from './term-codes.ts';
import { isGeneric, saysTotal, titleSection } from './title-rows.ts';
import { transposedUnder } from './transposed.ts';
import { wrapsOf } from './wraps.ts';
import { yearValue } from './year-value.ts';

/** What is read of a page so far. */
export type PanelReader = {
  page: Page;
  awardYear: string | null;
  state: State;
  rows: Row[];
  bare: (Bare & { y: number })[];
  /** The step that is left out. */
  without: Step | null;
};

const noCards: Cards = { used: new Set(), byLine: new Map() };

/** Reads one part of a page from top to bottom. */
export function readPanel(reader: PanelReader, all: FlowLine[]): void {
  const { without } = reader;
  const lines = stepped(
    all.filter(({ line }) => !isTypedRule.test(line.text)),
    without,
  );
  const cards = without === 'cards' ? noCards : cardsOf(lines, without);
  reader.state.nameColumn = nameColumnOf(lines) ?? reader.state.nameColumn;
  const wraps = wrapsOf(
    lines.filter((line) => !cards.used.has(line) && !cards.byLine.has(line)),
    reader.state.nameColumn,
  );
  const sides = sideCellsOf(lines, reader.state.nameColumn);
  const done = new Set<FlowLine>([...cards.used, ...wraps.used, ...sides.used]);
  for (const [index, line] of lines.entries()) {
    if (line.opener) openBlock(reader.state, line.opener, lines, index);
    const onCards = cards.byLine.get(line);
    if (onCards) readCards(reader, onCards);
    else if (done.has(line) || answersFields(lines, index)) continue;
    else if (!hasFigure(line.cells)) for (const row of readWords(reader, lines, index)) done.add(row);
    else if (!readPairs(reader, line))
      readRow(reader, lines, index, wraps.labels.get(line) ?? [], sides.byRow.get(line));
    if (reader.state.term && endsTerm(line)) reader.state.term = null;
  }
}

/** "Total Fall 2026   $5,283", "Due August 1   $2,703": what follows is of no term, until one is named. */
function endsTerm({ cells }: FlowLine): boolean {
  const text = cells[0]?.text?.text ?? '';
  if (!/^(total|due) /i.test(text) || !hasFigure(cells)) return false;
  return /^due/i.test(text) || termOf(text.replace(/^total (for )?/i, '')) !== null;
}

/** "-------": a rule of signs between the lines. */
const isTypedRule = /^[-=_*~–—\s]{4,}$/;

/** A line without figures: the names of fund columns, or a heading. Answers the lines that are read with it. */
function readWords(
  { page, awardYear, state, rows, bare, without }: PanelReader,
  lines: FlowLine[],
  index: number,
): FlowLine[] {
  const { line } = lines[index] as FlowLine;
  if (readField(rows, line.text)) return [];
  const table = transposedUnder(lines, index);
  // What a heading said of the rows between it and this table says nothing here.
  if (table && rows.at(-1)?.group === state.group) startBlock(state, null, state.section ?? state.outer, '');
  for (const { name, figures, heads, status } of table?.columns ?? []) {
    const amount = yearValue(figures, heads, awardYear, heads);
    if (amount) rows.push(rowFrom(page.number, state, [name], amount, status));
  }
  if (table) return table.lines;
  if (without !== 'headings') readHeading(state, lines, index, page.width, without);
  if (page.reader === 'ocr') bare.push({ label: respell(line.text), section: state.section, y: line.y });
  return [];
}

/** Cards side by side that name no fund sum up the letter: a block of their own. */
function readCards({ page, awardYear, state, rows }: PanelReader, cards: Card[]): void {
  const isSummary = cards.length > 2 && cards.every(({ label }) => isSumName(label.map(({ text }) => text).join(' ')));
  if (isSummary) state.group += 1;
  for (const { figure, label, status, kind } of cards) {
    const amount = yearValue([figure], [null], awardYear, []);
    const row = amount && rowFrom(page.number, state, label, amount, status);
    if (row) rows.push(kind ? { ...row, section: cardSection(kind), title: kind } : row);
  }
  if (isSummary) state.group += 1;
}

const isSumName = (label: string): boolean =>
  isGeneric(label) || totalLine.test(normalText(label)) || netLine.test(normalText(label));

function readPairs(reader: PanelReader, { cells }: FlowLine): boolean {
  const pairs = reader.without === 'pairs' ? null : pairsOf(cells);
  if (pairs) openSection(reader.state, openerOf(cells));
  readCards(reader, pairs?.map(({ figure, label }) => ({ figure, label: [label], status: [] })) ?? []);
  return pairs !== null;
}

function readRow(
  { page, awardYear, state, rows }: PanelReader,
  lines: FlowLine[],
  index: number,
  label: Piece[],
  side: string | undefined,
): void {
  const line = lines[index] as FlowLine;
  readSide(state, lines, index, side, label, rows.at(-1));
  readTermStatus(rows.at(-1), line);
  if (readTermTitle(state, line, lines, index)) return;
  const isNamed = label[0] !== undefined && termOf(label[0].text) === null;
  const sum = isNamed ? null : (sumName(line, state, rows) ?? headedSum(lines, index));
  if (sum) state.fund = null;
  // "Spring 2027   $15,298" under the rows of the only term names nothing.
  if (sum && isTermHead(sum.text)) endBlock(state, lines, index);
  const read = tableRow(page.number, lines, index, sum ? [sum] : label, state, awardYear);
  const row = read && withColumnSum(read, lines, index, rows.at(-1));
  // "pay back" beside the row may be the last line of "Money you do not pay back".
  if (row && side) row.attributes = [...row.attributes.filter((text) => !isPartOf(side, text, line)), side];
  if (!row) addPayment(rows.at(-1), line);
  if (!row || rows.some((last) => saysAgain(last, row))) return;
  const isList = listsTerms(line.cells) && !listsTerms(lines[index - 1]?.cells ?? []);
  const isUnderRemark = isOnlyTerms(line.cells) && (!namesAid(row.label) || row.label.endsWith('.'));
  if ((isList || isUnderRemark) && isToldOver(rows.at(-1), row)) return;
  const title = titleSection(row.label, lines, index, state.term);
  // Its terms may stand under it.
  if (label[0] && label[0].x === row.labelBox.x && label[0].y === row.labelBox.y)
    Object.assign(state, { fund: label[0], fundStatus: [] });
  const isEnd = endsBlock(row, rows);
  rows.push({ ...row, isTitle: title !== null, label: page.reader === 'ocr' ? cleaned(row.label) : row.label });
  const outer = state.section ?? state.outer;
  if (title) Object.assign(state, { section: title.section, outer, title: row.label, status: null });
  if (title) Object.assign(state, { term: blockTerm(row.label) ?? state.term, group: state.group + 1 });
  if (isEnd) endBlock(state, lines, index);
}

/** What follows a total without a heading may be anything; after one of costs it is no cost. */
function endBlock(state: State, lines: FlowLine[], index: number): void {
  if (state.heads.length > 1 && leavesTable(lines, index)) state.heads = [];
  if (state.section === 'COST') Object.assign(state, { section: null, outer: null });
  if (state.section === null || state.section === 'AID') state.group += 1;
  state.isEnded = state.section === 'AID';
}

const isPartOf = (side: string, text: string, { cells }: FlowLine): boolean =>
  text === cells[0]?.text?.text && side.includes(text);

/** "Fall 2026   $3,400", "Fall 2026   Total: $3,400" over the rows that add up to it, and not under its fund. */
function readTermTitle(state: State, line: FlowLine, lines: FlowLine[], index: number): boolean {
  const label = line.cells.length === 2 || saysTotal(line) ? line.cells[0]?.text?.text : undefined;
  const next = lines[index + 1]?.cells[0]?.text?.text ?? '';
  if (!label || !isTermHead(label) || isTermHead(next) || !titleSection(label, lines, index, state.term)) return false;
  Object.assign(state, { term: blockTerm(label) ?? state.term, fund: null, group: state.group + 1 });
  return true;
}

/** A fund's amount, and then its terms under the same name. */
const saysAgain = (last: Row, row: Row): boolean =>
  last.page === row.page &&
  last.labelBox.y === row.labelBox.y &&
  last.labelBox.x === row.labelBox.x &&
  last.amount.value >= row.amount.value &&
  (last.term === null || last.term === row.term) &&
  !areOtherTerms(last, row);

/** "Paid to your account   Fall $500   Spring $500" right under the year's $1,000: its terms again, beside a remark. */
const isToldOver = (last: Row | undefined, { page, labelBox, amount }: Row): boolean =>
  last?.page === page &&
  labelBox.y - last.labelBox.y < 2.5 * labelBox.height &&
  last.amount.figures.length === 1 &&
  amount.value === last.amount.value;

/** Marks before the first letter and misread words are the reader's, not the letter's. */
const cleaned = (label: string): string => respell(label.replace(/^[^\p{L}\d(]+/u, ''));
