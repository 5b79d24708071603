const marginPx = 24;

/** Brings an element into view inside its scrolling parent, and moves nothing else. */
export function scrollWithin(frame: HTMLElement | null, element: Element | null | undefined): void {
  if (!frame || !element) return;
  const outer = frame.getBoundingClientRect();
  const inner = element.getBoundingClientRect();
  frame.scrollBy({
    left: overshoot(inner.left - outer.left, inner.right - outer.right),
    top: overshoot(inner.top - outer.top, inner.bottom - outer.bottom),
    behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
  });
}

function overshoot(before: number, after: number): number {
  if (before < marginPx) return before < 0 ? before - marginPx : 0;
  return after > 0 ? Math.min(after + marginPx, before - marginPx) : 0;
}
