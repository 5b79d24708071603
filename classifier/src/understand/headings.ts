import { headingPhrases, type Section } from '../phrases/heading-phrases.ts';
import { normalText } from '../phrases/normal-text.ts';
import { hasFigure } from './cells.ts';
import type { FlowLine } from './panels.ts';

/** The section that these words open; null when they are no heading. */
export function sectionOf(text: string): Section | null {
  const normal = normalText(text.replace(/[*†:]+$/, ''));
  if (!normal || normal.split(' ').length > 10 || /[.!?]$/.test(text.trim())) return null;
  return headingPhrases.find(({ pattern }) => pattern.test(normal))?.section ?? null;
}

const termHeading =
  /^((fall|autumn|winter|spring|summer)( (semester|term|quarter))?( 20\d\d)?|(first|second) semester)$/;

/** "Fall 2026" over a block: its figures are one term's. */
export function termOf(text: string): string | null {
  const normal = normalText(text);
  return termHeading.test(normal) ? (normal.split(' ')[0] ?? null) : null;
}

/** Running text, not a row and not a heading. */
export function isProse(flow: FlowLine, previous: { flow: FlowLine; isProse: boolean } | null): boolean {
  if (flow.cells.some((cell) => cell.figure) && flow.cells.length > 1 && !continues(flow, previous)) return false;
  const words = flow.line.text.split(/\s+/);
  const small = words.filter((word) => /^[a-z]/.test(word)).length;
  if (!hasFigure(flow.cells) && words.length >= 9 && small >= words.length * 0.3) return true;
  return continues(flow, previous);
}

/** The last, short line of a paragraph. */
function continues(flow: FlowLine, previous: { flow: FlowLine; isProse: boolean } | null): boolean {
  if (!previous?.isProse || previous.flow.line.page !== flow.line.page) return false;
  const above = previous.flow.line;
  const isNear = flow.line.y - above.y < 1.7 * above.height && Math.abs(flow.line.x - above.x) < 4;
  const reachesEdge = flow.line.pieces.length === 1 && above.width >= flow.line.width * 0.98;
  return (
    isNear &&
    reachesEdge &&
    !/[:!?]$/.test(above.text.trim()) &&
    (/^[a-z$(]/.test(flow.line.text) || !/\.$/.test(above.text.trim()))
  );
}
