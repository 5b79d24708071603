import type { Http } from '#platform/http.ts';
import { bodyObject } from '#platform/http.ts';
import type { Context } from '#server/context.ts';
import { signIn } from './sign-in.ts';
import { sendVerificationLink, verifyEmail } from './verify-email.ts';
import { loadViewer } from './viewer.ts';

/** Doors for whoever holds a valid token; `request.identity` says who. */
export function sessionRoutes(http: Http, context: Context): void {
  http.post('/api/private/rest/signin', async (request, reply) => {
    await signIn(context, request.identity);
    return reply.code(204).send();
  });

  http.post('/api/private/rest/send-email-verification-link', async (request, reply) => {
    const viewer = await loadViewer(context, request.identity);
    await sendVerificationLink({ ...context, viewer }, bodyObject(request).result_url);
    return reply.code(204).send();
  });
}

/** Doors that need no sign-in. */
export function publicSessionRoutes(http: Http, context: Context): void {
  http.get<{ Querystring: { token?: string } }>('/api/verify-email', async (request, reply) => {
    const target = await verifyEmail(context, String(request.query.token ?? ''));
    return reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(target, 303);
  });
}
