import type { Config } from '#platform/config.ts';
import type { Http } from '#platform/http.ts';

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * The default run is for this machine alone: a name that someone else made point here is refused,
 * and a browser that came by another loopback name is led to the one that sign-in knows.
 */
export function onlyLoopbackNames(http: Http, { publicUrl }: Config): void {
  const publicHost = new URL(publicUrl).host;
  http.addHook('onRequest', async (request, reply) => {
    const { hostname, host, headers, method, url } = request;
    if (!loopback.test(hostname.replace(/:\d+$/, '')))
      return reply.code(421).send('This run answers only to localhost.');
    const isPage = method === 'GET' && headers['sec-fetch-mode'] === 'navigate';
    if (isPage && host !== publicHost) return reply.redirect(publicUrl + url, 307);
  });
}
