import type { Readable } from 'node:stream';
import type { Http } from '#platform/http.ts';
import type { Context } from '#server/context.ts';
import { receiveFile } from './receive-file.ts';
import { uploadPath } from './upload-address.ts';

/** Where files come in, for whoever holds a signed address. */
export async function letterRoutes(http: Http, context: Context): Promise<void> {
  await http.register(async (http) => {
    // The body is passed on as it comes, whatever it says it is.
    http.removeAllContentTypeParsers();
    http.addContentTypeParser('*', (_request, payload, done) => done(null, payload));

    http.put<{ Querystring: { token?: string } }>(uploadPath, async (request, reply) => {
      const content = (request.body as Readable | undefined) ?? request.raw;
      const declaredBytes = Number(request.headers['content-length'] ?? 0);
      await receiveFile(context, { token: String(request.query.token ?? ''), content, declaredBytes });
      return reply.code(200).send();
    });
  });
}
