import { useEffect, useRef } from 'react';

type Props = { label: string; count?: number; isActive: boolean };

/**
 * Where tabs are wider than the screen, the chosen one comes into view. The strip is scrolled by hand: after
 * `scrollIntoView` the next press of Tab would begin here, and not at the link that skips to the content.
 */
export function TabLabel({ label, count, isActive }: Props) {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const strip = ref.current?.closest('nav');
    if (!isActive || !ref.current || !strip) return;
    const [label, around] = [ref.current.getBoundingClientRect(), strip.getBoundingClientRect()];
    strip.scrollLeft += label.left + label.width / 2 - around.left - around.width / 2;
  }, [isActive]);
  return (
    <span ref={ref} className="flex items-center gap-1.5">
      {label}
      {count !== undefined && (
        <span className="font-normal text-text-faint tabular-nums">{count.toLocaleString('en-US')}</span>
      )}
    </span>
  );
}
