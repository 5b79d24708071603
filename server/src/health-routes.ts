import { BlockList, isIPv6 } from 'node:net';
import { sql } from 'kysely';
import { userError } from '#platform/errors.ts';
import type { Http } from '#platform/http.ts';
import type { Metrics } from '#platform/metrics.ts';
import type { Context } from './context.ts';

const ours = new BlockList();
ours.addSubnet('127.0.0.0', 8);
ours.addSubnet('10.0.0.0', 8);
ours.addSubnet('172.16.0.0', 12);
ours.addSubnet('192.168.0.0', 16);
ours.addAddress('::1', 'ipv6');
ours.addSubnet('fc00::', 7, 'ipv6');

/** For whoever operates it: does it live, can it work, how does it do. */
export function healthRoutes(http: Http, context: Context, metrics: Metrics, isDraining: () => boolean): void {
  http.get('/healthz', async () => ({ status: 'ok' }));

  http.get('/readyz', async (_request, reply) => {
    const parts = { database: await works(context, sql`select 1`), queue: await works(context, queueProbe) };
    const isReady = !isDraining() && parts.database && parts.queue;
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready', ...parts });
  });

  // Figures are for the neighbourhood, not for the public.
  http.get('/metrics', async (request, reply) => {
    if (!ours.check(request.ip, isIPv6(request.ip) ? 'ipv6' : 'ipv4')) throw userError('NOT_FOUND', 'Not found.');
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

const queueProbe = sql`select name from pgboss.queue limit 1`;

async function works({ db }: Context, probe: typeof queueProbe): Promise<boolean> {
  return probe.execute(db).then(
    () => true,
    () => false,
  );
}
