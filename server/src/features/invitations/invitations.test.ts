import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addTestMember, addTestOrganization, addTestPerson, emailOf } from '#testing/people.ts';
import { startServer, type TestServer } from '#testing/start-server.ts';

let server: TestServer;
let bridgepath: string;
beforeAll(async () => {
  server = await startServer();
  await addTestPerson(server, 'dana');
  bridgepath = await addTestOrganization(server, 'dana', 'Bridgepath');
  await addTestMember(server, { admin: 'dana', organizationId: bridgepath }, 'marcus', 'USER');
});
afterAll(() => server.stop());

const day = 86_400;
const inviteUser = `mutation ($emails: [String!]!, $organizationId: ID!, $role: Role!) {
  inviteUser(emails: $emails, organizationId: $organizationId, role: $role) {
    invitationsSent alreadyBelongToOrg invitationsAlreadyPending } }`;
const mine = `{ myPendingInvitations { id recipient subject body status expired insertTime organizationId
  organization_id role sender { firstName organization { id name } } link } }`;
const pending = `query ($organizationId: ID) { pendingInvitations(organizationId: $organizationId) {
  pageCount itemsCount items { id recipient role expired expireTime link } } }`;
const acceptInvitation = 'mutation ($id: ID!) { acceptInvitation(invitationId: $id) { id status organizationId } }';
const resend =
  'mutation ($id: ID!, $organizationId: ID!) { resendInvitation(id: $id, organizationId: $organizationId) { id expired } }';
const revoke =
  'mutation ($id: ID!, $organizationId: ID!) { revokeInvitation(id: $id, organizationId: $organizationId) { id status } }';

const invite = (emails: string[], role = 'USER', by = 'dana') =>
  server.graphql(by, inviteUser, { emails, organizationId: bridgepath, role });
const accept = (subject: string, id: string) => server.graphql(subject, acceptInvitation, { id });
const problem = async (answer: ReturnType<TestServer['graphql']>) => {
  const { errors } = await answer;
  return [errors?.[0]?.extensions?.code, errors?.[0]?.message];
};

async function mailsTo(address: string, count = 1) {
  for (let tries = 0; tries < 600; tries++) {
    const mails = (await server.mails()).filter(({ to }) => to === address);
    if (mails.length >= count) return mails;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`${count} mails to ${address} did not come`);
}

/** Somebody with an account who is invited, and the id of the invitation. */
async function invited(subject: string, role = 'USER'): Promise<string> {
  await addTestPerson(server, subject);
  await invite([emailOf(subject)], role);
  const { data } = await server.graphql(subject, mine);
  return data.myPendingInvitations[0].id;
}

