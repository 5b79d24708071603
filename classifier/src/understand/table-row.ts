import { columnPhrases } from '../phrases/column-phrases.ts';
import { fieldName } from '../phrases/line-phrases.ts';
import { normalText } from '../phrases/normal-text.ts';
import { isBareHead, isTermHead } from './bare-heads.ts';
import type { Cell } from './cells.ts';
import { type Head, headsFor } from './column-heads.ts';
import type { Figure } from './figures.ts';
import { termOf } from './headings.ts';
import { boxAround, type Piece } from './lines.ts';
import type { FlowLine } from './panels.ts';
import { isStatus, labelOf } from './row-label.ts';
import type { Row } from './rows.ts';
import { hasNet, type State } from './section-state.ts';
import { statusBelow } from './status-lines.ts';
import { type YearValue, yearValue } from './year-value.ts';

/** The row of a line with figures; null when it has no name or no figure of the year. `wrapped` is its label. */
export function tableRow(
  page: number,
  lines: FlowLine[],
  index: number,
  wrapped: Piece[],
  state: State,
  awardYear: string | null,
): Row | null {
  const line = lines[index] as FlowLine;
  const figures = line.cells.flatMap((cell) => (cell.figure ? [cell.figure] : []));
  const listed = ownHeads(line.cells);
  const own = listed?.hasName ? null : (listed?.heads ?? null);
  const behind = headsBehind(line.cells);
  // The total under them names no terms.
  if (behind.length > 1) state.heads = behind;
  if (state.section === 'WORK' && hasNet(state.heads)) state.heads = [];
  const heads = listed?.heads ?? headsFor(figures, state.heads);
  const amount = yearValue(figures, heads, awardYear, listed?.heads ?? state.heads);
  const { label, attributes } = labelOf(line.cells, state.nameColumn);
  const beside = besideName(label, wrapped);
  attributes.push(
    ...beside,
    ...(state.status ? [state.status] : []),
    ...statusBelow(lines, index),
    ...kindHeads(figures, heads, amount),
  );
  const ownTerm = label && state.fund && !own ? termOf(label.text) : null;
  // "Fall 2026" half-way between the lines of another name is of that one.
  const isTerm = ownTerm !== null && beside.length === 0;
  const isField = own !== null || isTerm || fieldName.test(normalText(label?.text ?? ''));
  const isUnder = state.fund && line.line.y - state.fund.y < (own ? 2 : 6) * line.line.height;
  const pieces = isField && isUnder && state.fund ? [state.fund] : wrapped;
  if (!amount || pieces.length === 0 || (own && !isUnder)) return null;
  // "Spring $875" with no fund over it is a part of what stands elsewhere.
  if (pieces.length === 1 && isTermHead(pieces[0]?.text ?? '')) return null;
  const row = rowFrom(page, state, pieces, amount, attributes);
  if (pieces[0] === state.fund) attributes.push(...state.fundStatus);
  const besideTerm = listed || behind.length > 1 ? null : (attributes.flatMap((text) => termOf(text) ?? [])[0] ?? null);
  return { ...row, term: line.term?.name ?? ownTerm ?? row.term ?? besideTerm };
}

/** Where the name stands on other lines, the words of the row's own line say something of it: "Grant", "State". */
const besideName = (label: Piece | null, name: Piece[]): string[] =>
  label && name.length > 1 && name.every(({ x, y }) => Math.abs(x - label.x) > 12 && y !== label.y) ? [label.text] : [];

/** "Loan" over the column of the row's figure. */
const kindHeads = (figures: Figure[], heads: (Head | null)[], amount: YearValue | null): string[] =>
  figures.flatMap((figure, index) => {
    const head = heads[index]?.text ?? '';
    return columnPhrases.kind.test(normalText(head)) && amount?.figures.includes(figure) ? [head] : [];
  });

/** "Fall: $2,871   Spring: $2,871": each figure has the head of its column before it, be it behind the row's name. */
function ownHeads(cells: Cell[]): { heads: Head[]; hasName: boolean } | null {
  const isRemarked = isStatus(cells.at(-1)?.text?.text ?? '');
  const fields = isRemarked ? cells.slice(0, -1) : cells;
  const hasName = fields.length > 4 && fields[1]?.text != null;
  const pairs = hasName ? fields.slice(1) : fields;
  const kinds = pairs.map((cell) => (cell.figure ? 'F' : 'T')).join('');
  if (!(isRemarked ? /^(TF)+$/ : /^(TF){2,}$/).test(kinds)) return null;
  const heads = pairs.flatMap(({ text }) => (text ? [{ ...boxAround([text]), text: text.text }] : []));
  return heads.every(({ text }) => isBareHead(text)) ? { heads, hasName } : null;
}

/** "Dean's Award   Fall: $500   Spring: $500". */
export const listsTerms = (cells: Cell[]): boolean => ownHeads(cells)?.hasName === true;

/** "Fall: $500   Spring: $500". */
export const isOnlyTerms = (cells: Cell[]): boolean => ownHeads(cells)?.hasName === false;

/** "1,000   Fall 2026   1,000   Spring 2027": the figures that have their term behind them, each under that term. */
const headsBehind = (cells: Cell[]): Head[] =>
  cells.flatMap(({ figure }, index) => {
    const term = cells[index + 1]?.text?.text ?? '';
    return figure && isTermHead(term) ? [{ ...boxAround([figure]), text: term }] : [];
  });

export function rowFrom(page: number, state: State, pieces: Piece[], amount: YearValue, attributes: string[]): Row {
  const { section, outer, title, term, when, group } = state;
  state.isOpen = false;
  return {
    page,
    label: pieces.map((piece) => piece.text).join(' '),
    labelBox: boxAround(pieces),
    attributes,
    amount,
    section,
    outer,
    title,
    term,
    when,
    group,
    isTitle: false,
  };
}
