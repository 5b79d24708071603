import { type ReactNode, useEffect, useRef } from 'react';
import { scrollWithin } from '#ui/scroll-within.ts';
import type { AmountGroup } from './amount-groups.ts';
import { LetterWithoutPages } from './LetterWithoutPages.tsx';
import type { Letter, LetterPageImage } from './letter.ts';
import { type PageOverlay, PageViewer } from './PageViewer.tsx';
import type { Pointing } from './use-pointing.ts';

type Props = {
  letter: Letter;
  groups: readonly AmountGroup[];
  pointing: Pointing;
  /** The page's answer; on a small screen it stands above the pages. */
  headline: ReactNode;
  children: ReactNode;
  overlay?: PageOverlay;
  onExpired: () => void;
};

/** The pages beside the figures, each side scrolling alone; on a small screen one below the other. */
export function LetterSplit({ letter, groups, pointing, headline, children, overlay, onExpired }: Props) {
  const figures = useRef<HTMLElement>(null);
  const { pointedId, from } = pointing;
  const pages = letter.pages.filter((page): page is LetterPageImage => page.imageUrl !== null);

  useEffect(() => {
    if (from !== 'box' || pointedId === null) return;
    scrollWithin(figures.current, figures.current?.querySelector(`[data-line="${CSS.escape(pointedId)}"]`));
  }, [pointedId, from]);

  return (
    <div className="flex min-h-0 flex-1 max-md:flex-col">
      <section
        ref={figures}
        aria-label="Figures"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        className="relative order-2 w-[clamp(22rem,40vw,var(--figures-width))] shrink-0 overflow-y-auto px-6 pt-5 text-sm -outline-offset-2 max-md:contents"
      >
        <div className="grid gap-4 max-md:order-0 max-md:px-gutter max-md:py-4 max-md:text-sm">{headline}</div>
        <div className="grid gap-5 pt-5 max-md:order-2 max-md:px-gutter max-md:text-sm [&>*]:min-w-0">{children}</div>
      </section>
      <div className="order-1 flex min-h-0 min-w-0 flex-1 flex-col border-r border-border bg-surface-sunken max-md:border-y max-md:border-r-0">
        {pages.length === 0 ? (
          <LetterWithoutPages letter={letter} />
        ) : (
          <PageViewer pages={pages} groups={groups} pointing={pointing} overlay={overlay} onExpired={onExpired} />
        )}
      </div>
    </div>
  );
}
