import { type FocusEvent, type RefObject, type ToggleEvent, useEffect, useId, useRef, useState } from 'react';
import { placeBeside } from './place-beside.ts';

type Options = {
  align?: 'start' | 'end';
  /** Before the next key can come. */
  onOpening?: () => void;
  /** Shown, and in its place. */
  onOpen?: (panel: HTMLElement) => void;
  /** Anchor and panel have both lost the focus. */
  onLeave?: () => void;
};

/** A panel of the browser's own popover kind: above everything, closed by Escape, a press outside or leaving it. */
export function usePopover({ align = 'start', onOpening, onOpen, onLeave }: Options = {}) {
  const panelId = useId();
  const anchorRef = useRef<HTMLButtonElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    if (!isOpen) return;
    const place = () => placeBeside(anchorRef.current, panelRef.current, align);
    const listening = new AbortController();
    addEventListener('resize', place, { signal: listening.signal });
    addEventListener('scroll', place, { capture: true, passive: true, signal: listening.signal });
    return () => listening.abort();
  }, [isOpen, align]);

  function open() {
    panelRef.current?.showPopover();
  }

  function close() {
    panelRef.current?.hidePopover();
  }

  function onBeforeToggle(event: ToggleEvent<HTMLDivElement>) {
    if (event.target !== event.currentTarget) return;
    const opens = event.newState === 'open';
    setIsOpen(opens);
    if (!opens) {
      // The panel's content goes with it, and the browser gives focus back only from what is still there.
      if (event.currentTarget.contains(document.activeElement)) anchorRef.current?.focus();
      return;
    }
    onOpening?.();
    // The panel has a size only once it is shown; a frame later is still before it is painted.
    requestAnimationFrame(() => {
      if (!panelRef.current) return;
      placeBeside(anchorRef.current, panelRef.current, align);
      onOpen?.(panelRef.current);
    });
  }

  function onBlur(event: FocusEvent<HTMLElement>) {
    const next = event.relatedTarget;
    if (panelRef.current?.contains(next) || anchorRef.current?.contains(next)) return;
    onLeave?.();
    if (next) close();
  }

  const anchor = { ref: anchorRef, popoverTarget: panelId, 'aria-expanded': isOpen, onBlur };
  const panel = {
    ref: panelRef as RefObject<HTMLDivElement | null>,
    id: panelId,
    popover: 'auto' as const,
    onBeforeToggle,
    onBlur,
  };
  return { isOpen, open, close, anchor, panel };
}
