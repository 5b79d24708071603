import type { Section } from '../phrases/heading-phrases.ts';
import { genericWords, infoLine, netLine, totalLine } from '../phrases/line-phrases.ts';
import { normalText, withoutNumber } from '../phrases/normal-text.ts';
import { remembered } from '../phrases/remembered.ts';
import { isTermHead } from './bare-heads.ts';
import { blockTerm } from './block-terms.ts';
import { hasTakenBack, takenBackOn } from './card-feet.ts';
import { isCardLine } from './card-lines.ts';
import { hasFigure } from './cells.ts';
import { costKind } from './cost-kind.ts';
import { sectionOf, termOf } from './headings.ts';
import { isOverIndented } from './indented-blocks.ts';
import { withoutLeftOut } from './label-tails.ts';
import type { FlowLine } from './panels.ts';
import { namesAid } from './row-kind.ts';

/** "Loans   $5,500" over its rows: a heading that holds its own total. The section that it opens, null for other rows. */
export function titleSection(
  label: string,
  lines: FlowLine[],
  index: number,
  termSoFar: string | null,
): { section: Section | null } | null {
  const [under, total] = [lines.slice(index + 1), worthOf(lines[index] as FlowLine)];
  // Most rows stand over one that is worth more, or over none.
  const next = under.find((line) => hasFigure(line.cells) && !isPartOfRow(line));
  if (!next || (worthOf(next) > total + 2 && !hasTakenBack(lines))) return null;
  const below = next.cells[0]?.text?.text ?? '';
  if (isOtherGroup(label, below)) return null;
  const isIndented = isOverIndented(lines, index, worthOf, isPartOfRow);
  const isOver = isIndented || isSaidBelow(label, lines, index) || isOverLoan(label, lines, index);
  const isGiver = fromGiver.test(label) && !fromGiver.test(below);
  const isPlural = isGiver || isGroupName(label) || isExplained(lines[index] as FlowLine) || isOver;
  const isGroup = isPlural || isGeneric(label) || kindOfAid.test(bare(label));
  const isNamed = !isGroup && (costKind(normalText(label)) !== null || namesAid(label));
  if (isNamed && !opensList(lines[index] as FlowLine, next)) return null;
  if (isRowLike(lines, index)) return null;
  // The second term of equal ones is worth the lines above it too.
  const isNextTerm = termSoFar !== null && (blockTerm(label) ?? termSoFar) !== termSoFar;
  if (netLine.test(normalText(label)) || (!isNextTerm && !isIndented && isReckoned(lines, index))) return null;
  // What is paid says not by what.
  const section = isNamed ? null : sectionOf(label);
  const least = isPlural ? 1 : isGroup || isNamed ? 2 : 3;
  const holds =
    isIndented ||
    holdsTotal(total, under, least, section, worthOf) ||
    (hasTakenBack(lines) &&
      holdsTotal(total, under, least, section, (line) => worthOf(line) - takenBackOn(line, under)));
  return holds && !isCounted(lines, index) ? { section } : null;
}

/** "Loans   $2,750" over "Work   $2,750": sums at a glance, of which none holds the next. */
const isOtherGroup = (label: string, below: string): boolean =>
  isGroupName(label) && isGroupName(below) && sectionOf(label) !== sectionOf(below);

/** "From others   $5,000", "Paid by Harmon College   $9,000": no award is called so. */
const fromGiver = /^(from|paid by|given by) \S/i;

/** "Work-Study   Money you earn by working   $3,200": what kind of money it is stands beside it, as over a block. */
const isExplained = ({ cells }: FlowLine): boolean =>
  [moneyBehind.exec(cells[0]?.text?.text ?? '')?.[0] ?? '', ...cells.slice(1).map(({ text }) => text?.text ?? '')].some(
    (text) => text.split(' ').length > 2 && !namesAid(text) && sectionOf(text),
  );
/** In small print close behind the name. */
const moneyBehind = /(?<=\w\W+)(money|funds|aid) (that |which )?(you|i)\b.*$/i;

/** "How your tuition is met: $9,400" over rows whose figures stand in a column further right. */
function opensList({ cells: [text, figure, ...others] }: FlowLine, { cells }: FlowLine): boolean {
  const [first, below] = [cells[0]?.text, cells.at(-1)?.figure];
  if (!text?.text?.text.endsWith(':') || !figure?.figure || others.length > 0 || !first || !below) return false;
  return !first.text.includes(':') && figure.figure.x + figure.figure.width < below.x;
}

/** "Fall 2026   Total: $4,948": what is said of the figure right before it. */
export const saysTotal = ({ cells }: FlowLine): boolean =>
  cells.length === 3 && totalLine.test(normalText(cells[1]?.text?.text ?? ''));

