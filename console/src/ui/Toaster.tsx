import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTopDialog } from './open-dialogs.ts';
import { ToastCard } from './ToastCard.tsx';
import { useToasts } from './toast.ts';

/** Once in the app. Stands in the top layer, inside the topmost dialog if one is open, so that it is never covered. */
export function Toaster() {
  const toasts = useToasts();
  const dialog = useTopDialog();
  const region = useRef<HTMLElement>(null);

  // Shown anew whenever the place changes: the last to enter the top layer is on top.
  useLayoutEffect(() => {
    const element = region.current;
    if (!element || toasts.length === 0) return;
    if (element.parentElement !== (dialog ?? document.body)) return;
    // A message that comes as its dialog goes is shown once it stands in the page.
    if (!element.isConnected) return;
    element.showPopover();
    return () => element.hidePopover();
  }, [dialog, toasts.length]);

  return createPortal(
    <section
      ref={region}
      popover="manual"
      aria-label="Notifications"
      className="pointer-events-none fixed inset-auto top-4 right-4 z-50 m-0 w-90 max-w-[calc(100vw-2rem)] flex-col gap-3 overflow-visible bg-transparent text-text open:flex"
    >
      {toasts.map((shown) => (
        <ToastCard key={shown.id} toast={shown} />
      ))}
    </section>,
    dialog ?? document.body,
    dialog ? 'dialog' : 'page',
  );
}
