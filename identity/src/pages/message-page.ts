import { type Html, html } from './html.ts';
import type { Page } from './page.ts';

type MessagePage = { title: string; text: Html | string; link: { path: string; label: string } };

export function messagePage({ title, text, link }: MessagePage): Page {
  return {
    title,
    body: html`<h1>${title}</h1>
<p class="lead">${text}</p>
<a class="button" href="${link.path}">${link.label}</a>`,
  };
}
