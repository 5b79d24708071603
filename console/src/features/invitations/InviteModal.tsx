import { isEmail } from '@tassel/contract/email.ts';
import { invitationDays, maxInvitedAtOnce } from '@tassel/contract/invitation.ts';
import { useNavigate } from 'react-router';
import { roleOptions } from '#features/session/role-options.ts';
import type { InviteResponse, InviteTarget } from '#layout/invite-modal.ts';
import { Button } from '#ui/Button.tsx';
import { Modal } from '#ui/Modal.tsx';
import { SearchableSelect } from '#ui/SearchableSelect.tsx';
import { TagInput } from '#ui/TagInput.tsx';
import { parsePaste } from './invite-form.ts';
import { useInviteForm } from './use-invite-form.ts';
import { useSendInvites } from './use-send-invites.ts';

type Props = InviteTarget & { onResponse: (response: InviteResponse) => void; onClose: () => void };

export function InviteModal({ organizationId, isSelfSignUp = false, onResponse, onClose }: Props) {
  const { form, isComplete, errors, ...change } = useInviteForm(organizationId);
  const { send, isSubmitting, failure } = useSendInvites({ onResponse, onClose });
  const navigate = useNavigate();

  function submit() {
    change.touchAll();
    if (isComplete) void send(form);
  }

  function skip() {
    onClose();
    void navigate('/');
  }

  const footer = (
    <>
      {isSelfSignUp && <Button onClick={skip}>Skip for Now</Button>}
      <Button variant="primary" disabled={!isComplete} working={isSubmitting} onClick={submit}>
        send invites
      </Button>
    </>
  );
  return (
    <Modal open onClose={onClose} size="half" title="Invite Users to your Org Account" footer={footer}>
      <div className="grid gap-5">
        {isSelfSignUp && (
          <p className="text-text-muted">
            You can invite additional users to your organization now or anytime in the future from your organization
            settings page.
          </p>
        )}
        <TagInput
          label="Emails"
          required
          value={form.users.map(({ value }) => value)}
          error={errors.users}
          help={`Enter, space or paste adds an address, ${maxInvitedAtOnce} at most. Each invitation lives ${invitationDays} days.`}
          isInvalid={(email) => !isEmail(email)}
          parsePaste={parsePaste}
          onChange={change.changeEmails}
          onDuplicate={change.tellDuplicate}
          onDraft={(text) => text && change.forgetDuplicate()}
          onEnter={submit}
          onBlur={() => change.leave('users')}
        />
        <SearchableSelect
          label="Access level"
          required
          value={form.role?.value ?? null}
          options={roleOptions}
          error={errors.role}
          onChange={change.chooseRole}
          onBlur={() => change.leave('role')}
        />
        {failure && (
          <p role="alert" className="text-red-text">
            {failure}
          </p>
        )}
      </div>
    </Modal>
  );
}
