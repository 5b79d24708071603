import { type ReactNode, useId } from 'react';
import { IconButton } from './IconButton.tsx';
import { useDialog } from './use-dialog.ts';

type Props = { open: boolean; onClose: () => void; title: ReactNode; children: ReactNode; footer?: ReactNode };

export function Drawer({ open, ...rest }: Props) {
  return open ? <OpenDrawer {...rest} /> : null;
}

function OpenDrawer({ onClose, title, children, footer }: Omit<Props, 'open'>) {
  const ref = useDialog(onClose);
  const titleId = useId();
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className="motion-slide mr-0 ml-auto h-full max-h-full w-full max-w-drawer flex-col bg-surface-raised px-6 py-5 text-sm text-text shadow-lg backdrop:motion-fade backdrop:bg-scrim open:flex"
    >
      <header className="flex items-center justify-between gap-4">
        <h2 id={titleId} className="min-w-0 text-lg font-semibold tracking-tight wrap-break-word">
          {title}
        </h2>
        <IconButton icon="close" label="Close" onClick={onClose} className="-mr-2" />
      </header>
      <div data-dialog-body="" className="-mx-6 min-h-0 flex-1 overflow-y-auto px-6 py-1">
        {children}
      </div>
      {footer && (
        <footer data-dialog-footer="" className="pt-4">
          {footer}
        </footer>
      )}
    </dialog>
  );
}
