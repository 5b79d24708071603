import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { selfSigned } from '#testing/self-signed.ts';
import { startReceiver, type TestReceiver } from '#testing/webhook-receiver.ts';
import { mayCall } from './addresses.ts';
import { type Outbound, OutboundRefused, openOutbound, type Resolve } from './outbound.ts';

let receiver: TestReceiver;
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.stop());

const opened: Outbound[] = [];
afterEach(async () => {
  for (const outbound of opened.splice(0)) await outbound.close();
});
function open(options: { allowLoopback?: boolean; resolve?: Resolve; maxAnswerBytes?: number } = {}): Outbound {
  const outbound = openOutbound({ allowLoopback: true, maxAnswerBytes: 64 * 1024, ...options });
  opened.push(outbound);
  return outbound;
}
const call = (url: string, timeoutMs = 5_000) => ({ url, method: 'POST', headers: {}, body: '{}', timeoutMs });
const onReceiver = (host: string): string => `http://${host}:${new URL(receiver.url).port}/`;

const refused = [
  ['loopback', 'http://127.0.0.1/'],
  ['loopback elsewhere in its network', 'http://127.8.9.1/'],
  ['loopback by name', 'http://localhost/'],
  ['loopback of IPv6', 'http://[::1]/'],
  ['nobody', 'http://0.0.0.0/'],
  ['a short spelling of loopback', 'http://127.1/'],
  ['a decimal spelling of loopback', 'http://2130706433/'],
  ['an octal spelling of loopback', 'http://0177.0.0.1/'],
  ['a hexadecimal spelling of loopback', 'http://0x7f.0.0.1/'],
  ['a decimal spelling of a private address', 'http://3232235777/'],
  ['an octal spelling of a private address', 'http://012.0.0.1/'],
  ['private, 10/8', 'http://10.1.2.3/'],
  ['private, 172.16/12', 'http://172.31.255.1/'],
  ['private, 192.168/16', 'http://192.168.1.1/'],
  ['shared (CGNAT)', 'http://100.64.0.1/'],
  ['link-local', 'http://169.254.0.7/'],
  ['the metadata of AWS, Google and Azure', 'http://169.254.169.254/latest/meta-data/'],
  ['the metadata of Alibaba', 'http://100.100.100.200/'],
  ['the metadata of Oracle', 'http://192.0.0.192/'],
  ['the wire server of Azure', 'http://168.63.129.16/'],
  ['the metadata of AWS over IPv6', 'http://[fd00:ec2::254]/'],
  ['multicast', 'http://224.0.0.1/'],
  ['broadcast', 'http://255.255.255.255/'],
  ['documentation', 'http://203.0.113.7/'],
  ['unspecified IPv6', 'http://[::]/'],
  ['IPv4-mapped loopback', 'http://[::ffff:127.0.0.1]/'],
  ['IPv4-mapped private', 'http://[::ffff:10.0.0.1]/'],
  ['IPv4-mapped in hexadecimal', 'http://[::ffff:a9fe:a9fe]/'],
  ['IPv4-compatible', 'http://[::10.0.0.1]/'],
  ['NAT64 of a private address', 'http://[64:ff9b::10.0.0.1]/'],
  ['6to4 of a private address', 'http://[2002:0a00:0001::]/'],
  ['Teredo', 'http://[2001:0:1::1]/'],
  ['unique-local', 'http://[fc00::1]/'],
  ['link-local IPv6', 'http://[fe80::1]/'],
  ['multicast IPv6', 'http://[ff02::1]/'],
] as const;

