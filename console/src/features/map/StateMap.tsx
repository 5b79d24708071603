import { useCallback, useMemo, useRef, useState } from 'react';
import { MapDrawing } from './MapDrawing.tsx';
import { MapLegend } from './MapLegend.tsx';
import { MapTip } from './MapTip.tsx';
import { seenAt, viewOf } from './map-frame.ts';
import { type MeasureName, measureOf, type StateFigures } from './measures.ts';
import { type Pointed, StateShapes } from './StateShapes.tsx';
import { tableId } from './StateTable.tsx';
import { scaleOf } from './scale.ts';
import type { MapShapes, StateShape } from './shapes.ts';
import { useMapKeys } from './use-map-keys.ts';
import { useMapZoom } from './use-map-zoom.ts';
import { ZoomButtons } from './ZoomButtons.tsx';

const skipLink =
  'sr-only z-1 rounded-md bg-surface-raised px-3 py-2 text-sm font-medium text-text shadow-md focus:not-sr-only focus:absolute focus:top-3 focus:left-3';

type Props = {
  shapes: MapShapes;
  states: readonly StateFigures[];
  measure: MeasureName;
  /** The state that the table points at. */
  lit: string | null;
  addressOf: (code: string) => string;
  onLight: (code: string | null) => void;
};

/** The states in shades of a measure, over the world. */
export function StateMap({ shapes, states, measure, lit, addressOf, onLight }: Props) {
  const frame = useRef<HTMLFieldSetElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const { view, move } = useMapZoom(svg, shapes.corners, () => viewOf(boundsOf(shapes, states)));
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const byCode = useMemo(() => new Map(states.map((state) => [state.state, state])), [states]);
  const scale = useMemo(() => scaleOf(valuesOf(states, measure)), [states, measure]);

  const point = useCallback(
    (next: Pointed | null) => {
      setPointed(next);
      onLight(next?.code ?? null);
    },
    [onLight],
  );
  useMapKeys(frame, { onMove: move, onEscape: () => setPointed(null) });

  const focus = useCallback(
    ({ code, center }: StateShape) => {
      point({ code, at: null });
      move({ kind: 'show', point: center });
    },
    [point, move],
  );

  const marked = shapes.states.find(({ code }) => code === (pointed?.code ?? lit));
  const at = pointed && marked && (pointed.at ?? seenAt(view, marked.center));
  return (
    <figure className="m-0">
      <fieldset
        ref={frame}
        aria-label={`${measureOf(measure).label} by state, a map. Plus and minus zoom, 0 shows it whole, arrows move it.`}
        className="relative min-w-0"
      >
        <a href={`#${tableId}`} className={skipLink}>
          Skip to the table
        </a>
        <MapDrawing svg={svg} view={view} world={shapes.world} outlined={marked?.path}>
          <StateShapes
            shapes={shapes.states}
            states={byCode}
            measure={measure}
            scale={scale}
            addressOf={addressOf}
            onPoint={point}
            onFocus={focus}
          />
        </MapDrawing>
        {marked && at && <MapTip code={marked.code} figures={byCode.get(marked.code)?.figures} at={at} />}
        <ZoomButtons zoom={view.k} onMove={move} />
      </fieldset>
      <MapLegend measure={measure} scale={scale} />
    </figure>
  );
}

const valuesOf = (states: readonly StateFigures[], measure: MeasureName): number[] =>
  states.flatMap(({ figures }) => measureOf(measure).valueOf(figures) ?? []);

/** Where the letters are. */
const boundsOf = (shapes: MapShapes, states: readonly StateFigures[]) =>
  shapes.states.filter(({ code }) => states.some(({ state }) => state === code)).map(({ bounds }) => bounds);
