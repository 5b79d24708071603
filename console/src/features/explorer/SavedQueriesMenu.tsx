import { Menu, type MenuAction } from '#ui/Menu.tsx';
import type { Draft } from './operation.ts';
import type { SavedQuery } from './use-saved-queries.ts';

type Props = { saved: SavedQuery[]; onOpen: (draft: Draft) => void; onManage: () => void };

/** Own ones first, then what others share. */
export function SavedQueriesMenu({ saved, onOpen, onManage }: Props) {
  const items: MenuAction[] = saved
    .toSorted((one, other) => Number(other.isMine) - Number(one.isMine))
    .map((query) => ({ label: query.name, detail: ownerWords(query), onSelect: () => onOpen(query) }));
  const manage: MenuAction = { label: 'Delete saved queries…', icon: 'trash', onSelect: onManage };
  return (
    <Menu
      label="Saved queries"
      variant="secondary"
      size="md"
      trigger="Saved"
      items={
        items.length > 0
          ? [...items, manage]
          : [{ label: 'Nothing saved yet', detail: 'Save keeps the query of the open tab', disabled: true }]
      }
    />
  );
}

export function ownerWords({ isMine, isShared, ownerName }: SavedQuery): string {
  if (!isMine) return `Shared by ${ownerName}`;
  return isShared ? 'Yours, shared' : 'Yours alone';
}
