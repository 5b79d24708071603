import { type Role, roleDetails, roleLabels } from '@tassel/contract/roles.ts';
import type { Option } from '#ui/option.ts';

const order: readonly Role[] = ['USER', 'REVIEWER', 'ADMIN'];

/** The roles to choose from, the most usual one first. */
export const roleOptions: readonly Option<Role>[] = order.map((role) => ({
  value: role,
  label: roleLabels[role],
  detail: roleDetails[role],
}));
