import { IconButton } from '#ui/IconButton.tsx';
import { type MapMove, zoomFactor, zoomLimits } from './map-frame.ts';

/** At its end a button keeps the focus, so it is not taken away but only dimmed. */
const atEnd = 'aria-disabled:cursor-not-allowed aria-disabled:opacity-40';

type Props = { zoom: number; onMove: (move: MapMove) => void };

export function ZoomButtons({ zoom, onMove }: Props) {
  return (
    <fieldset
      aria-label="Zoom of the map"
      className="absolute right-3 bottom-3 flex items-center gap-0.5 rounded-md bg-surface-raised p-0.5 text-xs text-text-muted tabular-nums shadow-md"
    >
      <IconButton
        icon="minus"
        label="Zoom out"
        size="sm"
        aria-disabled={zoom <= zoomLimits.min}
        className={atEnd}
        onClick={() => onMove({ kind: 'zoom', by: 1 / zoomFactor })}
      />
      <span role="status" aria-label="Zoom" className="w-10 text-center">
        {Math.round(zoom * 100)}%
      </span>
      <IconButton
        icon="plus"
        label="Zoom in"
        size="sm"
        aria-disabled={zoom >= zoomLimits.max}
        className={atEnd}
        onClick={() => onMove({ kind: 'zoom', by: zoomFactor })}
      />
      <IconButton icon="fit" label="Whole map" size="sm" onClick={() => onMove({ kind: 'home' })} />
    </fieldset>
  );
}