describe('does', () => {
  test('[R-7.03] [R-D.20] invites by mail, and tells by address who was invited, who belongs and who is pending', async () => {
    const first = await invite([' First@X.test ', 'second@x.test', 'second@x.test']);
    expect(first.data.inviteUser).toEqual({
      invitationsSent: ['first@x.test', 'second@x.test'],
      alreadyBelongToOrg: [],
      invitationsAlreadyPending: [],
    });
    const again = await invite(['third@x.test', 'first@x.test', 'MARCUS@example.test']);
    expect(again.data.inviteUser).toEqual({
      invitationsSent: ['third@x.test'],
      alreadyBelongToOrg: ['marcus@example.test'],
      invitationsAlreadyPending: ['first@x.test'],
    });
  });

  test('[R-D.20] the mail leads to the invitation, as text and as HTML', async () => {
    await invite(['mail@x.test'], 'REVIEWER');
    const [mail] = await mailsTo('mail@x.test');
    expect(mail?.subject).toBe('Ada Moreau invited you to Bridgepath');
    expect(mail?.text).toContain('Join Bridgepath in Tassel as Reviewer');
    const link = mail?.text.match(/http\S+\/invitation\/[0-9a-f-]{36}/)?.[0];
    expect(link).toContain(server.url);
    expect(mail?.html).toContain(`href="${link}"`);
  });

  test('[R-3.12] [R-7.02] an invitation is served with its fields to the invited, verified address', async () => {
    const id = await invited('rosa');
    const { data } = await server.graphql('rosa', mine);
    expect(data.myPendingInvitations).toEqual([
      {
        id,
        recipient: 'rosa@example.test',
        subject: 'Ada Moreau invited you to Bridgepath',
        body: 'Join Bridgepath in Tassel as User: uploads letters, downloads results, manages developer tools.',
        status: 'PENDING',
        expired: false,
        insertTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        organizationId: bridgepath,
        organization_id: bridgepath,
        role: 'USER',
        sender: { firstName: 'Ada', organization: { id: bridgepath, name: 'Bridgepath' } },
        link: `${server.url}/invitation/${id}`,
      },
    ]);
  });

  test('[R-7.03] [R-D.20] accepting gives the role, and the invitation stays to be seen as ACCEPTED', async () => {
    const id = await invited('leah', 'REVIEWER');
    expect((await accept('leah', id)).data.acceptInvitation).toEqual({
      id,
      status: 'ACCEPTED',
      organizationId: bridgepath,
    });
    const { data } = await server.graphql(
      'leah',
      `{ me { organizationUsers { role organization { id } } } ${mine.slice(1)}`,
    );
    expect(data.me.organizationUsers).toEqual([{ role: 'REVIEWER', organization: { id: bridgepath } }]);
    expect(data.myPendingInvitations).toMatchObject([{ id, status: 'ACCEPTED' }]);
  });

  test('[R-D.20] inviting again keeps the link, begins the 7 days again, takes the new role and mails again', async () => {
    const id = await invited('ines');
    server.clock.forward(6 * day);
    await invite(['ines@example.test'], 'ADMIN');
    server.clock.forward(6 * day);
    const { data } = await server.graphql('ines', mine);
    expect(data.myPendingInvitations).toMatchObject([{ id, expired: false, role: 'ADMIN' }]);
    expect(await mailsTo('ines@example.test', 2)).toHaveLength(2);
    expect((await accept('ines', id)).errors).toBeUndefined();
  });

  test('[R-D.20] resending gives an expired one its time again', async () => {
    const id = await invited('omar');
    server.clock.forward(8 * day);
    expect((await server.graphql('omar', mine)).data.myPendingInvitations).toMatchObject([{ id, expired: true }]);
    const { data } = await server.graphql('dana', resend, { id, organizationId: bridgepath });
    expect(data.resendInvitation).toEqual({ id, expired: false });
    await mailsTo('omar@example.test', 2);
    expect((await accept('omar', id)).errors).toBeUndefined();
  });

  test('[R-3.15] [R-D.29] the pending ones of an organization are paged, newest first', async () => {
    const { data } = await server.graphql('dana', pending, { organizationId: bridgepath });
    const { pageCount, itemsCount, items } = data.pendingInvitations;
    expect({ pageCount, isWhole: itemsCount === items.length }).toEqual({ pageCount: 1, isWhole: true });
    expect(items.map(({ recipient }: { recipient: string }) => recipient)).toContain('second@x.test');
    expect(items.map(({ recipient }: { recipient: string }) => recipient)).not.toContain('leah@example.test');
  });
});

