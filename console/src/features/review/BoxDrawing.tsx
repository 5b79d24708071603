import { useEffect, useRef, useState } from 'react';
import type { LetterPageImage, Place } from '#features/letters/letter.ts';
import { type Point, rectBetween, stepped } from './drawn-box.ts';

type Props = {
  page: LetterPageImage;
  /** The page that people look at takes the keys. */
  isInView: boolean;
  onDrawn: (place: Place) => void;
  onCancel: () => void;
};

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;

/** A sheet over a page on which a box is drawn, with the pointer or by keys. */
export function BoxDrawing({ page, isInView, onDrawn, onCancel }: Props) {
  const sheet = useRef<HTMLDivElement>(null);
  const from = useRef<Point | null>(null);
  const [box, setBox] = useState(() => ({ left: page.width * 0.3, top: page.height * 0.3, width: 160, height: 16 }));
  const [isShown, setIsShown] = useState(isInView);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when drawing begins.
  useEffect(() => {
    if (isInView) sheet.current?.focus({ preventScroll: true });
  }, []);

  function pointAt(event: React.PointerEvent): Point {
    const frame = (sheet.current as HTMLElement).getBoundingClientRect();
    const scale = page.width / frame.width;
    return { x: (event.clientX - frame.left) * scale, y: (event.clientY - frame.top) * scale };
  }

  function finish(drawn = box) {
    if (drawn.width >= 4 && drawn.height >= 4) onDrawn({ page: page.number, ...drawn });
  }

  function press(event: React.KeyboardEvent) {
    if (event.key === 'Escape') onCancel();
    else if (event.key === 'Enter') finish();
    else {
      const next = stepped(box, event, page);
      if (!next) return;
      setIsShown(true);
      setBox(next);
    }
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div
      ref={sheet}
      role="application"
      aria-label={`Draw a box on page ${page.number}. Arrow keys move it, Shift and arrow keys size it, Enter takes it, Escape stops.`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it is drawn on by keys.
      tabIndex={0}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = pointAt(event);
      }}
      onPointerMove={(event) => {
        if (!from.current) return;
        setIsShown(true);
        setBox(rectBetween(from.current, pointAt(event), page));
      }}
      onPointerUp={(event) => {
        if (!from.current) return;
        const drawn = rectBetween(from.current, pointAt(event), page);
        from.current = null;
        finish(drawn);
      }}
      className="absolute inset-0 z-1 cursor-crosshair touch-none outline-2 outline-paper-accent"
    >
      {isInView && (
        <span className="sticky top-2 mx-auto block w-fit rounded-md bg-paper-accent px-2 py-1 text-xs text-paper">
          Draw a box around the line. Enter takes it, Esc stops.
        </span>
      )}
      {isShown && (
        <span
          aria-hidden="true"
          style={{
            left: percent(box.left, page.width),
            top: percent(box.top, page.height),
            width: percent(box.width, page.width),
            height: percent(box.height, page.height),
          }}
          className="absolute border-2 border-paper-accent bg-paper-accent/14"
        />
      )}
    </div>
  );
}
