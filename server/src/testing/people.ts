import type { Role } from '@tassel/contract/roles.ts';
import type { TestServer } from './start-server.ts';

export const signUpBody = {
  first_name: 'Ada',
  last_name: 'Moreau',
  phone_number: '503 555 0142',
  zip: '97201',
  title: 'Counselor',
  email_receive: true,
};

/** A person with an account, under the subject of their tokens. */
export async function addTestPerson(server: TestServer, subject: string): Promise<void> {
  const answer = await server.call(subject, '/api/private/rest/signup', signUpBody);
  if (answer.status !== 204) throw new Error(`sign-up answered ${answer.status}: ${await answer.text()}`);
}

/** An organization of that person's, who becomes its ADMIN. */
export async function addTestOrganization(server: TestServer, subject: string, name: string): Promise<string> {
  const { data } = await server.graphql(
    subject,
    'mutation ($name: String!) { createOrganization(name: $name) { id } }',
    {
      name,
    },
  );
  return data.createOrganization.id;
}

const invite = `mutation ($emails: [String!]!, $organizationId: ID!, $role: Role!) {
  inviteUser(emails: $emails, organizationId: $organizationId, role: $role) { invitationsSent }
}`;
const accept = 'mutation ($id: ID!) { acceptInvitation(invitationId: $id) { id } }';

export const emailOf = (subject: string): string => `${subject}@example.test`;

/** A person with an account whom an ADMIN invited and who accepted. */
export async function addTestMember(
  server: TestServer,
  place: { admin: string; organizationId: string },
  subject: string,
  role: Role,
): Promise<void> {
  await addTestPerson(server, subject);
  const { organizationId } = place;
  await server.graphql(place.admin, invite, { emails: [emailOf(subject)], organizationId, role });
  const { data } = await server.graphql(subject, '{ myPendingInvitations { id organizationId status } }');
  const invitation = data.myPendingInvitations.find(
    (candidate: { organizationId: string; status: string }) =>
      candidate.organizationId === organizationId && candidate.status === 'PENDING',
  );
  const { errors } = await server.graphql(subject, accept, { id: invitation.id });
  if (errors) throw new Error(errors[0]?.message);
}
