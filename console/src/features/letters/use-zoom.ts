import { type RefObject, useEffect, useRef, useState } from 'react';
import type { OfferView } from './offer-view.ts';

const isSmallScreen = () => matchMedia('(max-width: 47.99rem)').matches;
const marginPoints = { left: 12, top: 24 };

/** How large the pages are. On a small screen, where a whole page can't be read, they open at the lines of aid. */
export function useZoom(desk: RefObject<HTMLElement | null>, offer: OfferView | undefined) {
  const start = useRef(isSmallScreen() ? offer : undefined);
  const [zoom, setZoom] = useState(start.current?.zoom ?? 1);

  useEffect(() => {
    if (!start.current) return;
    const { page, part } = start.current;
    const sheet = desk.current?.querySelector<HTMLElement>(`[data-page="${page.number}"]`);
    if (!sheet) return;
    const scale = sheet.offsetWidth / page.width;
    const left = (part.left - marginPoints.left) * scale;
    desk.current?.scrollTo({ left, top: sheet.offsetTop + (part.top - marginPoints.top) * scale });
  }, [desk]);

  return [zoom, setZoom] as const;
}
