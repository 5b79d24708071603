import type { Role } from '@tassel/contract/roles.ts';
import type { Member } from './members.ts';

export type RoleRefusal = { organizationApiUserId: string; message: string };

type Wish = { ids: string[]; role: Role; members: Member[]; admins: ReadonlySet<string> };

/** Which of the wished changes may be, one after the other: an administrator always remains (D 19). */
export function decideRoleChanges({ ids, role, members, admins }: Wish): { changes: Member[]; refused: RoleRefusal[] } {
  const left = new Set(admins);
  const changes: Member[] = [];
  const refused: RoleRefusal[] = [];
  for (const id of new Set(ids)) {
    const member = members.find((candidate) => candidate.id === id);
    const message = problemOf(member, role, left);
    if (message) refused.push({ organizationApiUserId: id, message });
    if (!member || message || member.role === role) continue;
    changes.push(member);
    left.delete(id);
  }
  return { changes, refused };
}

function problemOf(member: Member | undefined, role: Role, admins: ReadonlySet<string>): string | undefined {
  if (!member) return 'Member not found.';
  if (role === 'ADMIN' || !admins.has(member.id) || admins.size > 1) return undefined;
  return `${member.firstName} ${member.lastName} is the last administrator. Make someone else administrator first.`;
}
