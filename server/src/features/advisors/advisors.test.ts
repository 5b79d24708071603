import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addTestPerson, signUpBody } from '#testing/people.ts';
import { type GraphqlResult, startServer, type TestServer } from '#testing/start-server.ts';

const door = '/api/private/rest/signup';
let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  await addTestPerson(server, 'ada');
});
afterAll(() => server.stop());

async function advisors(subject: string, query: string, variables: object = {}): Promise<GraphqlResult> {
  const answer = await server.call(subject, '/advisors/graphql/', { query, variables });
  return (await answer.json()) as GraphqlResult;
}

const profile = '{ advisor { firstName lastName title phoneNumber zip emailReceive } }';
const update = `mutation ($input: AdvisorInput!) { updateAdvisor(input: $input) { firstName zip } }`;
const input = {
  firstName: ' Ada ',
  lastName: 'Quinn',
  title: 'Director',
  phoneNumber: '+1 503 555 0199',
  zip: '97201-1234',
  emailReceive: false,
};

describe('does', () => {
  test('[R-7.05] [R-3.04] sign-up makes a person and an advisor from the fields of the specification', async () => {
    expect((await server.call('ben', door, signUpBody)).status).toBe(204);
    expect((await server.call('ben', '/advisors/api/signin')).status).toBe(204);
    const { data } = await server.graphql('ben', '{ me { firstName lastName email } }');
    expect(data.me).toEqual({ firstName: 'Ada', lastName: 'Moreau', email: 'ben@example.test' });
  });

  test('[R-3.03] [R-7.07] [R-D.45] the advisor endpoint serves the profile', async () => {
    expect((await advisors('ada', profile)).data.advisor).toEqual({
      firstName: 'Ada',
      lastName: 'Moreau',
      title: 'Counselor',
      phoneNumber: '503 555 0142',
      zip: '97201',
      emailReceive: true,
    });
  });

  test('[R-D.45] and changes it, names included', async () => {
    await addTestPerson(server, 'quinn');
    expect((await advisors('quinn', update, { input })).data.updateAdvisor).toEqual({
      firstName: 'Ada',
      zip: '97201-1234',
    });
    const { data } = await server.graphql('quinn', '{ me { firstName lastName } }');
    expect(data.me).toEqual({ firstName: 'Ada', lastName: 'Quinn' });
  });

  test('signing up twice, even at the same instant, makes one person and changes nothing', async () => {
    const twice = await Promise.all([1, 2].map(() => server.call('twin', door, signUpBody)));
    expect(twice.map(({ status }) => status)).toEqual([204, 204]);
    await server.call('twin', door, { ...signUpBody, first_name: 'Other' });
    const rows = await server.context.db
      .selectFrom('people')
      .where('subject', '=', 'twin')
      .select('first_name')
      .execute();
    expect(rows).toEqual([{ first_name: 'Ada' }]);
  });
});

describe('refuses', () => {
  test.each([
    ['first_name', '  ', 'Enter your first name.'],
    ['last_name', 'x'.repeat(81), 'Use at most 80 characters.'],
    ['zip', '9720', 'Enter 5 digits, or ZIP+4: 97201-1234.'],
    ['zip', '97201-12', 'Enter 5 digits, or ZIP+4: 97201-1234.'],
    ['phone_number', '555', 'Enter 10 digits with the area code: 503 555 0142.'],
    ['title', 7, 'Send text.'],
    ['email_receive', 'yes', 'Send true or false.'],
    ['nickname', 'Addie', 'Not known.'],
  ])('[R-5.09] [R-D.23] sign-up with %s = %j, naming the field', async (field, value, message) => {
    const answer = await server.call('bad', door, { ...signUpBody, [field]: value });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      error: { code: 'BAD_INPUT', message: 'Check the marked fields.', fields: { [field]: message } },
    });
  });

  test('[R-3.04] sign-up with a field missing, or with no object at all', async () => {
    const { zip, ...rest } = signUpBody;
    expect(zip).toBeTruthy();
    for (const body of [rest, [], 'text', null])
      expect([body, (await server.call('bad', door, body)).status]).toEqual([body, 400]);
  });

  test('sign-up of somebody whose provider tells no address', async () => {
    const authorization = `JWT ${await server.issuer.token('silent', { email: undefined })}`;
    expect((await server.call('silent', door, signUpBody, { authorization })).status).toBe(400);
  });

  test('[R-5.09] a profile that breaks the same rules, by field, and keeps the old one', async () => {
    const { errors } = await advisors('ada', update, { input: { ...input, zip: '1', phoneNumber: '' } });
    expect(errors?.[0]?.extensions).toEqual({
      code: 'BAD_INPUT',
      fields: { zip: 'Enter 5 digits, or ZIP+4: 97201-1234.', phoneNumber: 'Enter your phone number.' },
    });
    expect((await advisors('ada', profile)).data.advisor.zip).toBe('97201');
  });

  test('[R-D.26] the advisor fields on the console endpoint, and the console fields on the advisor one', async () => {
    const onPrivate = await server.graphql('ada', '{ advisor { zip } }');
    expect(onPrivate.errors?.[0]?.message).toContain('Cannot query field "advisor"');
    const onAdvisors = await advisors('ada', '{ me { id } }');
    expect(onAdvisors.errors?.[0]?.message).toContain('Cannot query field "me"');
  });
});
