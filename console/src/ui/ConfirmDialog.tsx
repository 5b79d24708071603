import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Modal } from './Modal.tsx';
import { Notice } from './Notice.tsx';

type Props = {
  open: boolean;
  /** Names what goes: "Delete 3 jobs and their 412 letters?" */
  title: string;
  children?: ReactNode;
  confirmLabel: string;
  keepLabel?: string;
  danger?: boolean;
  working?: boolean;
  error?: string | null;
  onConfirm: () => void;
  onClose: () => void;
};

export function ConfirmDialog(props: Props) {
  const { open, title, children, confirmLabel, keepLabel = 'Keep', danger, working, error, onConfirm, onClose } = props;
  const close = working ? () => {} : onClose;
  const footer = (
    <>
      <Button onClick={close} data-autofocus="">
        {keepLabel}
      </Button>
      <Button variant={danger ? 'danger' : 'primary'} working={working} onClick={onConfirm}>
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <Modal open={open} onClose={close} title={title} footer={footer} size="sm">
      <div className="grid gap-3 text-text-muted">
        {children}
        {error && <Notice color="red">{error}</Notice>}
      </div>
    </Modal>
  );
}
