// A receiver of webhooks in a process of its own: answers at once, and says where it is.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const server = createServer((request, response) => {
  request.resume();
  request.on('end', () => response.end('{"received":true}'));
});
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
