import type { Role } from '@tassel/contract/roles.ts';
import type { Updateable } from 'kysely';
import { addMember } from '#features/organizations/add-member.ts';
import type { Tables } from '#server/tables.ts';
import type { TestServer } from './start-server.ts';

/** Puts a person into an organization, in this role. */
export async function addTestMember(server: TestServer, organizationId: string, subject: string, role: Role) {
  const { id: personId } = await server.context.db
    .selectFrom('people')
    .where('subject', '=', subject)
    .select('id')
    .executeTakeFirstOrThrow();
  await addMember(server.context, { organizationId, personId, role });
}

export async function setTestOrganization(
  server: TestServer,
  id: string,
  settings: Updateable<Tables['organizations']>,
): Promise<void> {
  await server.context.db.updateTable('organizations').where('id', '=', id).set(settings).execute();
}

export async function creditsOf(server: TestServer, id: string): Promise<number> {
  const { credits } = await server.context.db
    .selectFrom('organizations')
    .where('id', '=', id)
    .select('credits')
    .executeTakeFirstOrThrow();
  return credits;
}