/** "SELF Loan   State   $4,000" over a row with such a word beside its name is a row. */
function isRowLike(lines: FlowLine[], index: number): boolean {
  if (isExplained(lines[index] as FlowLine) || saysTotal(lines[index] as FlowLine)) return false;
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

/** "Loans for parents   $4,000" over "Parent PLUS Loan   $4,000": words for any loans, and one loan that is worth them. */
function isOverLoan(label: string, lines: FlowLine[], index: number): boolean {
  if (!anyLoans.test(label) || (!loansFor.test(label) && !isGeneric(label))) return false;
  const row = lines.slice(index + 1, index + 4).find(({ cells }) => hasFigure(cells));
  return /\b(loan|plus)\b/i.test(row?.cells[0]?.text?.text ?? '');
}
const anyLoans = /\bloans\b/i;
const loansFor = /^loans (for|to) (the |your |our )?(parents?|famil(y|ies)|students?|undergraduates|graduates)$/i;

/** "Loans must be repaid", "Grants you keep": what is said of a group behind its name. */
const clause = /(?<=\w\W+)\b(that|which|you|must|need|do(es)?( not|n['’]t)|to be|paid|are|is|have|has|may|can)\b.*$/i;

/** "Grants and scholarships, first year": for how long. */
const yearBehind =
  /(?<=\w)(,| [–—-]) ?((in|for|over) )?((the|your|one|this|first|freshman|coming|full|whole|entire|academic|school|award) )*(year|20\d\d ?[-–/] ?(20)?\d\d)$/i;

const bare = (label: string): string =>
  withoutLeftOut(withoutNumber(label))
    .replace(/\([^)]*\)/g, ' ')
    .replace(clause, '')
    .replace(yearBehind, '')
    .replace(/[\s:–—-]+$/, '')
    .trim() || label;

/** Every word of it fits any letter. */
export const isGeneric = remembered((label: string): boolean => {
  const normal = normalText(bare(label));
  return normal === 'borrowed' || normal.split(' ').every((word) => genericWords.has(word) || !/[a-z]/.test(word));
});

export const isGroupName = remembered((label: string): boolean => groupName.test(bare(label)));
const groupName =
  /^(total |estimated |your |direct |indirect |billed |student |federal |military |veterans['’]? |va |state |institutional |outside |private )*(costs|expenses|charges|grants|scholarships|(grants|scholarships) (and|&|\/) (grants|scholarships)|gift aid|loans?|loan options|(work|employment)( options| opportunities)?|jobs|benefits)$/i;

/** "Athletic aid", "Talent awards". */
const kindOfAid = /^\p{L}+[- ](aid|awards|assistance|funds|support)$/iu;

/** What a line is worth: its last figure, or the first where it is all others together, or cards side by side together. */
function worthOf(line: FlowLine): number {
  const figures = line.cells.flatMap((cell) => cell.figure ?? []);
  if (isCardLine(line)) return figures.reduce((all, { value }) => all + value, 0);
  const [first, ...others] = figures;
  const parts = others.reduce((all, { value }) => all + value, 0);
  return first && others.length > 1 && Math.abs(first.value - parts) <= 1 ? first.value : (figures.at(-1)?.value ?? 0);
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

/** The rows under it add up to its figure, with or without those that were declined. What it means may stand between: "Money you earn". */
function holdsTotal(
  total: number,
  lines: FlowLine[],
  least: number,
  section: Section | null,
  worth: (line: FlowLine) => number,
): boolean {
  let [sum, count] = [0, 0];
  for (const line of lines) {
    const next = hasFigure(line.cells) ? null : sectionOf(line.line.text);
    if (next && (count > 0 || next !== section)) return false;
    if (!hasFigure(line.cells) || isPartOfRow(line)) continue;
    if (isTotalLine(line) || isLeft(line)) return false;
    sum += worth(line);
    count += line.cells[0]?.figure ? line.cells.length : 1;
    if (sum >= total - 1) break;
  }
  return total > 0 && count >= least && Math.abs(sum - total) <= 2;
}

const nameOn = ({ cells }: FlowLine): string => normalText(cells[0]?.text?.text ?? '');
const isTotalLine = (line: FlowLine): boolean => totalLine.test(nameOn(line));
/** "Charges" over "Anticipated aid" and "Amount due": what is left is no part of it. */
const isLeft = (line: FlowLine): boolean => netLine.test(nameOn(line));

/** The next total adds it to the rows under it, so it is one of them, though some of these happen to be worth as much. */
function isCounted(lines: FlowLine[], index: number): boolean {
  const end = lines.findIndex((line, at) => at > index && hasFigure(line.cells) && isTotalLine(line));
  if (end < 0) return false;
  const under = lines.slice(index + 1, end).filter((line) => hasFigure(line.cells) && !isPartOfRow(line));
  let sum = under.reduce((all, line) => all + worthOf(line), worthOf(lines[index] as FlowLine));
  const total = worthOf(lines[end] as FlowLine);
  for (let at = index - 1; at >= 0 && sum < total - 1; at -= 1) sum += worthOf(lines[at] as FlowLine);
  return Math.abs(sum - total) <= 1;
}

/** "Fall 2026   $500", "Pending · 6.4% · maximum: $2,000" under a fund: its terms, or what is said of it. */
function isPartOfRow({ cells }: FlowLine): boolean {
  // What stands behind its figures says nothing of them: "Renewable with a 3.0 GPA".
  const end = cells.findLastIndex(({ figure }) => figure);
  const texts = cells.slice(0, end + 1).flatMap(({ text }) => text?.text ?? []);
  const said = texts.at(-1) ?? '';
  return (
    texts.some((text) => termOf(text) !== null || isTermHead(text)) ||
    (infoLine.test(normalText(said)) && !isFund(said))
  );
}

/** "Chapel job, 6 hours a week" is a row of its own, whatever is said behind its name. */
const isFund = (text: string): boolean => namesAid(text.split(/[,(]/)[0] ?? '');
