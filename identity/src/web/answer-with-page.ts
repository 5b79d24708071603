import type { IdentityContext } from '../context.ts';
import { type Page, renderPage } from '../pages/page.ts';

type Answer = { status: number; type: string; body: unknown; set(name: string, value: string): void };

/** For pages that are answered from inside the provider; `sendPage` is for our own doors. */
export function answerWithPage(context: IdentityContext, ctx: Answer, status: number, page: Page): void {
  ctx.status = status;
  ctx.type = 'html';
  ctx.set('Cache-Control', 'no-store');
  ctx.body = renderPage(context, page);
}
