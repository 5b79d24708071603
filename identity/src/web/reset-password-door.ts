import { resetPasswordPage } from '../pages/reset-password-page.ts';
import { findResetLink, resetPassword } from '../reset-password.ts';
import { deadLinkPage, resetDonePage } from './messages.ts';
import { readForm } from './read-form.ts';
import { sendPage } from './send-page.ts';
import type { Visit } from './visit.ts';

export async function showResetPassword(visit: Visit): Promise<void> {
  withoutReferrer(visit);
  await sendForm(visit, 200, visit.query.get('token') ?? '');
}

export async function submitResetPassword(visit: Visit): Promise<void> {
  withoutReferrer(visit);
  const { context, request, response } = visit;
  const form = await readForm(context, request);
  const token = form.get('token') ?? '';
  const result = await resetPassword(context, { token, password: form.get('password') ?? '' });
  if (result.outcome === 'done') return sendPage(context, response, 200, resetDonePage(context));
  await sendForm(visit, 422, token, result.outcome === 'invalid' ? result.password : undefined);
}

async function sendForm(visit: Visit, status: number, token: string, passwordError?: string): Promise<void> {
  const { context, response } = visit;
  const link = await findResetLink(context, token);
  if (link.state !== 'open') return sendPage(context, response, 410, deadLinkPage(context, link.state));
  const action = `${context.mountPath}/reset-password`;
  sendPage(context, response, status, resetPasswordPage({ action, token, email: link.email, passwordError }));
}

/** The address holds the token. */
function withoutReferrer({ response }: Visit): void {
  response.setHeader('Referrer-Policy', 'no-referrer');
}
