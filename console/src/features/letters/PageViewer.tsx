import { type ReactNode, useEffect, useRef } from 'react';
import { scrollWithin } from '#ui/scroll-within.ts';
import { AmountBox } from './AmountBox.tsx';
import type { AmountGroup } from './amount-groups.ts';
import type { LetterPageImage } from './letter.ts';
import { offerView } from './offer-view.ts';
import { PageSheet } from './PageSheet.tsx';
import { usePageInView } from './use-page-in-view.ts';
import type { Pointing } from './use-pointing.ts';
import { useZoom } from './use-zoom.ts';
import { ViewerToolbar } from './ViewerToolbar.tsx';

/** What lies over a page; `isInView` is the page that people look at. */
export type PageOverlay = (page: LetterPageImage, isInView: boolean) => ReactNode;

type Props = {
  pages: readonly LetterPageImage[];
  groups: readonly AmountGroup[];
  pointing: Pointing;
  overlay?: PageOverlay;
  onExpired: () => void;
};

/** The letter as it was sent, with a frame around every amount that was read. */
export function PageViewer({ pages, groups, pointing, overlay, onExpired }: Props) {
  const desk = useRef<HTMLElement>(null);
  const { page, goTo, onScroll } = usePageInView(desk);
  const [zoom, setZoom] = useZoom(desk, offerView(pages, groups));
  const { pointedId, from } = pointing;

  useEffect(() => {
    if (from !== 'line' || pointedId === null) return;
    scrollWithin(desk.current, desk.current?.querySelector(`[data-box="${CSS.escape(pointedId)}"]`));
  }, [pointedId, from]);

  return (
    <>
      <ViewerToolbar page={page} pageCount={pages.length} zoom={zoom} onPage={goTo} onZoom={setZoom} />
      <section
        ref={desk}
        aria-label="Pages of the letter"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        onScroll={onScroll}
        className="relative min-h-0 flex-1 overflow-auto px-6 pb-4 -outline-offset-2 max-md:h-[max(16rem,42vh)] max-md:flex-none max-md:px-0"
      >
        {pages.map((sheet) => (
          <PageSheet key={sheet.number} page={sheet} zoom={zoom} onExpired={onExpired}>
            {groups.map(({ key, amounts }) =>
              amounts
                .filter(({ figureBox }) => figureBox?.page === sheet.number)
                .map((amount) => (
                  <AmountBox
                    key={amount.id}
                    amount={amount}
                    group={key}
                    page={sheet}
                    isPointed={amount.id === pointedId}
                    onPoint={(id) => pointing.point(id, 'box')}
                  />
                )),
            )}
            {overlay?.(sheet, sheet.number === page)}
          </PageSheet>
        ))}
      </section>
    </>
  );
}
