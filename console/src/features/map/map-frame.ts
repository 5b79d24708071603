// Spec §9: map defaults. Size 800 × 600, zoom 1 to 8.
export const mapSize = { width: 800, height: 600 };
export const zoomLimits = { min: 1, max: 8 };

/** By how much a button or a key enlarges. */
export const zoomFactor = 1.5;
/** How far an arrow key moves the map, in its own units at zoom 1. */
const panStep = 80;

export type MapMove =
  | { kind: 'zoom'; by: number }
  | { kind: 'pan'; x: number; y: number }
  | { kind: 'home' }
  /** Brings a point into view, if it is not. */
  | { kind: 'show'; point: [number, number] };

const moves: Record<string, MapMove> = {
  '+': { kind: 'zoom', by: zoomFactor },
  // The same key without Shift.
  '=': { kind: 'zoom', by: zoomFactor },
  '-': { kind: 'zoom', by: 1 / zoomFactor },
  _: { kind: 'zoom', by: 1 / zoomFactor },
  '0': { kind: 'home' },
  ArrowLeft: { kind: 'pan', x: panStep, y: 0 },
  ArrowRight: { kind: 'pan', x: -panStep, y: 0 },
  ArrowUp: { kind: 'pan', x: 0, y: panStep },
  ArrowDown: { kind: 'pan', x: 0, y: -panStep },
};

type Pressed = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean };

/** What a key does to the map. With Ctrl, Alt or Command it belongs to the browser. */
export function moveOfKey({ key, ctrlKey, metaKey, altKey }: Pressed): MapMove | undefined {
  return ctrlKey || metaKey || altKey ? undefined : moves[key];
}

export type MapView = { k: number; x: number; y: number };
export type Bounds = [[number, number], [number, number]];

export const wholeMap: MapView = { k: zoomLimits.min, x: 0, y: 0 };
/** How far the map opens enlarged: around a few small states, their neighbors still tell where they are. */
const openingMax = 2;
const openingMargin = 32;

/** The view that shows all of these as large as it can; the whole map where they are far apart, or none. */
export function viewOf(shown: readonly Bounds[]): MapView {
  if (shown.length === 0) return wholeMap;
  const left = Math.min(...shown.map(([[x]]) => x)) - openingMargin;
  const top = Math.min(...shown.map(([[, y]]) => y)) - openingMargin;
  const right = Math.max(...shown.map(([, [x]]) => x)) + openingMargin;
  const bottom = Math.max(...shown.map(([, [, y]]) => y)) + openingMargin;
  const k = Math.min(mapSize.width / (right - left), mapSize.height / (bottom - top), openingMax);
  if (k <= zoomLimits.min) return wholeMap;
  return { k, x: (mapSize.width - k * (left + right)) / 2, y: (mapSize.height - k * (top + bottom)) / 2 };
}

/** Where a point of the map stands while the view is zoomed and moved. */
export const seenAt = ({ k, x, y }: MapView, [left, top]: readonly [number, number]): [number, number] => [
  left * k + x,
  top * k + y,
];

/** With some room to the edge. */
export function isInView(view: MapView, point: readonly [number, number], margin = 16): boolean {
  const [x, y] = seenAt(view, point);
  return x >= margin && x <= mapSize.width - margin && y >= margin && y <= mapSize.height - margin;
}
