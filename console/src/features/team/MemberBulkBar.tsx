import type { Role } from '@tassel/contract/roles.ts';
import { BulkBar } from '#ui/BulkBar.tsx';
import { Button } from '#ui/Button.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { counted } from '#ui/counted.ts';
import { Menu } from '#ui/Menu.tsx';
import { roleActions } from './member-menu.ts';
import type { Member } from './state.ts';

type Props = {
  members: Member[];
  onClear: () => void;
  onRole: (members: Member[], role: Role) => void;
  onRemove: (members: Member[]) => void;
};

export function MemberBulkBar({ members, onClear, onRole, onRemove }: Props) {
  return (
    <BulkBar open={members.length > 0} title={counted(members.length, 'member')} onClear={onClear}>
      <Menu
        label="Change role"
        trigger="Change role"
        triggerClassName={buttonStyle({ variant: 'quiet', size: 'sm' })}
        items={roleActions(members, onRole)}
      />
      <Button size="sm" variant="quiet" icon="trash" onClick={() => onRemove(members)}>
        Remove
      </Button>
    </BulkBar>
  );
}
