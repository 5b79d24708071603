import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addTestKey } from '#testing/api-keys.ts';
import { codeBlocks } from '#testing/code-blocks.ts';
import { waitFor } from '#testing/jobs.ts';
import { addTestOrganization, addTestPerson } from '#testing/people.ts';
import { freePort, startServer, type TestServer } from '#testing/start-server.ts';
import { addEndedLetters, addTestWebhook, waitForLogs } from '#testing/webhooks.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const sample = join(root, 'classifier/samples/digital/d01-harrow-glen-college.pdf');
const lacks = (program: string): boolean => spawnSync(program, ['--version']).status !== 0;

let folder: string;
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ WEBHOOK_ALLOW_LOOPBACK: 'true' });
  await addTestPerson(server, 'engineer');
  await addTestOrganization(server, 'engineer', 'Bridgepath');
  mkdirSync(join(root, 'test-results'), { recursive: true });
  // Inside the repository, where the snippet finds the library that it imports.
  folder = mkdtempSync(join(root, 'test-results/guide-'));
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe.skipIf(lacks('curl') || lacks('bash'))('the calls (skipped without curl and bash)', () => {
  test('[R-7.10] [R-D.26] [R-D.29] [R-D.31] by curl alone, from a key to the first classified letter', async () => {
    copyFileSync(sample, join(folder, 'letter.pdf'));
    const blocks = codeBlocks('api-guide.md', 'bash').map((block, index) => `printf '\\n== ${index}\\n'\n${block}`);
    const script = blocks
      .join('\n')
      .replace('https://tassel.example', server.url)
      .replace(/tsl_ab12cd34_\w{32}/, await addTestKey(server, 'engineer'));
    writeFileSync(join(folder, 'guide.sh'), `set -euo pipefail\n${script}`);
    const { stdout, stderr } = await promisify(execFile)('bash', ['guide.sh'], { cwd: folder, timeout: 80_000 });
    expect(stderr).toBe('');
    const [, me = '', created = '', , put, states = '', amounts = '', list = '', exported = '', twice = '', wrong] =
      stdout.split(/^== \d+\n/m).slice(1);
    expect(JSON.parse(me).data.me.email).toBe('engineer@example.test');
    const { awardLetters } = JSON.parse(created).data.createJob;
    expect(put).toBeDefined();
    expect(states.trim().split('\n').at(-1)).toBe('DONE');
    const [letter] = JSON.parse(amounts).data.job.awardLetters.items;
    expect(letter).toMatchObject({ status: 'READY', payload: '{"student_id":"S-1001"}', awardYear: '2026-2027' });
    expect(letter.aidAmounts).toContainEqual({
      description: 'Federal Pell Grant',
      value: 6145,
      source: 'FEDERAL',
      category: 'GRANT',
      subCategory: 'PELL',
    });
    expect(letter.costAmounts).toContainEqual({ description: 'Tuition', value: 43_850, category: 'TUITION' });
    expect(JSON.parse(list).data.awardLetters.items[0].id).toBe(awardLetters[0].id);
    expect(JSON.parse(exported).data.exportJob.exportedJobsCount).toBe(1);
    const [first, second] = twice.trim().split('\n');
    expect(JSON.parse(first ?? '').data.createJob.id).toMatch(/-/);
    expect(second).toBe(first);
    expect(wrong?.trim()).toBe('401');
  });
});

const updateWebhook = 'mutation ($input: UpdateWebhookInput!) { updateWebhook(input: $input) { id } }';
const secret = `whsec_${Buffer.from('a secret of thirty-two bytes, ok').toString('base64')}`;
const body = JSON.stringify({ id: '01932f6e', status: 'READY', filename: 'Zoë.pdf' });

type Call = { id?: string; sent?: Date; signature?: string; body?: string };

/** A delivery as Tassel makes it, with any part of it wrong. */
function deliver(port: number, call: Call): Promise<Response> {
  const { id = 'msg_1', sent = new Date() } = call;
  return fetch(`http://localhost:${port}/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(sent.getTime() / 1000)),
      'webhook-signature': call.signature ?? new Webhook(secret).sign(id, sent, body),
    },
    body: call.body ?? body,
  });
}

const receivers = [
  { language: 'ts', file: 'receiver.ts', program: 'Node', command: process.execPath },
  { language: 'python', file: 'receiver.py', program: 'python3', command: 'python3' },
];

type Running = { port: number; output(): string; stop(): void };

/** Runs the receiver of the guide, once it answers. */
async function startReceiver({ language, file, command }: (typeof receivers)[number], key: string): Promise<Running> {
  const port = await freePort();
  writeFileSync(join(folder, file), codeBlocks('api-guide.md', language).join('\n'));
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, WEBHOOK_SECRET: key, PORT: String(port) };
  const receiver: ChildProcess = spawn(command, [file], { cwd: folder, env });
  let output = '';
  for (const stream of [receiver.stdout, receiver.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const status = await waitFor(
    () =>
      deliver(port, { signature: '' }).then(
        ({ status }) => status,
        () => 0,
      ),
    (status) => status !== 0,
  );
  expect(status, output).toBe(400);
  return { port, output: () => output, stop: () => receiver.kill() };
}

describe.each(receivers)('the receiver in $language', (receiver) => {
  const lacking = lacks(receiver.command);

  test.skipIf(lacking)(
    `[R-D.34] takes what is signed and nothing else (skipped without ${receiver.program})`,
    async () => {
      const { port, output, stop } = await startReceiver(receiver, secret);
      try {
        const now = new Date();
        const right = new Webhook(secret).sign('msg_2', now, body);
        const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
        const cases: [number, Call][] = [
          [204, { id: 'msg_1' }],
          [204, { id: 'msg_1' }],
          [204, { id: 'msg_2', sent: now, signature: `v1,${Buffer.alloc(32).toString('base64')} ${right}` }],
          [400, { id: 'msg_3', sent: now, signature: right }],
          [400, { id: 'msg_4', body: body.replace('READY', 'INVALID') }],
          [400, { id: 'msg_5', sent: minutes(-6) }],
          [400, { id: 'msg_6', sent: minutes(6) }],
        ];
        for (const [status, call] of cases)
          expect([call.id, (await deliver(port, call)).status]).toEqual([call.id, status]);
        // The same id again is taken and handled once.
        expect(output().trim().split('\n')).toEqual(Array(2).fill('letter 01932f6e is READY'));
      } finally {
        stop();
      }
    },
  );

  test.skipIf(lacking)(
    `[R-D.34] takes every call that Tassel itself makes (skipped without ${receiver.program})`,
    async () => {
      const webhook = await addTestWebhook(server, 'engineer', { url: 'http://127.0.0.1:9/' });
      const { port, output, stop } = await startReceiver(receiver, webhook.secret);
      try {
        const input = { id: webhook.id, url: `http://127.0.0.1:${port}/` };
        await server.graphql('engineer', updateWebhook, { input });
        const letters = await addEndedLetters(server, 'engineer', 5);
        const logs = await waitForLogs(server, 'engineer', webhook.id, letters.length);
        expect(logs.map(({ outcome, statusCode }) => [outcome, statusCode])).toEqual(Array(5).fill(['SUCCEEDED', 204]));
        const told = output().trim().split('\n');
        expect(told.toSorted()).toEqual(letters.map((id) => `letter ${id} is READY`).toSorted());
        await server.graphql('engineer', 'mutation ($id: ID!) { deleteWebhook(id: $id) { id } }', { id: webhook.id });
      } finally {
        stop();
      }
    },
  );
});
