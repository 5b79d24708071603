import { afterAll, beforeAll, expect, test } from 'vitest';
import { addTestOrganization, signUpBody } from '#testing/people.ts';
import { type SmtpInbox, startSmtpInbox } from '#testing/smtp-inbox.ts';
import { startServer, type TestServer } from '#testing/start-server.ts';

const evil = 'Eve\r\nBcc: victim@evil.test\r\n\r\n<script>alert(1)</script><img src=x>"\'';
let inbox: SmtpInbox;
let server: TestServer;
beforeAll(async () => {
  inbox = await startSmtpInbox();
  server = await startServer({ SMTP_URL: inbox.url });
});
afterAll(async () => {
  await server.stop();
  await inbox.stop();
});

test('[R-D.20] names and organization names that hold headers and HTML are inert in a mail that really goes out', async () => {
  await server.call('eve', '/api/private/rest/signup', {
    ...signUpBody,
    first_name: evil.slice(0, 80),
    last_name: '<b>B</b>',
  });
  const organizationId = await addTestOrganization(server, 'eve', evil);
  const invite = `mutation ($id: ID!) { inviteUser(emails: ["new@x.test"], organizationId: $id, role: USER) { invitationsSent } }`;
  expect((await server.graphql('eve', invite, { id: organizationId })).data.inviteUser.invitationsSent).toEqual([
    'new@x.test',
  ]);
  await expect.poll(() => inbox.received.length).toBe(1);

  const { to, raw } = inbox.received[0] as SmtpInbox['received'][0];
  expect(to).toEqual(['new@x.test']);
  const [head = ''] = raw.split('\r\n\r\n');
  const names = head
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .map((line) => line.split(':')[0]?.toLowerCase());
  expect(names).not.toContain('bcc');
  expect(names.filter((name) => name === 'to')).toHaveLength(1);
  const html = decoded(raw.slice(raw.indexOf('text/html')));
  expect(html).not.toMatch(/<script|<img|<b>/i);
  expect(html).toContain('&#60;script&#62;alert(1)');
});

/** Quoted-printable, as far as a test reads it. */
const decoded = (text: string): string =>
  text.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
