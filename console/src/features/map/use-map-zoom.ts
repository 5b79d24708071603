import { select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomBehavior, zoom, zoomIdentity, zoomTransform } from 'd3-zoom';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type Bounds, isInView, type MapMove, type MapView, mapSize, zoomLimits } from './map-frame.ts';

type Zoom = ZoomBehavior<SVGSVGElement, unknown>;

/** A step of a button or a key glides; a wheel, a finger or a mouse is followed at once. */
export type SeenView = MapView & { isStep: boolean };

/** Zoom and place of the map: by wheel, mouse and fingers here, by buttons and keys through `move`. */
export function useMapZoom(svg: RefObject<SVGSVGElement | null>, corners: Bounds, opening: () => MapView) {
  const [opened] = useState(opening);
  const [view, setView] = useState<SeenView>({ ...opened, isStep: false });
  const behavior = useRef<Zoom | null>(null);

  useEffect(() => {
    if (!svg.current) return;
    const target = select<SVGSVGElement, unknown>(svg.current);
    const zoomed = mapZoom(corners).on('zoom', ({ transform, sourceEvent }: D3ZoomEvent<SVGSVGElement, unknown>) => {
      const { k, x, y } = transform;
      setView({ k, x, y, isStep: !sourceEvent });
    });
    behavior.current = zoomed;
    target.call(zoomed);
    target.call(zoomed.transform, zoomIdentity.translate(opened.x, opened.y).scale(opened.k));
    return () => void target.on('.zoom', null);
  }, [svg, corners, opened]);

  const move = useCallback(
    (wish: MapMove) => {
      const zoomed = behavior.current;
      if (!svg.current || !zoomed) return;
      const target = select<SVGSVGElement, unknown>(svg.current);
      const at = zoomTransform(svg.current);
      if (wish.kind === 'zoom') zoomed.scaleBy(target, wish.by);
      if (wish.kind === 'pan') zoomed.translateBy(target, wish.x / at.k, wish.y / at.k);
      if (wish.kind === 'home') zoomed.transform(target, zoomIdentity);
      if (wish.kind === 'show' && !isInView(at, wish.point)) zoomed.translateTo(target, ...wish.point);
    },
    [svg],
  );

  return { view, move };
}

function mapZoom(corners: Bounds): Zoom {
  const { width, height } = mapSize;
  return zoom<SVGSVGElement, unknown>()
    .extent([
      [0, 0],
      [width, height],
    ])
    .scaleExtent([zoomLimits.min, zoomLimits.max])
    .translateExtent(corners)
    .clickDistance(4)
    .duration(0)
    .filter(isForMap);
}

/** One finger on the whole map scrolls the page; two, or one on an enlarged map, are the map's. */
function isForMap(this: SVGSVGElement, event: MouseEvent | TouchEvent | WheelEvent): boolean {
  if ('touches' in event) return event.touches.length > 1 || zoomTransform(this).k > zoomLimits.min;
  return event.button === 0 && (!event.ctrlKey || event.type === 'wheel');
}
