import type { Http } from '#platform/http.ts';
import type { Context } from '#server/context.ts';
import { auditCsv } from './audit-csv.ts';

/** The signed address is the right to read it. */
export function publicAuditRoutes(http: Http, context: Context): void {
  http.get<{ Querystring: { token?: string } }>('/api/audit.csv', async (request, reply) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="audit-log.csv"')
      .send(auditCsv(context, String(request.query.token ?? ''))),
  );
}
