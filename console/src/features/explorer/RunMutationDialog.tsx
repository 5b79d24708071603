import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';

type Props = { fields: string[]; organizationName: string; onAnswer: (isWanted: boolean) => void };

export function RunMutationDialog({ fields, organizationName, onAnswer }: Props) {
  return (
    <ConfirmDialog
      open
      danger
      title={`Run ${fields.join(', ')} in ${organizationName}?`}
      confirmLabel="Run it"
      keepLabel="Don’t run it"
      onConfirm={() => onAnswer(true)}
      onClose={() => onAnswer(false)}
    >
      <p>It changes the real data of {organizationName}, not a copy.</p>
    </ConfirmDialog>
  );
}