describe('refuses', () => {
  test.each([
    [[], "At least an user's email is required."],
    [['sam.lee@bridgepath'], 'There is an invalid email.'],
    [['ok@x.test', 'two@x.test, three@x.test'], 'There is an invalid email.'],
    [['a@x.test\r\nBcc: b@x.test'], 'There is an invalid email.'],
    [Array.from({ length: 51 }, (_, index) => `p${index}@x.test`), 'Invite at most 50 people at once.'],
  ])('[R-5.01] [R-5.03] [R-D.20] inviting %j', async (emails, message) => {
    expect(await problem(invite(emails))).toEqual(['BAD_INPUT', message]);
  });

  test('[R-5.07] [R-D.20] an expired invitation, with its words', async () => {
    const id = await invited('late');
    server.clock.forward(7 * day + 1);
    expect(await problem(accept('late', id))).toEqual(['CONFLICT', 'Invitation has expired!']);
  });

  test('[R-D.20] a revoked invitation is not found, neither listed nor accepted', async () => {
    const id = await invited('gone');
    expect(
      (await server.graphql('dana', revoke, { id, organizationId: bridgepath })).data.revokeInvitation.status,
    ).toBe('REVOKED');
    expect((await server.graphql('gone', mine)).data.myPendingInvitations).toEqual([]);
    expect(await problem(accept('gone', id))).toEqual(['NOT_FOUND', 'Invitation not found!']);
    expect(await problem(server.graphql('dana', resend, { id, organizationId: bridgepath }))).toEqual([
      'NOT_FOUND',
      'Invitation not found!',
    ]);
  });

  test('[R-D.20] the wrong address, and nonsense', async () => {
    const id = await invited('right');
    await addTestPerson(server, 'wrong');
    for (const candidate of [id, '00000000-0000-7000-8000-000000000000', 'rubbish'])
      expect(await problem(accept('wrong', candidate))).toEqual(['NOT_FOUND', 'Invitation not found!']);
    expect((await server.graphql('wrong', mine)).data.myPendingInvitations).toEqual([]);
  });

  test('[R-D.20] the right address while it is not verified', async () => {
    await invite(['maybe@example.test']);
    const authorization = `JWT ${await server.issuer.token('maybe', { email_verified: false })}`;
    const { signUpBody } = await import('#testing/people.ts');
    await server.call('maybe', '/api/private/rest/signup', signUpBody, { authorization });
    const as = (query: string, variables = {}) => server.graphql('maybe', query, variables, { authorization });
    expect((await as(mine)).data.myPendingInvitations).toEqual([]);
    const list = (await server.graphql('dana', pending, { organizationId: bridgepath })).data.pendingInvitations.items;
    const { id } = list.find(({ recipient }: { recipient: string }) => recipient === 'maybe@example.test');
    expect(await problem(as(acceptInvitation, { id }))).toEqual([
      'FORBIDDEN',
      'Verify your email first: maybe@example.test.',
    ]);
  });

  test('[R-D.20] the second of two acceptances at the same instant', async () => {
    const id = await invited('twice');
    const answers = await Promise.all([accept('twice', id), accept('twice', id)]);
    const messages = answers.flatMap(({ errors }) => errors?.map(({ message }) => message) ?? []);
    expect(messages).toEqual(['This invitation was accepted already.']);
    const { data } = await server.graphql('twice', '{ me { organizationUsers { id } } }');
    expect(data.me.organizationUsers).toHaveLength(1);
  });
});

describe('guards', () => {
  test('[R-6.04] [R-D.18] users, and administrators of other organizations, neither invite nor read nor take back', async () => {
    const id = await invited('guarded');
    await addTestPerson(server, 'priya');
    await addTestOrganization(server, 'priya', 'River Valley');
    for (const [subject, code] of [
      ['marcus', 'FORBIDDEN'],
      ['priya', 'NOT_FOUND'],
    ] as const) {
      const organizationId = bridgepath;
      expect((await problem(invite(['x@x.test'], 'USER', subject)))[0]).toBe(code);
      expect((await problem(server.graphql(subject, pending, { organizationId })))[0]).toBe(code);
      expect((await problem(server.graphql(subject, revoke, { id, organizationId })))[0]).toBe(code);
      expect((await problem(server.graphql(subject, resend, { id, organizationId })))[0]).toBe(code);
    }
  });

  test('[R-6.04] an administrator reaches no invitation of another organization through the own one', async () => {
    const id = await invited('elsewhere');
    const { data } = await server.graphql('priya', '{ me { organizationUsers { organization { id } } } }');
    const [{ organization }] = data.me.organizationUsers;
    const variables = { id, organizationId: organization.id };
    for (const mutation of [revoke, resend])
      expect(await problem(server.graphql('priya', mutation, variables))).toEqual([
        'NOT_FOUND',
        'Invitation not found!',
      ]);
  });

  test('ten administrators’ clicks at the same instant make one invitation', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => invite(['once@x.test'])));
    expect(answers.flatMap(({ data }) => data.inviteUser.invitationsSent)).toEqual(['once@x.test']);
  });
});
