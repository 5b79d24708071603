import type { Role } from '@tassel/contract/roles.ts';
import type { JWTPayload } from 'jose';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { userError } from '#platform/errors.ts';
import type { Context } from '#server/context.ts';

/** Whom the identity provider says the caller is, known to us or not. */
export type Identity = {
  issuer: string;
  subject: string;
  email: string;
  isEmailVerified: boolean;
  /** When they last proved it; a renewed token keeps that time. */
  signedInAt?: Date;
};

export type Membership = { id: string; organizationId: string; role: Role };

/** The person who asks, with their place in each of their organizations. */
export type Viewer = {
  personId: string;
  email: string;
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
  lastActiveTime: Date | null;
  memberships: Membership[];
  /** Where a program asks in their name: its key, by the part that is no secret (D 28). */
  apiKey?: { id: string; key: string };
};

/** What a viewer is made of, but for the memberships. */
export const viewerColumns = [
  'people.id as personId',
  'email',
  sql<boolean>`email_verified_at is not null`.as('isEmailVerified'),
  'first_name as firstName',
  'last_name as lastName',
  'last_active_time as lastActiveTime',
] as const;

export const identityOf = (context: Context, claims: JWTPayload & { sub: string }): Identity => ({
  issuer: context.config.identity.issuerOfPeople,
  subject: claims.sub,
  email: typeof claims.email === 'string' ? claims.email : '',
  isEmailVerified: claims.email_verified === true,
  signedInAt: new Date(Number(claims.auth_time ?? claims.iat) * 1000),
});

export async function loadViewer(context: Context, identity: Identity): Promise<Viewer> {
  const person = await context.db
    .selectFrom('people')
    .where('issuer', '=', identity.issuer)
    .where('subject', '=', identity.subject)
    .select(viewerColumns)
    .select('signed_out_before')
    .select((people) =>
      jsonArrayFrom(
        people
          .selectFrom('organization_users')
          .innerJoin('organizations', 'organizations.id', 'organization_users.organization_id')
          .whereRef('organization_users.person_id', '=', 'people.id')
          .orderBy('organizations.name')
          .orderBy('organizations.id')
          .select(['organization_users.id', 'organization_id as organizationId', 'role']),
      ).as('memberships'),
    )
    .executeTakeFirst();
  if (!person) throw userError('NOT_SIGNED_UP', 'Create your account first.');
  const { signed_out_before: endedBefore, ...viewer } = person;
  if (endedBefore && identity.signedInAt && identity.signedInAt < endedBefore)
    throw userError('INVALID_TOKEN', 'You signed out everywhere. Sign in again.');
  return viewer;
}
