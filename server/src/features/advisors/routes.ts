import { signIn } from '#features/session/sign-in.ts';
import { userError } from '#platform/errors.ts';
import { bodyObject, type Http } from '#platform/http.ts';
import type { Context } from '#server/context.ts';
import { isAdvisor } from './advisor.ts';
import { signUp } from './sign-up.ts';

/** Doors for whoever holds a valid token; `request.identity` says who. */
export function advisorRoutes(http: Http, context: Context): void {
  http.post('/api/private/rest/signup', async (request, reply) => {
    await signUp(context, request.identity, bodyObject(request));
    return reply.code(204).send();
  });

  http.post('/advisors/api/signin', async (request, reply) => {
    const viewer = await signIn(context, request.identity);
    if (!(await isAdvisor({ ...context, viewer }))) throw userError('NOT_SIGNED_UP', 'Create your account first.');
    return reply.code(204).send();
  });
}
