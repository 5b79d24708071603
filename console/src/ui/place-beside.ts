const gapPx = 4;
const edgePx = 8;

/** Below the anchor, or above it where below has no room; never past the edge of the screen. */
export function placeBeside(anchor: HTMLElement | null, panel: HTMLElement | null, align: 'start' | 'end'): void {
  if (!anchor || !panel) return;
  const from = anchor.getBoundingClientRect();
  panel.style.minWidth = `${Math.round(from.width)}px`;
  const width = panel.offsetWidth;
  const height = panel.offsetHeight;
  const screenWidth = document.documentElement.clientWidth;

  const below = from.bottom + gapPx;
  const above = from.top - gapPx - height;
  const top = below + height > innerHeight - edgePx && above >= edgePx ? above : below;
  const left = align === 'start' ? from.left : from.right - width;
  panel.style.top = `${Math.round(top)}px`;
  panel.style.left = `${Math.round(Math.max(edgePx, Math.min(left, screenWidth - edgePx - width)))}px`;
}
