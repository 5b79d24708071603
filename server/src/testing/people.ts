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
