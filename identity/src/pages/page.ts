import type { IdentityContext } from '../context.ts';
import { type Html, html } from './html.ts';

export type Page = { title: string; body: Html };

export function renderPage(context: IdentityContext, { title, body }: Page): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · Tassel</title>
<link rel="icon" type="image/svg+xml" href="${context.iconPath}">
<link rel="stylesheet" href="${context.stylesheetPath}">
</head>
<body>
<main class="box">
<a class="brand" href="${context.consoleOrigin}/">${mark}<span>Tassel</span></a>
${body}
</main>
<footer class="foot">
<a href="${context.consoleOrigin}/about-tassel" target="_blank" rel="noopener">about</a>
<a href="${context.consoleOrigin}/legal" target="_blank" rel="noopener">legal</a>
<a class="help-link" href="${context.consoleOrigin}/help" target="_blank" rel="noopener">help</a>
</footer>
</body>
</html>
`.markup;
}

const mark = html`<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path class="cap" d="M12 2.75 21.75 6.5 12 10.25 2.25 6.5z"/><path class="thread" d="M8.5 13.5v4.75M15.5 13.5v2.75"/><path class="thread middle" d="M12 13.5v7.75"/></svg>`;
