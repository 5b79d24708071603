import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { newId } from './ids.ts';

export type Mail = { to: string; subject: string; text: string; html: string };
export type Mailer = { send(mail: Mail): Promise<void>; close(): void };
export type SentMail = Mail & { id: string; from: string; sentAt: string };

export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({ url, pool: true, connectionTimeout: 10_000, socketTimeout: 30_000 });
  return {
    send: async (mail) => void (await transport.sendMail({ from, ...mail })),
    close: () => transport.close(),
  };
}

/** Keeps mails as files instead of sending them, for a run without a mail server. */
export function outboxMailer(folder: string, from: string): Mailer {
  return {
    async send(mail) {
      const id = newId();
      await mkdir(folder, { recursive: true });
      const file = join(folder, `${id}.json`);
      await writeFile(`${file}.part`, JSON.stringify({ id, from, sentAt: new Date().toISOString(), ...mail }));
      await rename(`${file}.part`, file);
    },
    close: () => undefined,
  };
}

/** The newest mails of an outbox, newest first. */
export async function readOutbox(folder: string, limit: number): Promise<SentMail[]> {
  const names = await readdir(folder).catch(() => []);
  const newest = names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse()
    .slice(0, limit);
  return Promise.all(newest.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8'))));
}

type Letterhead = { to: string; subject: string; paragraphs: string[]; action?: { label: string; url: string } };

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Names may hold anything: a line break among them must not begin a header or a paragraph of its own. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/** One mail as text and as HTML, from the same words. */
export function composeMail(letterhead: Letterhead): Mail {
  const { to, action } = letterhead;
  const subject = oneLine(letterhead.subject);
  const paragraphs = letterhead.paragraphs.map(oneLine);
  const text = [...paragraphs, ...(action ? [`${action.label}: ${action.url}`] : []), 'Tassel'].join('\n\n');
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="background:#2a5bd7;color:#fff;padding:10px 16px;border-radius:6px;text-decoration:none">${escapeHtml(action.label)}</a></p>`
    : '';
  const body = paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('');
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body style="margin:0;padding:32px 16px;font:15px/24px system-ui,sans-serif;color:#14171f;background:#fff"><div style="max-width:544px;margin:0 auto">${body}${button}<p style="color:#646c7b">Tassel</p></div></body></html>`;
  return { to, subject, text, html };
}
