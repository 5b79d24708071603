import { join } from 'node:path';
import { userError } from '#platform/errors.ts';
import type { Http } from '#platform/http.ts';
import { escapeHtml, readOutbox, type SentMail } from '#platform/mail.ts';
import type { Context } from './context.ts';

export const outboxFolder = (dataDir: string): string => join(dataDir, 'outbox');

/** The mails of the default run, to be read in the browser. Links in them are live. */
export function devMailRoutes(http: Http, { config }: Context): void {
  const read = () => readOutbox(outboxFolder(config.dataDir), 100);

  http.get('/dev/mail', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(page(await read())),
  );

  http.get<{ Params: { id: string } }>('/dev/mail/:id', async (request, reply) => {
    const mail = (await read()).find(({ id }) => id === request.params.id);
    if (!mail) throw userError('NOT_FOUND', 'This mail is not here.');
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', mailPolicy)
      .send(mail.html);
  });

  http.get('/dev/mail.json', async (_request, reply) => reply.header('cache-control', 'no-store').send(await read()));
}

/** Mails bring their styles with them, as mails do, and nothing else. */
const mailPolicy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

const page = (mails: SentMail[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>Mail · Tassel</title><link rel="icon" href="/mark.svg">
<link rel="stylesheet" href="/dev-mail.css"></head>
<body><main><h1>Mail <span>${mails.length}</span></h1>
<p>This run has no mail server: what would be sent is kept here.</p>
${mails.map(article).join('\n')}${mails.length === 0 ? '<p>No mail yet. Sign up, or ask for a new password.</p>' : ''}
</main></body></html>`;

const article = ({ id, subject, to, sentAt, text }: SentMail): string =>
  `<article><h2>${escapeHtml(subject)}</h2><p>To ${escapeHtml(to)} · <time>${escapeHtml(sentAt)}</time> · <a href="/dev/mail/${escapeHtml(id)}">As HTML</a></p><pre>${linked(text)}</pre></article>`;

const linked = (text: string): string =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part)))
    .join('');
