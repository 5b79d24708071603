import type { Role } from '@tassel/contract/roles.ts';
import { roleOptions } from '#features/session/role-options.ts';
import type { MenuAction } from '#ui/Menu.tsx';
import type { Member } from './state.ts';

/** The roles that the chosen members can be given. */
export function roleActions(chosen: Member[], onChoose: (members: Member[], role: Role) => void): MenuAction[] {
  return roleOptions.map(({ value, label, detail }) => ({
    label: `Make ${label}`,
    detail,
    disabled: chosen.every(({ role }) => role === value),
    onSelect: () => onChoose(chosen, value),
  }));
}
