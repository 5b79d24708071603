import { userError } from '#platform/errors.ts';
import type { Http } from '#platform/http.ts';
import { neverRun, signedFileRoutes } from '#platform/signed-files.ts';
import { readSigned } from '#platform/signed-text.ts';
import type { Context } from '#server/context.ts';
import { startDrawing } from './draw-page.ts';
import { pagePath, pagePurpose, type SignedPage } from './file-urls.ts';
import { readPageImage } from './page-images.ts';

/** Originals and page images, for whoever holds a signed address. */
export function letterFileRoutes(http: Http, context: Context): void {
  const { files, config, clock } = context;
  const drawing = startDrawing();
  http.addHook('onClose', async () => drawing.stop());
  if (!files.uploads) signedFileRoutes(http, files, config, clock);

  http.get<{ Querystring: { token?: string } }>(pagePath, async ({ query }, reply) => {
    const signed = readSigned<SignedPage>(config.secretKey, pagePurpose, query.token ?? '', clock.now());
    if (!signed) throw userError('NOT_FOUND', 'This address has expired. Reload the page.');
    const image = await readPageImage(context, drawing, signed);
    return reply
      .headers({ ...neverRun, 'cache-control': 'private, max-age=600, immutable' })
      .type('image/webp')
      .send(image);
  });
}
