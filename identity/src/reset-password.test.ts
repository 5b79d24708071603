import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openBrowser } from './testing/browser.ts';
import { consoleClient } from './testing/console-client.ts';
import { startTestIdentity, type TestIdentity } from './testing/start-identity.ts';

let run: TestIdentity;
let client: ReturnType<typeof consoleClient>;
let person: { email: string; password: string };
let people = 0;
const newPassword = 'a brand new password';

beforeAll(async () => {
  run = await startTestIdentity();
  client = consoleClient(run);
});
beforeEach(async () => {
  run.clock.skipMs = 0;
  run.mails.length = 0;
  await run.pool.query('delete from identity.tries');
  person = { email: `person${++people}@bridgepath.example`, password: 'the old password' };
  await run.identity.addAccount({ ...person, emailVerified: false });
});
afterAll(() => run?.stop());

async function askForLink(email = person.email) {
  const browser = openBrowser();
  return browser.submit(await browser.open(`${run.issuer}/forgot-password`), { email });
}

const patient = { timeout: 60_000 };

async function receiveLink(): Promise<string> {
  const before = run.mails.length;
  await askForLink();
  const mail = await vi.waitFor(() => {
    const received = run.mails[before];
    if (!received) throw new Error('no mail yet');
    return received;
  }, patient);
  expect(mail.to).toBe(person.email);
  return /http\S+/.exec(mail.text)?.[0] ?? '';
}

async function choose(link: string, password = newPassword) {
  const browser = openBrowser();
  return browser.submit(await browser.open(link), { password });
}

describe('does', () => {
  test('the link of the mail changes the password, verifies the email and ends other sign-ins', async () => {
    const browser = openBrowser();
    const tokens = await client.signIn(browser, person);
    const done = await choose(await receiveLink());
    expect(done.body).toContain('Your password is changed');
    expect(done.body).toContain(`href="${run.origin}/"`);

    expect((await client.refresh(tokens.refresh_token)).status).toBe(400);
    const userinfo = await fetch(`${run.issuer}/me`, { headers: { Authorization: `Bearer ${tokens.access_token}` } });
    expect(userinfo.status).toBe(401);
    expect((await browser.open(client.authorizeAddress())).body).toContain('Sign in to Tassel');
    expect(await client.signIn(openBrowser(), { ...person, password: newPassword })).toHaveProperty('id_token');
    const { rows } = await run.pool.query('select email_verified from identity.accounts where email = $1', [
      person.email,
    ]);
    expect(rows).toEqual([{ email_verified: true }]);
  });

  test('opening the link does not use it up, and it outlives a restart', async () => {
    const link = await receiveLink();
    for (let index = 0; index < 3; index++) await openBrowser().open(link);
    await fetch(link, { method: 'HEAD' });
    await run.restart();
    expect((await choose(link)).status).toBe(200);
  });

  test('a reset ends the wait after too many tries', async () => {
    for (let index = 0; index < 5; index++) {
      const browser = openBrowser();
      await browser.submit(await browser.open(client.authorizeAddress()), {
        email: person.email,
        password: 'wrong one',
      });
    }
    await choose(await receiveLink());
    expect(await client.signIn(openBrowser(), { ...person, password: newPassword })).toHaveProperty('id_token');
  });

  test('a password that breaks the rules is refused in words and the link stays good', async () => {
    const link = await receiveLink();
    const refused = await choose(link, 'short');
    expect(refused.status).toBe(422);
    expect(refused.body).toContain('Use at least 10 characters.');
    expect((await choose(link)).status).toBe(200);
  });
});

describe('refuses', () => {
  test('a link after 30 minutes', async () => {
    const link = await receiveLink();
    const form = await openBrowser().open(link);
    run.clock.skipMs = 30 * 60_000;
    expect((await openBrowser().open(link)).body).toContain('This link has expired');
    expect((await openBrowser().submit(form, { password: newPassword })).body).toContain('This link has expired');
    expect(await client.signIn(openBrowser(), person)).toHaveProperty('id_token');
  });

  test('a link used before, also by two at the same moment', async () => {
    const link = await receiveLink();
    const form = await openBrowser().open(link);
    const answers = await Promise.all([1, 2, 3].map(() => openBrowser().submit(form, { password: newPassword })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await openBrowser().open(link)).body).toContain('This link has been used');
  });

  test('an older link when a newer one was sent', async () => {
    const older = await receiveLink();
    const newer = await receiveLink();
    expect((await openBrowser().open(older)).body).toContain('This link was replaced');
    expect((await choose(newer)).status).toBe(200);
  });

  test('a link that was never sent', async () => {
    const answer = await openBrowser().open(`${run.issuer}/reset-password?token=made-up`);
    expect(answer.status).toBe(410);
  });
});

describe('guards', () => {
  test('the answer is the same with and without an account, and over the limit', async () => {
    const known = await askForLink();
    const unknown = await askForLink('nobody@bridgepath.example');
    expect(unknown.body).toBe(known.body);
    expect(known.body).toContain('If that address has an account, a mail is on its way.');
    for (let index = 0; index < 6; index++) expect((await askForLink()).body).toBe(known.body);
    await vi.waitFor(() => expect(run.mails).toHaveLength(5), patient);
    await vi.waitFor(() => expect(run.logged.at(-1)?.message).toContain('too many requests'), patient);
    expect(run.mails).toHaveLength(5);
  });

  test('only a digest of the token is stored, and no page gives the address on', async () => {
    const link = await receiveLink();
    const token = new URL(link).searchParams.get('token') ?? '';
    const { rows } = await run.pool.query("select encode(token_hash, 'escape') as hash from identity.password_resets");
    expect(JSON.stringify(rows)).not.toContain(token);
    expect((await openBrowser().open(link)).headers.get('referrer-policy')).toBe('no-referrer');
  });

  test('a sign-in that the old password began does not end after the reset', async () => {
    const browser = openBrowser();
    const page = await browser.open(client.authorizeAddress());
    const action = /action="([^"]+)"/.exec(page.body)?.[1] ?? '';
    const accepted = await browser.open(new URL(action, page.url).href, {
      form: person,
      headers: { Origin: run.origin },
      follow: false,
    });
    await choose(await receiveLink());
    const resumed = await browser.open(accepted.headers.get('location') ?? '');
    expect(resumed.body).toContain('This sign-in has expired');
  });
});
