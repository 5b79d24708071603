import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useRef } from 'react';
import { classNames } from './class-names.ts';

type Props<Item> = {
  /** What the list holds, for the screen reader. */
  label: string;
  items: readonly Item[];
  itemKey: (item: Item) => string;
  /** Pixels of a usual row; each is measured when it is drawn. */
  rowHeight: number;
  /** How high the list may grow before it scrolls by itself. */
  className?: string;
  children: (item: Item) => ReactNode;
};

/** A list of any length: only the rows in sight are drawn. */
export function VirtualList<Item>({ label, items, itemKey, rowHeight, className, children }: Props<Item>) {
  const scrolling = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => scrolling.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => itemKey(items[index] as Item),
    overscan: 8,
  });
  return (
    // A list that scrolls by itself must be reached by the keys that scroll it.
    <div
      ref={scrolling}
      tabIndex={className ? 0 : undefined}
      className={classNames('overflow-y-auto overscroll-contain -outline-offset-2', className)}
    >
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets the role of a list without bullets. */}
      <ul role="list" aria-label={label} style={{ height: rows.getTotalSize() }} className="relative">
        {rows.getVirtualItems().map(({ index, key, start }) => (
          <li
            key={key}
            ref={rows.measureElement}
            data-index={index}
            aria-posinset={index + 1}
            aria-setsize={items.length}
            style={{ transform: `translateY(${start}px)` }}
            className="absolute inset-x-0 top-0"
          >
            {children(items[index] as Item)}
          </li>
        ))}
      </ul>
    </div>
  );
}
