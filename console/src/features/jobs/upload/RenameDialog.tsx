import { filenameProblem } from '@tassel/contract/job.ts';
import { useForm } from '#platform/use-form.ts';
import { Button } from '#ui/Button.tsx';
import { Modal } from '#ui/Modal.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { renameLetters } from './fix-letters.ts';
import type { LetterDraft } from './letter-draft.ts';

type Props = { letter: LetterDraft; onClose: () => void };

export function RenameDialog({ letter, onClose }: Props) {
  const form = useForm({
    initial: { name: letter.name },
    rules: { name: filenameProblem },
    submit: async ({ name }) => {
      renameLetters(new Map([[letter.id, name]]));
      onClose();
    },
  });
  const footer = (
    <>
      <Button onClick={onClose}>Keep the name</Button>
      <Button variant="primary" type="submit" form="rename-letter">
        Rename
      </Button>
    </>
  );
  return (
    <Modal open onClose={onClose} title={`Rename ${letter.name}`} footer={footer} size="sm">
      <form id="rename-letter" noValidate onSubmit={form.onSubmit}>
        <TextInput
          label="File name"
          name="name"
          required
          value={form.values.name}
          error={form.errors.name}
          onChange={(name) => form.change('name', name)}
          onBlur={() => form.leave('name')}
        />
      </form>
    </Modal>
  );
}
