import type { ServerResponse } from 'node:http';
import type { IdentityContext } from '../context.ts';
import { type Page, renderPage } from '../pages/page.ts';

export function sendPage(context: IdentityContext, response: ServerResponse, status: number, page: Page): void {
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(renderPage(context, page));
}

export function setSecurityHeaders({ consoleOrigin }: IdentityContext, response: ServerResponse): void {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    // Signing in and out end in a redirect to the console.
    `form-action 'self' ${consoleOrigin}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ];
  response.setHeader('Content-Security-Policy', policy.join('; '));
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Referrer-Policy', 'same-origin');
}