describe('which addresses', () => {
  test.each(refused)('[R-D.36] refused before and at the call: %s (%s)', async (_what, url) => {
    const outbound = open({ allowLoopback: false });
    await expect(outbound.check(url)).rejects.toThrow(OutboundRefused);
    await expect(outbound.send(call(url))).rejects.toThrow(OutboundRefused);
  });

  test.each(['93.184.216.34', '8.8.8.8', '2606:2800:220:1::1', '2a00:1450:4001::1'])(
    '[R-D.36] %s may be called',
    (ip) => {
      expect(mayCall(ip, { allowLoopback: false })).toBe(true);
    },
  );

  test('[R-D.36] where loopback is allowed, it alone is: mapped and private addresses stay refused', async () => {
    const outbound = open();
    await expect(outbound.check('http://127.0.0.1:1/')).resolves.toBeUndefined();
    await expect(outbound.check('http://[::1]/')).resolves.toBeUndefined();
    for (const url of ['http://[::ffff:127.0.0.1]/', 'http://0.0.0.0/', 'http://10.0.0.1/', 'http://169.254.169.254/'])
      await expect(outbound.check(url)).rejects.toThrow(OutboundRefused);
  });

  test('[R-D.36] one private address among the public ones of a name refuses it', async () => {
    const outbound = open({ resolve: async () => ['93.184.216.34', '10.0.0.1'] });
    await expect(outbound.check('https://mixed.test/')).rejects.toThrow('mixed.test leads to 10.0.0.1');
  });

  test('[R-D.36] a name that is public at first and private then is refused at the next call', async () => {
    const answers = [['93.184.216.34'], ['10.0.0.1'], ['169.254.169.254'], ['::ffff:127.0.0.1']];
    const outbound = open({ allowLoopback: false, resolve: async () => answers.shift() ?? [] });
    await expect(outbound.check('http://rebind.test/')).resolves.toBeUndefined();
    for (let count = 0; count < 3; count++)
      await expect(outbound.send(call('http://rebind.test/'))).rejects.toThrow(OutboundRefused);
    await expect(outbound.send(call('http://rebind.test/'))).rejects.toThrow('No address is known for rebind.test.');
  });

  test('[R-D.36] the connection goes to the address that was judged: the name is not asked twice', async () => {
    let asked = 0;
    const outbound = open({ resolve: async () => (asked++ === 0 ? ['127.0.0.1'] : ['10.0.0.1']) });
    const { statusCode } = await outbound.send(call(onReceiver('judged.test')));
    expect({ statusCode, asked }).toEqual({ statusCode: 200, asked: 1 });
    expect(receiver.requests.at(-1)?.headers.host).toContain('judged.test');
    // An open connection to the first address does not help the name that has moved.
    await expect(outbound.send(call(onReceiver('judged.test')))).rejects.toThrow(OutboundRefused);
  });

  test('a name with several addresses is reached by the one that answers', async () => {
    const outbound = open({ resolve: async () => ['::1', '127.0.0.1'] });
    expect((await outbound.send(call(onReceiver('both.test')))).statusCode).toBe(200);
  });
});

describe('a call', () => {
  test('[R-D.35] does not follow redirects', async () => {
    const before = receiver.requests.length;
    receiver.answer((_request, response) => response.writeHead(307, { location: receiver.url }).end());
    expect((await open().send(call(receiver.url))).statusCode).toBe(307);
    expect(receiver.requests.length).toBe(before + 1);
  });

  test('[R-D.38] keeps 64 KB of an answer, and ends one that has no end', async () => {
    receiver.answer((_request, response) => {
      const timer = setInterval(() => response.write('é\0'.repeat(10_000)), 1);
      response.on('close', () => clearInterval(timer));
    });
    const { body, statusCode } = await open().send(call(receiver.url, 300_000));
    expect(statusCode).toBe(200);
    expect(Buffer.byteLength(body)).toBeLessThanOrEqual(2 * 64 * 1024);
    expect(body).not.toContain('\0');
  });

  test('[R-D.35] is cut when no answer comes in time, also while the name is looked up', async () => {
    receiver.answer(() => undefined);
    await expect(open().send(call(receiver.url, 300))).rejects.toThrow('No answer within 0.3 seconds.');
    const never = open({ resolve: () => new Promise(() => undefined) });
    await expect(never.send(call('http://slow.test/', 300))).rejects.toThrow('No answer within 0.3 seconds.');
  });

  test('a status that came counts, though its body drips', async () => {
    receiver.answer((_request, response) => {
      response.writeHead(200);
      response.write('begin');
    });
    expect(await open().send(call(receiver.url, 500))).toMatchObject({ statusCode: 200, body: 'begin' });
  });

  test('says in words why nothing came', async () => {
    receiver.answer((_request, response) => response.destroy());
    await expect(open().send(call(receiver.url))).rejects.toThrow('cut before an answer came');
    await expect(open().send(call('http://127.0.0.1:1/'))).rejects.toThrow('The connection was refused.');
  });

  describe('over TLS', () => {
    const server = createTlsServer(selfSigned, (_request, response) => response.end('hello'));
    const trusted = getCACertificates('default');
    const urlOf = (host: string) => `https://${host}:${(server.address() as AddressInfo).port}/`;
    beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
    afterEach(() => setDefaultCACertificates(trusted));
    afterAll(() => server.close());

    test('[R-D.36] a certificate that nobody vouches for is not trusted', async () => {
      await expect(open().send(call(urlOf('localhost')))).rejects.toThrow('The certificate is not trusted');
    });

    test('[R-D.36] one that is vouched for holds for its own name, at the address that was judged', async () => {
      setDefaultCACertificates([...trusted, selfSigned.cert]);
      const outbound = open({ resolve: async () => ['127.0.0.1'] });
      expect(await outbound.send(call(urlOf('localhost')))).toMatchObject({ statusCode: 200, body: 'hello' });
      await expect(outbound.send(call(urlOf('other.test')))).rejects.toThrow('The certificate is not trusted');
    });
  });
});
