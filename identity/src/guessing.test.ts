import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountTries, type Counter } from './limits.ts';
import { type Answer, openBrowser } from './testing/browser.ts';
import { consoleClient } from './testing/console-client.ts';
import { dana, startTestIdentity, type TestIdentity } from './testing/start-identity.ts';

let run: TestIdentity;
let client: ReturnType<typeof consoleClient>;

beforeAll(async () => {
  run = await startTestIdentity();
  client = consoleClient(run);
  await run.identity.addAccount(dana);
});
beforeEach(() => run.pool.query('delete from identity.tries'));
afterAll(() => run?.stop());

async function tryPassword(password: string, email = dana.email): Promise<Answer> {
  const browser = openBrowser();
  return browser.submit(await browser.open(client.authorizeAddress()), { email, password });
}

function errorOf({ body }: Answer): string {
  const error = /id="password-error" role="alert">(.*?)<\/p>/.exec(body)?.[1] ?? '';
  return error.replace(/<[^>]+>/g, '').replaceAll('&#39;', "'");
}

async function failTimes(times: number, email?: string): Promise<string[]> {
  const errors: string[] = [];
  for (let index = 0; index < times; index++) errors.push(errorOf(await tryPassword('wrong password', email)));
  return errors;
}

const countedDown = [
  "Email and password don't match. 4 tries left.",
  "Email and password don't match. 3 tries left.",
  "Email and password don't match. 2 tries left.",
  "Email and password don't match. 1 try left.",
  'Too many tries. Wait 30 seconds, or reset your password.',
];

describe('does', () => {
  test('the page counts down, then asks to wait', async () => {
    expect(await failTimes(5)).toEqual(countedDown);
  });

  test('an email without an account gets the same words', async () => {
    expect(await failTimes(5, 'nobody@bridgepath.example')).toEqual(countedDown);
  });

  test('a sign-in clears the count', async () => {
    await failTimes(4);
    expect((await tryPassword(dana.password)).status).toBe(303);
    expect(await failTimes(1)).toEqual(countedDown.slice(0, 1));
  });

  test('the wait grows from 30 seconds to 15 minutes', () => {
    let counter: Counter | undefined;
    let now = new Date('2026-11-16T00:00:00Z');
    const waits: number[] = [];
    for (let index = 0; index < 12; index++) {
      const decision = accountTries(counter, now);
      if (!decision.allowed) throw new Error('refused after the wait');
      counter = decision.counter;
      const waitMs = counter.blockedUntil ? counter.blockedUntil.getTime() - now.getTime() : 0;
      waits.push(waitMs / 1000);
      now = new Date(now.getTime() + waitMs);
    }
    expect(waits).toEqual([0, 0, 0, 0, 30, 60, 120, 240, 480, 900, 900, 900]);
  });

  test('few tries are forgotten after 15 minutes, many after a day', () => {
    const lastAt = new Date('2026-11-16T00:00:00Z');
    const after = (minutes: number) => new Date(lastAt.getTime() + minutes * 60_000);
    const counter = (count: number) => ({ count, since: lastAt, lastAt, blockedUntil: null });
    expect(accountTries(counter(4), after(14))).toMatchObject({ counter: { count: 5 } });
    expect(accountTries(counter(4), after(15))).toMatchObject({ counter: { count: 1 } });
    expect(accountTries(counter(5), after(60))).toMatchObject({ counter: { count: 6 } });
    expect(accountTries(counter(5), after(24 * 60))).toMatchObject({ counter: { count: 1 } });
  });
});

describe('refuses', () => {
  test('the correct password during the wait, and takes it after', async () => {
    await failTimes(5);
    const refused = await tryPassword(dana.password);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(errorOf(refused)).toMatch(/^Too many tries\. Wait \d+ seconds?, or reset your password\.$/);
    run.clock.skipMs += 31_000;
    expect((await tryPassword(dana.password)).status).toBe(303);
  });

  test('an address after 50 failures, whatever the account', async () => {
    const now = new Date(Date.now() + run.clock.skipMs);
    await failTimes(1, 'first@bridgepath.example');
    await run.pool.query('update identity.tries set count = 50, since = $1 where count = 1 and blocked_until is null', [
      now,
    ]);
    const refused = await tryPassword(dana.password);
    expect(refused.status).toBe(429);
    expect(errorOf(refused)).toBe('Too many tries. Wait 15 minutes, or reset your password.');
  });

  test('sign-ups over 30 an hour from one address', async () => {
    const browser = openBrowser();
    const signUp = async (email: string) =>
      browser.submit(await browser.open(client.authorizeAddress({ prompt: 'create' })), {
        email,
        password: dana.password,
      });
    await signUp(dana.email);
    await run.pool.query('update identity.tries set count = 30');
    const refused = await signUp('one-more@bridgepath.example');
    expect(refused.status).toBe(429);
    expect(refused.body).toContain('Too many new accounts from your network. Wait 60 minutes.');
  });
});

describe('guards', () => {
  test('guesses at the same moment count one by one', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => tryPassword('wrong password')));
    const verified = answers.filter(({ status }) => status === 422);
    expect(verified).toHaveLength(4);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(8);
  });

  test('the count outlives a restart and holds no email', async () => {
    await failTimes(3);
    await run.restart();
    expect(await failTimes(1)).toEqual(countedDown.slice(3, 4));
    const { rows } = await run.pool.query('select key from identity.tries');
    expect(JSON.stringify(rows)).not.toContain('dana');
  });
});
