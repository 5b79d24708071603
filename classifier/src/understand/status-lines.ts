import { fieldName, withdrawnStatus } from '../phrases/line-phrases.ts';
import { normalText } from '../phrases/normal-text.ts';
import { isTermHead } from './bare-heads.ts';
import { hasFigure } from './cells.ts';
import { sectionOf } from './headings.ts';
import { type Line, shareColumn } from './lines.ts';
import type { FlowLine } from './panels.ts';
import { sectionByVerb } from './repay-headings.ts';
import { isStatus } from './row-label.ts';
import type { Row } from './rows.ts';
import type { State } from './section-state.ts';

/** "Declined by student on 04/12/2026", "You declined this". */
const takenBack =
  /^((you|student|parent)( have| has)? )?(declined|cancell?ed|rejected|withdrawn)( (this|it|by|on|per|at)\b| \d|:| [·–—-])/i;

/** "Offered · pays in August". */
const remark =
  /^(offered|accepted|estimated|pending|awarded|tentative|anticipated|declined|cancell?ed|authorized|paid)( (by|on|until)\b| \d| ?[·•|–—:,-] ?\S)/i;

const wordsOf = (line: FlowLine | undefined): string =>
  line && !hasFigure(line.cells) ? line.line.text.replace(/\s+/g, ' ').trim() : '';

/** On a card the status stands under the figure. */
export function statusBelow(lines: FlowLine[], index: number): string[] {
  const ofTerms = takenBackTerms(lines, index);
  if (ofTerms) return [ofTerms];
  const text = wordsOf(lines[index + 1]);
  if (isOfRepaying(lines, index + 1)) return [text];
  if (!text || isStatusHeading(lines, index + 1) || isOfNext(lines, index + 1) || sectionOf(text) === 'NOISE')
    return [];
  return isStatus(text) || saysTakenBack(text) ? [text] : takenBackUnder(lines, index);
}

/** "Fall 2026   Declined   $4,700" and "Spring 2027   Declined   $4,700" under the fund's $9,400: none of it is left. */
function takenBackTerms(lines: FlowLine[], index: number): string | null {
  const worth = lines[index]?.cells.findLast(({ figure }) => figure)?.figure?.value ?? 0;
  let [sum, at] = [0, index + 1];
  let status: string | null = null;
  for (; isTermLine(lines[at]) && sum < worth - 1; at += 1) {
    const { cells } = lines[at] as FlowLine;
    status = cells.find(({ text }) => text && saysTakenBack(text.text))?.text?.text ?? null;
    if (!status) return null;
    sum += cells.find(({ figure }) => figure)?.figure?.value ?? 0;
  }
  return Math.abs(sum - worth) <= 1 ? status : null;
}

const isTermLine = (line: FlowLine | undefined): boolean =>
  line?.cells.filter(({ figure }) => figure).length === 1 && isTermHead(line.cells[0]?.text?.text ?? '');

/** "You said no on 05/02      Declined" under the name and the figure of a card: the words under the figure are its status. */
function takenBackUnder(lines: FlowLine[], index: number): string[] {
  const under = lines[index + 1]?.line.pieces ?? [];
  const last = under.at(-1);
  if (under.length < 2 || !last || !saysTakenBack(last.text) || !endsCard(lines, index + 1)) return [];
  const figure = lines[index]?.cells.at(-1)?.figure;
  return figure && shareColumn(figure, last) ? [last.text] : [];
}

export const saysTakenBack = (text: string): boolean =>
  withdrawnStatus.test(text) && text.split(' ').length < (takenBack.test(text) ? 8 : 4);

/** The line stands nearer to the one above than to the one below, if there is one. */
function endsCard(lines: FlowLine[], index: number): boolean {
  const [above, line, below] = [index - 1, index, index + 1].map((at) => lines[at]?.line.y);
  return below === undefined || below - (line ?? 0) > 1.2 * ((line ?? 0) - (above ?? 0));
}

/** "Bridge Loan   declined by you 5/12" over its terms. */
export const takenBackBeside = ({ line: { pieces } }: FlowLine): string[] =>
  pieces.length === 2 && saysTakenBack(pieces[1]?.text ?? '') ? [pieces[1]?.text ?? ''] : [];

