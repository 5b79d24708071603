import type { Piece } from './lines.ts';
import type { FlowLine } from './panels.ts';
import { median } from './slope.ts';

/** The lines of a paragraph stand at most so many letter heights apart. */
const usualReach = 1.75;
const mostReach = 2.7;

/** The same where the text is set with wide lines: those that go on in the middle of a sentence tell how wide. */
export function proseReach(flow: FlowLine[]): number {
  const steps = flow.flatMap(({ line, panel }, at) => {
    const next = flow[at + 1];
    const step = next?.panel === panel ? stepInside(line.pieces, next.line.pieces) : null;
    return step && step < mostReach ? [step] : [];
  });
  return steps.length > 0 ? Math.max(usualReach, 1.08 * median(steps)) : usualReach;
}

/** From a line of words to the next, where a sentence runs over both; in letter heights. */
function stepInside([upper, ...others]: Piece[], [lower, ...more]: Piece[]): number | null {
  if (!upper || !lower || others.length + more.length > 0 || upper.words.length < 7) return null;
  const isInside = /[^.!?:]$/.test(upper.text) && /^(\p{Ll}{2}|\$\d\S* \p{Ll}|\$[\d,]+\.$)/u.test(lower.text);
  return isInside && Math.abs(lower.x - upper.x) < 5
    ? (lower.y - upper.y) / Math.max(upper.height, lower.height)
    : null;
}
