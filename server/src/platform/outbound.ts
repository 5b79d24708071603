import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, type Dispatcher, errors, request } from 'undici';
import { mayCall } from './addresses.ts';

export type Resolve = (hostname: string) => Promise<string[]>;
export type OutboundRequest = {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string;
  timeoutMs: number;
};
export type OutboundAnswer = { statusCode: number; headers: [string, string][]; body: string };

/** Calls addresses that other people chose. */
export type Outbound = {
  /** Throws `OutboundRefused` where a call would be refused by now. */
  check(url: string): Promise<void>;
  send(request: OutboundRequest): Promise<OutboundAnswer>;
  close(): Promise<void>;
};

/** No answer came, in words for people. */
export class OutboundFailed extends Error {}
/** The address may not be called at all. */
export class OutboundRefused extends OutboundFailed {}

type Options = { allowLoopback: boolean; maxAnswerBytes: number; resolve?: Resolve };

const resolveMs = 5_000;
const mostAgents = 500;

/**
 * A name is resolved and judged at every call, and the connection goes to the very addresses that were judged:
 * a name that changes its mind between the look and the call gains nothing. Redirects are not followed.
 */
export function openOutbound({ allowLoopback, maxAnswerBytes, resolve = resolveName }: Options): Outbound {
  // Connections are kept by the addresses that they lead to, so a name that moves gets new ones.
  const agents = new Map<string, Agent>();

  async function judged(url: string): Promise<string[]> {
    const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
    const addresses = isIP(host) ? [host] : await within(resolveMs, resolve(host)).catch(() => []);
    if (addresses.length === 0) throw new OutboundFailed(`No address is known for ${host}.`);
    const refused = addresses.find((address) => !mayCall(address, { allowLoopback }));
    if (refused === undefined) return addresses;
    throw new OutboundRefused(
      `${host} leads to ${refused}, which is not on the open internet. Private and local addresses are refused.`,
    );
  }

  function agentFor(addresses: string[]): Agent {
    const key = addresses.join(' ');
    const agent = agents.get(key) ?? openAgent(addresses);
    agents.delete(key);
    agents.set(key, agent);
    if (agents.size > mostAgents) forgetOldest();
    return agent;
  }

  function forgetOldest(): void {
    const [key, agent] = agents.entries().next().value as [string, Agent];
    agents.delete(key);
    void agent.close();
  }

  return {
    check: async (url) => void (await judged(url)),
    async send({ url, timeoutMs, ...call }) {
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        const addresses = await untilAborted(signal, judged(url));
        const answer = await request(url, {
          ...call,
          method: call.method as Dispatcher.HttpMethod,
          dispatcher: agentFor(addresses),
          signal,
        });
        return {
          statusCode: answer.statusCode,
          headers: headerList(answer.headers),
          body: await readUpTo(maxAnswerBytes, answer.body),
        };
      } catch (error) {
        throw asFailure(error, signal.aborted, timeoutMs);
      }
    },
    async close() {
      await Promise.all([...agents.values()].map((agent) => agent.destroy()));
    },
  };
}

const resolveName: Resolve = async (hostname) =>
  (await lookup(hostname, { all: true, verbatim: true })).map(({ address }) => address);

function openAgent(addresses: string[]): Agent {
  const known = addresses.map((address) => ({ address, family: isIP(address) }));
  const answerKnown: LookupFunction = (_hostname, options, answer) => {
    const [first] = known;
    if (options.all) answer(null, known);
    else answer(null, first?.address ?? '', first?.family);
  };
  return new Agent({ connect: { lookup: answerKnown, timeout: 15_000 }, keepAliveTimeout: 4_000, pipelining: 1 });
}

/** The status has come by then: what is too long, or comes too slowly, is cut, and the connection with it. */
async function readUpTo(maxBytes: number, body: Dispatcher.ResponseData['body']): Promise<string> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const piece of body) {
      pieces.push(piece);
      bytes += piece.length;
      if (bytes > maxBytes) break;
    }
  } catch {
    // What came before the cut is the answer.
  }
  // PostgreSQL keeps no NUL in a text.
  return Buffer.concat(pieces).subarray(0, maxBytes).toString('utf8').replaceAll('\0', '\uFFFD');
}

const headerList = (headers: Record<string, string | string[] | undefined>): [string, string][] =>
  Object.entries(headers).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value ?? '']).map((one): [string, string] => [name, one]),
  );

async function within<Answer>(ms: number, work: Promise<Answer>): Promise<Answer> {
  return untilAborted(AbortSignal.timeout(ms), work);
}

function untilAborted<Answer>(signal: AbortSignal, work: Promise<Answer>): Promise<Answer> {
  const { promise, reject } = Promise.withResolvers<never>();
  const stop = () => reject(new Error('timed out'));
  signal.addEventListener('abort', stop, { once: true });
  return Promise.race([work, promise]).finally(() => signal.removeEventListener('abort', stop));
}

const words: Record<string, string> = {
  ECONNREFUSED: 'The connection was refused.',
  ECONNRESET: 'The connection was cut before an answer came.',
  EPIPE: 'The connection was cut before an answer came.',
  UND_ERR_SOCKET: 'The connection was cut before an answer came.',
  EHOSTUNREACH: 'The address can not be reached.',
  ENETUNREACH: 'The address can not be reached.',
  ETIMEDOUT: 'No connection could be made in time.',
  UND_ERR_CONNECT_TIMEOUT: 'No connection could be made in time.',
};

function asFailure(error: unknown, isTimedOut: boolean, timeoutMs: number): OutboundFailed {
  if (error instanceof OutboundFailed) return error;
  if (isTimedOut) return new OutboundFailed(`No answer within ${timeoutMs / 1000} seconds.`);
  const code = codeOf(error);
  if (words[code]) return new OutboundFailed(words[code]);
  if (/CERT|SIGNATURE|TLS|SSL/.test(code)) return new OutboundFailed(`The certificate is not trusted (${code}).`);
  if (error instanceof errors.HTTPParserError || code.startsWith('HPE_'))
    return new OutboundFailed('The answer is not HTTP.');
  return new OutboundFailed(`The call failed (${code || 'unknown'}).`);
}

/** Of several addresses that were tried, the first one's. */
function codeOf(error: unknown): string {
  const { code, errors } = error as { code?: string; errors?: { code?: string }[] };
  return code ?? errors?.[0]?.code ?? '';
}
