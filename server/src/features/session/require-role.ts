import type { Role } from '@tassel/contract/roles.ts';
import { userError } from '#platform/errors.ts';
import type { ViewerContext } from '#server/context.ts';
import type { Membership } from './viewer.ts';

/**
 * The viewer's membership in the organization, if it carries one of the roles; ADMIN includes the others' rights (D 18).
 * Without an id the viewer's only organization counts (D 29). Another organization is not found (D 48); a key of another
 * one is no key there.
 */
export function requireRole(
  context: ViewerContext,
  organizationId: string | null | undefined,
  ...roles: Role[]
): Membership {
  const { memberships } = context.viewer;
  if (!organizationId && memberships.length !== 1)
    throw userError('ORGANIZATION_REQUIRED', 'Say which organization you mean: send organizationId.');
  const membership = organizationId
    ? memberships.find((candidate) => candidate.organizationId === organizationId)
    : memberships[0];
  if (!membership) throw outside(context);
  if (membership.role === 'ADMIN' || roles.includes(membership.role)) return membership;
  throw userError('FORBIDDEN', "Your role doesn't allow this. Ask an administrator of your organization.");
}

const outside = ({ viewer }: ViewerContext) =>
  viewer.apiKey
    ? userError('UNAUTHORIZED', 'This key does not reach that organization.')
    : userError('NOT_FOUND', 'Organization not found.');
