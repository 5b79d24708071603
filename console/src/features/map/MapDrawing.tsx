import type { ReactNode, RefObject } from 'react';
import { classNames } from '#ui/class-names.ts';
import { mapSize, zoomLimits } from './map-frame.ts';
import { landStyle } from './shades.ts';
import type { SeenView } from './use-map-zoom.ts';

type Props = {
  svg: RefObject<SVGSVGElement | null>;
  view: SeenView;
  /** The path of all other countries. */
  world: string;
  /** The path that is pointed at, drawn over all others. */
  outlined: string | undefined;
  children: ReactNode;
};

/** The sheet of the map: 800 by 600, with the world and the states in it, zoomed and moved. */
export function MapDrawing({ svg, view, world, outlined, children }: Props) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the group around it names it, and a title would be shown as a tip
    <svg
      ref={svg}
      viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
      className={classNames(
        'block w-full cursor-grab rounded-lg bg-surface-sunken select-none active:cursor-grabbing',
        view.k > zoomLimits.min ? 'touch-none' : 'touch-pan-y',
      )}
    >
      <g
        style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.k})` }}
        className={view.isStep ? 'transition-transform duration-(--duration-base)' : undefined}
      >
        <path d={world} className={landStyle} />
        {children}
        {outlined && (
          <path
            d={outlined}
            className="pointer-events-none fill-none stroke-text stroke-2 [vector-effect:non-scaling-stroke]"
          />
        )}
      </g>
    </svg>
  );
}