/** "Fall $900   Spring $900   Declined by student" under the fund whose terms these are. */
export function readTermStatus(last: Row | undefined, { cells }: FlowLine): void {
  const text = cells.at(-1)?.text?.text ?? '';
  if (!last || cells.length < 3 || !saysTakenBack(text) || !isTermHead(cells[0]?.text?.text ?? '')) return;
  const sum = cells.reduce((all, { figure }) => all + (figure?.value ?? 0), 0);
  if (Math.abs(sum - last.amount.value) <= 1) last.attributes.push(text);
}

/** What is said of the row above, and opens nothing. */
const isRemark = (lines: FlowLine[], index: number): boolean =>
  hasFigure(lines[index - 1]?.cells ?? []) &&
  (remark.test(wordsOf(lines[index])) || isOfRepaying(lines, index) || isSetIn(lines, index)) &&
  !isFurther(lines, index);

/** "Repayment begins after you leave school" a little further in than the rows that it stands between. */
function isSetIn(lines: FlowLine[], index: number): boolean {
  const [above, line, below] = [lines[index - 1]?.line, lines[index]?.line, lines[index + 1]];
  if (!above || !line || !below) return false;
  const isIn = ({ x, height }: Line): boolean => line.x > x + 4 && line.x < x + 30 && line.height <= height;
  return isIn(above) && isIn(below.line) && hasFigure(below.cells) && wordsOf(lines[index]).split(' ').length > 3;
}

/** "Must be repaid" further in than the rows around it, in smaller print or right under a loan tells of what stands above it. */
function isOfRepaying(lines: FlowLine[], index: number): boolean {
  const text = wordsOf(lines[index]);
  if (!text || !ofRepaying.test(text) || !sectionByVerb(normalText(text))) return false;
  const [above, line, below] = [lines[index - 1]?.line, lines[index]?.line, lines[index + 1]?.line];
  if (!above || !line || !hasFigure(lines[index - 1]?.cells ?? []) || isFurther(lines, index)) return false;
  const around = [above, ...(below ? [below] : [])];
  return (
    around.every(({ x }) => line.x > x + 4) ||
    around.every(({ height }) => line.height < 0.92 * height) ||
    /\bloan\b/.test(normalText(above.text))
  );
}
const ofRepaying = /^(not|never|no|need|needs|must|to be|does|do|has|have|is|paid|repaid|requires?|repayment)\b/i;

/** The line stands further from the one above than from the one below. */
function isFurther(lines: FlowLine[], index: number): boolean {
  const [above, line, below] = [lines[index - 1]?.line.y, lines[index]?.line.y, lines[index + 1]?.line.y];
  return above !== undefined && line !== undefined && below !== undefined && line - above > 1.3 * (below - line);
}

/** "Declined by" over "student", with the row that they are said of between them. */
const isOfNext = (lines: FlowLine[], index: number): boolean =>
  hasFigure(lines[index + 1]?.cells ?? []) && isFurther(lines, index);

/** "Declined" over rows is their heading: further from what is above it, or under what was said of that. */
function isStatusHeading(lines: FlowLine[], index: number): boolean {
  const [above, line, below] = [lines[index - 1], lines[index], lines[index + 1]];
  const isTaken = takenBack.test(wordsOf(line));
  if (!above || !line || !below || !isNamedRow(below) || !(isTaken || isStatus(wordsOf(line)))) return false;
  // The upper line of a cell that stands beside the row.
  if (below.line.y - line.line.y < 0.8 * line.line.height) return false;
  // "Declined by you on 5/18" close to the row above is said of it.
  if (isFurther(lines, index) || isTaken) return isFurther(lines, index);
  return line.line.height > 1.15 * below.line.height || remark.test(wordsOf(above));
}

function isNamedRow({ cells }: FlowLine): boolean {
  const label = cells[0]?.text?.text ?? '';
  return hasFigure(cells) && /\p{L}{2}/u.test(label) && !fieldName.test(normalText(label)) && !isTermHead(label);
}

/** "Declined" over rows holds for them, until a heading or another status. */
export function readStatus(state: State, lines: FlowLine[], index: number): boolean {
  const text = (lines[index] as FlowLine).line.text;
  const isTaken = withdrawnStatus.test(text);
  if (!isStatusHeading(lines, index) || (!isTaken && !state.status)) return isRemark(lines, index);
  Object.assign(state, { status: isTaken ? text : null, group: state.group + 1 });
  return true;
}
