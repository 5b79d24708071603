import type { Role } from '@tassel/contract/roles.ts';
import type { JWTPayload } from 'jose';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { userError } from '#platform/errors.ts';
import type { Context } from '#server/context.ts';

/** Whom the identity provider says the caller is, known to us or not. */
export type Identity = { issuer: string; subject: string; email: string; isEmailVerified: boolean };

export type Membership = { id: string; organizationId: string; role: Role };

/** The person who asks, with their place in each of their organizations. */
export type Viewer = {
  personId: string;
  email: string;
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
  memberships: Membership[];
};

export const identityOf = (context: Context, claims: JWTPayload & { sub: string }): Identity => ({
  issuer: context.config.identity.issuerOfPeople,
  subject: claims.sub,
  email: typeof claims.email === 'string' ? claims.email : '',
  isEmailVerified: claims.email_verified === true,
});

export async function loadViewer(context: Context, identity: Identity): Promise<Viewer> {
  const person = await context.db
    .selectFrom('people')
    .where('issuer', '=', identity.issuer)
    .where('subject', '=', identity.subject)
    .select(['id', 'email', 'email_verified_at', 'first_name', 'last_name'])
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
  return {
    personId: person.id,
    email: person.email,
    isEmailVerified: person.email_verified_at !== null,
    firstName: person.first_name,
    lastName: person.last_name,
    memberships: person.memberships,
  };
}
