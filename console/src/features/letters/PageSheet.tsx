import type { ReactNode } from 'react';
import { Spinner } from '#ui/Spinner.tsx';
import type { LetterPageImage } from './letter.ts';
import { usePageImage } from './use-page-image.ts';

type Props = {
  page: LetterPageImage;
  zoom: number;
  /** The image's address no longer opens: a new one is needed. */
  onExpired: () => void;
  children: ReactNode;
};

/** At a zoom of 1 a page is as wide as the desk, and at most this. */
const widestPx = 736;

export function PageSheet({ page, zoom, onExpired, children }: Props) {
  const { source, isShown, hasFailed, onError, onLoad } = usePageImage(page.imageUrl, onExpired);
  const { number, width, height } = page;
  return (
    <div
      data-page={number}
      style={{ width: `${zoom * 100}%`, maxWidth: widestPx * zoom, aspectRatio: `${width} / ${height}` }}
      className="relative mx-auto mb-4 bg-paper text-paper-text shadow-sm ring-1 ring-border"
    >
      {hasFailed ? (
        <p className="p-6 text-sm">The image of this page could not be loaded. The figures are not affected.</p>
      ) : (
        <img
          src={source}
          alt={`Page ${number} of the letter`}
          loading={number === 1 ? 'eager' : 'lazy'}
          draggable={false}
          onLoad={onLoad}
          onError={onError}
          className="absolute inset-0 size-full mix-blend-multiply select-none"
        />
      )}
      {!isShown && !hasFailed && (
        <span className="absolute inset-x-0 top-24 grid place-items-center text-paper-default">
          <Spinner size={20} label={`Loading page ${number}`} />
        </span>
      )}
      {isShown && children}
    </div>
  );
}
