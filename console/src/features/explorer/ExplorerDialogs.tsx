import { useAppSelector } from '#console/store-hooks.ts';
import { selectMembership } from '#features/session/use-role.ts';
import { CallCodeDialog } from './CallCodeDialog.tsx';
import { DeleteQueriesDialog } from './DeleteQueriesDialog.tsx';
import type { ExplorerDialog } from './ExplorerBar.tsx';
import type { Draft } from './operation.ts';
import { SaveQueryDialog } from './SaveQueryDialog.tsx';
import type { useSavedQueries } from './use-saved-queries.ts';

type Props = {
  dialog: ExplorerDialog;
  draft: Draft;
  queries: ReturnType<typeof useSavedQueries>;
  onClose: () => void;
};

export function ExplorerDialogs({ dialog, draft, queries: { saved, reload, remove }, onClose }: Props) {
  const membership = useAppSelector(selectMembership);
  if (dialog === 'code') return <CallCodeDialog draft={draft} onClose={onClose} />;
  if (dialog === 'delete')
    return <DeleteQueriesDialog saved={saved} role={membership?.role} onDelete={remove} onClose={onClose} />;
  return (
    <SaveQueryDialog
      draft={draft}
      organizationId={membership?.organization.id ?? ''}
      organizationName={membership?.organization.name ?? ''}
      saved={saved}
      onSaved={() => {
        onClose();
        void reload();
      }}
      onClose={onClose}
    />
  );
}
