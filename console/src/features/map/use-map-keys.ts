import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type MapMove, moveOfKey } from './map-frame.ts';

type Reactions = { onMove: (move: MapMove) => void; onEscape: () => void };

/** Keys that act on the map while the focus is inside it. */
export function useMapKeys(frame: RefObject<HTMLElement | null>, { onMove, onEscape }: Reactions): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onEscape();
    const move = moveOfKey(event);
    if (!move) return;
    event.preventDefault();
    onMove(move);
  });
  useEffect(() => {
    const element = frame.current;
    const listener = (event: KeyboardEvent) => press(event);
    element?.addEventListener('keydown', listener);
    return () => element?.removeEventListener('keydown', listener);
  }, [frame]);
}
