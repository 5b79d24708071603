import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export type Received = { method: string; path: string; headers: IncomingHttpHeaders; body: string; time: number };
type Answer = (request: Received, response: ServerResponse, index: number) => void;

export type TestReceiver = {
  url: string;
  requests: Received[];
  /** How it answers from now on; 200 by default. */
  answer(how: Answer): void;
  /** Waits until as many have come. */
  received(count: number, seconds?: number): Promise<Received[]>;
  stop(): Promise<void>;
};

/** Somebody's system on this machine, as a webhook meets it. */
export async function startReceiver(how: Answer = (_request, response) => response.end('{"received":true}')) {
  const requests: Received[] = [];
  let answer = how;
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece) => pieces.push(piece));
    request.on('end', () => {
      const { method = '', url: path = '', headers } = request;
      const received = { method, path, headers, body: Buffer.concat(pieces).toString(), time: Date.now() };
      requests.push(received);
      answer(received, response, requests.length - 1);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const receiver: TestReceiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    requests,
    answer(how) {
      answer = how;
    },
    async received(count, seconds = 60) {
      const end = Date.now() + seconds * 1000;
      while (requests.length < count) {
        if (Date.now() > end) throw new Error(`${requests.length} of ${count} came within ${seconds} s`);
        await sleep(20);
      }
      return requests;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  return receiver;
}
