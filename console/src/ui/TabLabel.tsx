import { useEffect, useRef } from 'react';

type Props = { label: string; count?: number; isActive: boolean };

/** Where tabs are wider than the screen, the chosen one comes into view. */
export function TabLabel({ label, count, isActive }: Props) {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isActive) ref.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
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
