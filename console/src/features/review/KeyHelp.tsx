import { Kbd } from '#ui/Kbd.tsx';
import { Modal } from '#ui/Modal.tsx';

const keys: [keys: string[], words: string][] = [
  [['J'], 'Next line'],
  [['K'], 'Previous line'],
  [['Enter'], 'Confirm the line and go to the next'],
  [['E'], 'Edit the line; Enter or Esc closes its fields'],
  [['1'], 'Grant'],
  [['2'], 'Scholarship'],
  [['3'], 'Loan'],
  [['4'], 'Work'],
  [['5'], 'Other aid'],
  [['6'], 'Cost'],
  [['X'], 'Remove the line'],
  [['A'], 'Add a line by drawing a box on the page. Arrow keys move the box, Shift with them sizes it, Enter takes it'],
  [['Ctrl', 'Enter'], 'Mark as ready'],
  [['?'], 'This sheet'],
];

export function KeyHelp({ onClose }: { onClose: () => void }) {
  return (
    <Modal open onClose={onClose} title="Keys of the workbench" size="sm">
      <dl className="grid grid-cols-[6rem_minmax(0,1fr)] gap-y-2">
        {keys.map(([combination, words]) => (
          <div key={words} className="contents">
            <dt className="flex items-start gap-1">
              {combination.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
