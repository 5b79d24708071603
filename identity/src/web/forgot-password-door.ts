import { emailProblem } from '../credential-rules.ts';
import { forgotPasswordPage } from '../pages/forgot-password-page.ts';
import { requestReset } from '../request-reset.ts';
import { resetSentPage } from './messages.ts';
import { readForm } from './read-form.ts';
import { sendPage } from './send-page.ts';
import type { Visit } from './visit.ts';

export async function showForgotPassword(visit: Visit): Promise<void> {
  sendPage(visit.context, visit.response, 200, forgotPasswordPage({ ...paths(visit), email: '' }));
}

export async function submitForgotPassword(visit: Visit): Promise<void> {
  const { context, request, response } = visit;
  const email = ((await readForm(context, request)).get('email') ?? '').trim();
  const emailError = emailProblem(email);
  if (emailError) return sendPage(context, response, 422, forgotPasswordPage({ ...paths(visit), email, emailError }));
  // Not awaited: the time of the answer would tell whether the address has an account.
  requestReset(context, { email, address: context.clientAddress(request) }).catch((error: unknown) => {
    context.log('A reset mail could not be sent', { error });
  });
  sendPage(context, response, 200, resetSentPage(paths(visit).signInPath));
}

/** The sign-in that "Forgot it?" was pressed in, to go back to. */
function paths({ context: { mountPath, consoleOrigin }, query }: Visit) {
  const uid = query.get('interaction');
  if (!uid || !/^[\w-]+$/.test(uid)) return { action: `${mountPath}/forgot-password`, signInPath: `${consoleOrigin}/` };
  return {
    action: `${mountPath}/forgot-password?interaction=${uid}`,
    signInPath: `${mountPath}/interaction/${uid}/sign-in`,
  };
}
