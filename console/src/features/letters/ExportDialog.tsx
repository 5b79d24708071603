import type { ExportFormat, ExportShape } from '@tassel/contract/exports.ts';
import { exportDays } from '@tassel/contract/exports.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { errorText } from '#platform/call-errors.ts';
import { Button } from '#ui/Button.tsx';
import { Modal } from '#ui/Modal.tsx';
import { Notice } from '#ui/Notice.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { toast } from '#ui/toast.ts';

export type ExportChoice = { format: ExportFormat; shape: ExportShape };

type Props = {
  /** "2 jobs, 268 letters". */
  what: string;
  onExport: (choice: ExportChoice) => Promise<unknown>;
  onClose: () => void;
};

const shapeHelp: Record<ExportShape, string> = {
  WIDE: 'A row a letter: school, year, total cost, free money, net price and your own columns.',
  LONG: 'A row an amount: every cost and aid line with its source and category.',
};

/** Asks for format and shape; the export itself is built in the background (D 14). */
export function ExportDialog({ what, onExport, onClose }: Props) {
  const navigate = useNavigate();
  const [choice, setChoice] = useState<ExportChoice>({ format: 'XLSX', shape: 'WIDE' });
  const [isWorking, setIsWorking] = useState(false);
  const [error, setError] = useState<string>();

  async function start() {
    setIsWorking(true);
    setError(undefined);
    try {
      await onExport(choice);
      const action = { label: 'Downloads', onSelect: () => void navigate('/jobs/exports') };
      toast({ kind: 'success', text: `The export of ${what} is on its way.`, action });
      onClose();
    } catch (refusal) {
      setError(errorText(refusal));
      setIsWorking(false);
    }
  }

  return (
    <Modal
      open
      onClose={onClose}
      title={`Export ${what}`}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button variant="primary" icon="download" working={isWorking} onClick={start}>
            Export
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <SegmentedControl
          label="Format"
          value={choice.format}
          onChange={(format) => setChoice({ ...choice, format })}
          options={[
            { value: 'XLSX', label: 'Excel (XLSX)' },
            { value: 'CSV', label: 'CSV' },
          ]}
        />
        <div>
          <SegmentedControl
            label="Shape"
            value={choice.shape}
            onChange={(shape) => setChoice({ ...choice, shape })}
            options={[
              { value: 'WIDE', label: 'Wide' },
              { value: 'LONG', label: 'Long' },
            ]}
          />
          <p className="mt-1.5 text-xs text-text-faint">{shapeHelp[choice.shape]}</p>
        </div>
        <p className="text-text-muted">
          It is built in the background, mailed to you as a link and kept under Downloads for {exportDays} days.
        </p>
        {error && <Notice color="red">{error}</Notice>}
      </div>
    </Modal>
  );
}
