import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { type Viewer, viewerColumns } from '#features/session/viewer.ts';
import { userError } from '#platform/errors.ts';
import type { Context } from '#server/context.ts';
import { identifyingPart, isSecretOf, isUsable } from './api-key.ts';
import { rolesWithKeys } from './require-key-owner.ts';

export type KeyHolder = Viewer & { apiKey: { id: string; key: string; lastUsedTime: Date | null } };

/**
 * The owner of the key in an Authorization header, as the key may act: in the organizations that they were in when they
 * made it and are in without a break, with their role of now. A key without any such place is dead (D 28).
 */
export async function viewerOfKey(context: Context, authorization = ''): Promise<KeyHolder> {
  const [scheme, secret = ''] = authorization.split(' ');
  const key = scheme?.toLowerCase() === 'bearer' ? identifyingPart(secret) : undefined;
  const found = key ? await findKey(context, key) : undefined;
  if (!found || !isSecretOf(secret, found.key_sha256) || !isUsable(found, context.clock.now())) throw unauthorized();
  if (found.memberships.length === 0) throw unauthorized();
  const { personId, email, isEmailVerified, firstName, lastName, lastActiveTime, memberships } = found;
  const apiKey = { id: found.apiKeyId, key: found.key, lastUsedTime: found.last_used_time };
  return { personId, email, isEmailVerified, firstName, lastName, lastActiveTime, memberships, apiKey };
}

/** One answer for every wrong key: it tells nobody what is wrong with it. */
const unauthorized = () => userError('UNAUTHORIZED', 'Send a valid API key: Authorization: Bearer tsl_…');

const findKey = ({ db }: Context, key: string) =>
  db
    .selectFrom('api_keys')
    .innerJoin('people', 'people.id', 'api_keys.person_id')
    .where('api_keys.key', '=', key)
    .select(viewerColumns)
    .select(['api_keys.id as apiKeyId', 'key', 'key_sha256', 'expire_time', 'disabled_at'])
    .select(['rotates_out_at', 'last_used_time'])
    .select((keys) =>
      jsonArrayFrom(
        keys
          .selectFrom('organization_users')
          .whereRef('organization_users.person_id', '=', 'api_keys.person_id')
          .whereRef('organization_users.insert_time', '<=', 'api_keys.insert_time')
          .where('role', 'in', rolesWithKeys)
          .orderBy('organization_users.id')
          .select(['organization_users.id', 'organization_id as organizationId', 'role']),
      ).as('memberships'),
    )
    .executeTakeFirst();
