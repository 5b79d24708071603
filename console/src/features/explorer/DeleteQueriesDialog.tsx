import type { Role } from '@tassel/contract/roles.ts';
import { useAction } from '#platform/use-action.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Modal } from '#ui/Modal.tsx';
import { ownerWords } from './SavedQueriesMenu.tsx';
import type { SavedQuery } from './use-saved-queries.ts';

type Props = {
  saved: SavedQuery[];
  role: Role | undefined;
  onDelete: (query: SavedQuery) => Promise<void>;
  onClose: () => void;
};

export function DeleteQueriesDialog({ saved, role, onDelete, onClose }: Props) {
  const { isWorking, run } = useAction();
  const deletable = saved.filter(({ isMine }) => isMine || role === 'ADMIN');
  return (
    <Modal open onClose={onClose} title="Saved queries" size="sm" footer={<Button onClick={onClose}>Close</Button>}>
      {deletable.length === 0 && <p className="text-text-muted">None that you can delete.</p>}
      <ul className="divide-y divide-border">
        {deletable.map((query) => (
          <li key={query.id} className="flex items-center gap-3 py-2">
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium">{query.name}</span>
              <span className="block text-xs text-text-faint">{ownerWords(query)}</span>
            </span>
            <IconButton
              icon="trash"
              label={`Delete ${query.name}`}
              size="sm"
              disabled={isWorking}
              onClick={() => void run(() => onDelete(query))}
            />
          </li>
        ))}
      </ul>
    </Modal>
  );
}
