import { useCallback, useEffect, useState } from 'react';
import { loadShapes, type MapShapes } from './shapes.ts';

/** The shapes of the map, once they are here. */
export function useShapes() {
  const [shapes, setShapes] = useState<MapShapes | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  const load = useCallback(() => {
    setHasFailed(false);
    loadShapes().then(setShapes, () => setHasFailed(true));
  }, []);
  useEffect(load, [load]);

  return { shapes, hasFailed, load };
}
