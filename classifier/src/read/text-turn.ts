import type { Turn } from '../page.ts';
import type { Transform } from './page-transform.ts';

const slack = 0.12;

/**
 * How far the shown page must be turned for text of this angle to stand upright; null for slanted text.
 * PDFium gives the angle clockwise in radians, in the page's own space.
 */
export function glyphTurn(shown: Transform, angle: number): Turn | null {
  if (angle < 0) return 0;
  const across = { x: Math.cos(angle), y: -Math.sin(angle) };
  const x = shown.a * across.x + shown.c * across.y;
  const y = shown.b * across.x + shown.d * across.y;
  const length = Math.hypot(x, y);
  if (length === 0) return 0;
  if (Math.abs(y) < slack * length) return x > 0 ? 0 : 180;
  if (Math.abs(x) < slack * length) return y > 0 ? 270 : 90;
  return null;
}

/** The turn that most of the text needs. */
export function dominantTurn(signs: readonly { turn: Turn | null }[]): Turn {
  const counts = { 0: 0, 90: 0, 180: 0, 270: 0 };
  for (const { turn } of signs) if (turn !== null) counts[turn] += 1;
  const most = ([90, 180, 270] as const).reduce((best, turn) => (counts[turn] > counts[best] ? turn : best));
  return counts[most] > counts[0] ? most : 0;
}
