import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from './testing/own-products.ts';
import { demo, demoPassword } from './testing/people.ts';
import { workingOn } from './testing/processes.ts';
import { type Product, startProduct } from './testing/start-product.ts';

let product: Product;

test.setTimeout(120_000);
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(async () => {
  await product.stop();
});

test('it tells its address, how to sign in, and how to stop it', () => {
  const words = product.output();
  expect(words).toContain(`Tassel runs at ${product.url}\n`);
  expect(words).toContain(`Sign in with the password "${demoPassword}"`);
  for (const email of Object.values(demo)) expect(words).toContain(`  ${email} `);
  expect(words).toContain(`${product.url}/dev/mail`);
  expect(words).toMatch(/Ctrl-C stops it\.\n$/);
});

test('it listens on loopback alone, and so does its database', async () => {
  const { port: databasePort } = JSON.parse(readFileSync(join(product.dataDir, 'database.json'), 'utf8'));
  const ports = [Number(new URL(product.url).port), databasePort];
  for (const port of ports) {
    expect(listeningAddresses(port).length).toBeGreaterThan(0);
    for (const address of listeningAddresses(port)) expect(['0100007F', ipv6Loopback]).toContain(address);
    for (const address of outsideAddresses()) expect(await canConnect(address, port)).toBe(false);
  }
});

test('a name that somebody else made point here is answered with 421', async () => {
  expect(await statusFor(product.url, 'tassel.attacker.example')).toBe(421);
  expect(await statusFor(product.url, new URL(product.url).host)).toBe(200);
});

test('a second start on the same data folder says so in one line, and the first goes on', async ({ start }) => {
  const second = await start({ dataDir: product.dataDir });
  expect(await second.stop()).toBe(1);
  expect(second.output()).toBe(
    `Tassel already runs on this data folder (${product.dataDir}). Stop it first, or set DATA_DIR to another folder.\n`,
  );
  expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
});

test('a taken port is told in one line, and nothing is left running', async ({ newFolder, start }) => {
  const dataDir = newFolder();
  const port = Number(new URL(product.url).port);
  const refused = await start({ dataDir, port });
  expect(await refused.stop()).toBe(1);
  expect(refused.output().replace('Preparing the database…\n', '')).toBe(
    `Port ${port} is taken by another program. Stop it, or set PORT to another number.\n`,
  );
  expect(workingOn(dataDir)).toEqual([]);
});

for (const [name, value] of [
  ['HOST', '0.0.0.0'],
  ['PUBLIC_URL', 'https://tassel.example.org'],
] as const)
  test(`${name}=${value} without a real provider is refused in one line, and nothing starts`, async ({
    newFolder,
    start,
  }) => {
    const dataDir = join(newFolder(), 'data');
    const refused = await start({ dataDir, env: { [name]: value } });
    expect(await refused.stop()).toBe(1);
    expect(refused.output()).toMatch(new RegExp(`^${name}=${value} would open the demo sign-ins.*OIDC_ISSUER.*\\n$`));
    expect(() => readFileSync(join(dataDir, 'secret-key'))).toThrow('ENOENT');
  });

const ipv6Loopback = '00000000000000000000000001000000';

/** As the kernel tells them, in its hexadecimal form. */
function listeningAddresses(port: number): string[] {
  const rows = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) => readFileSync(file, 'utf8').split('\n').slice(1));
  const hexPort = port.toString(16).toUpperCase().padStart(4, '0');
  return rows.flatMap((row) => {
    const [, local = '', , state] = row.trim().split(/\s+/);
    const [address = '', localPort] = local.split(':');
    return state === '0A' && localPort === hexPort ? [address] : [];
  });
}

function outsideAddresses(): string[] {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return all.filter(({ internal, family }) => !internal && family === 'IPv4').map(({ address }) => address);
}

function canConnect(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 3000 });
    const tell = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => tell(true));
    socket.once('error', () => tell(false));
    socket.once('timeout', () => tell(false));
  });
}

function statusFor(url: string, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const request = get(`${url}/healthz`, { headers: { host } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    request.once('error', reject);
  });
}
