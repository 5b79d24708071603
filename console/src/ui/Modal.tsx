import { type ReactNode, type RefObject, useId } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './IconButton.tsx';
import { useDialog } from './use-dialog.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  /** 'half' is half the screen's width by two thirds of its height. */
  size?: 'sm' | 'md' | 'lg' | 'half';
  initialFocus?: RefObject<HTMLElement | null>;
};

const sizes = {
  sm: 'w-110',
  md: 'w-(--form-max)',
  lg: 'w-200',
  half: 'w-1/2 h-2/3 max-md:w-full',
};

export function Modal({ open, ...rest }: Props) {
  return open ? <OpenModal {...rest} /> : null;
}

function OpenModal({ onClose, title, children, footer, size = 'md', initialFocus }: Omit<Props, 'open'>) {
  const ref = useDialog(onClose, initialFocus);
  const titleId = useId();
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className={classNames(
        'motion-rise m-auto max-h-[calc(100%-2rem)] max-w-[calc(100%-2rem)] flex-col rounded-xl bg-surface-raised text-sm text-text shadow-lg backdrop:motion-fade backdrop:bg-scrim open:flex',
        sizes[size],
      )}
    >
      <header className="flex items-start gap-4 px-6 pt-5 max-md:px-4">
        <h2 id={titleId} className="min-w-0 flex-1 text-lg font-semibold tracking-tight wrap-break-word">
          {title}
        </h2>
        <IconButton icon="close" label="Close" size="sm" onClick={onClose} className="-mt-0.5 -mr-1.5" />
      </header>
      <div data-dialog-body="" className="min-h-0 flex-1 overflow-y-auto px-6 py-4 max-md:px-4">
        {children}
      </div>
      {footer && (
        <footer
          data-dialog-footer=""
          className="flex flex-wrap items-center justify-end gap-2 border-t border-border px-6 py-4 max-md:px-4"
        >
          {footer}
        </footer>
      )}
    </dialog>
  );
}
