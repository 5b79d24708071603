import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Modal } from '#ui/Modal.tsx';
import { SearchableSelect } from '#ui/SearchableSelect.tsx';
import { TagInput } from '#ui/TagInput.tsx';
import { toast } from '#ui/toast.ts';

const roles = [
  { value: 'USER', label: 'User', detail: 'Uploads letters, downloads results, manages developer tools' },
  { value: 'REVIEWER', label: 'Reviewer', detail: 'Reads and decides letters in manual review, nothing else' },
  { value: 'ADMIN', label: 'Administrator', detail: 'All of it, and members, settings and billing' },
];

type Props = { open: boolean; onClose: () => void };

export function SampleModal({ open, onClose }: Props) {
  const [emails, setEmails] = useState<string[]>([]);
  const [role, setRole] = useState<string | null>(null);
  return (
    <Modal
      open={open}
      onClose={onClose}
      size="half"
      title="Invite Users to your Org Account"
      footer={
        <Button
          variant="primary"
          disabled={emails.length === 0 || role === null}
          onClick={() => toast({ kind: 'success', text: 'Sent above an open dialog.' })}
        >
          send invites
        </Button>
      }
    >
      <div className="grid gap-5">
        <TagInput
          label="Emails"
          required
          value={emails}
          onChange={setEmails}
          help="Enter, space or paste adds an address, 50 at most. Each invitation lives 7 days."
        />
        <SearchableSelect label="Access level" required value={role} options={roles} onChange={setRole} />
      </div>
    </Modal>
  );
}
