import type { Role } from '@tassel/contract/roles.ts';
import type { Membership } from '#features/session/viewer.ts';
import { userError } from '#platform/errors.ts';
import type { ViewerContext } from '#server/context.ts';

/** D 18: who may have keys of their own, and where a key works. */
export const rolesWithKeys: readonly Role[] = ['ADMIN', 'USER'];

/** The viewer's places in which a key of theirs works; refused where there is none. */
export function requireKeyOwner({ viewer }: ViewerContext): Membership[] {
  const places = viewer.memberships.filter(({ role }) => rolesWithKeys.includes(role));
  if (places.length > 0) return places;
  throw userError('FORBIDDEN', "Your role doesn't allow API keys. Ask an administrator of your organization.");
}
