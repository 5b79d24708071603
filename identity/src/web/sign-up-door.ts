import { inWords } from '../pages/duration.ts';
import { html } from '../pages/html.ts';
import { type SignUpPage, signUpPage } from '../pages/sign-up-page.ts';
import { type SignUpResult, signUp } from '../sign-up.ts';
import { finishInteraction, interactionPaths, loadInteraction } from './interaction.ts';
import { readForm } from './read-form.ts';
import { sendPage } from './send-page.ts';
import type { Visit } from './visit.ts';

type Errors = Pick<SignUpPage, 'emailError' | 'passwordError'>;

export async function showSignUp(visit: Visit): Promise<void> {
  const { params } = await loadInteraction(visit);
  const email = typeof params.login_hint === 'string' ? params.login_hint : '';
  sendSignUp(visit, 200, { email });
}

export async function submitSignUp(visit: Visit): Promise<void> {
  const { context, request } = visit;
  const form = await readForm(context, request);
  const interaction = await loadInteraction(visit);
  const email = (form.get('email') ?? '').trim();
  const password = form.get('password') ?? '';

  const result = await signUp(context, { email, password, address: context.clientAddress(request) });
  if (result.outcome === 'signed-up') return finishInteraction(visit, interaction, result.accountId);
  const status = result.outcome === 'wait' ? 429 : 422;
  sendSignUp(visit, status, { email, ...errorsOf(visit, result) });
}

function errorsOf(visit: Visit, result: Exclude<SignUpResult, { outcome: 'signed-up' }>): Errors {
  const { signIn, forgotPassword } = interactionPaths(visit);
  switch (result.outcome) {
    case 'invalid':
      return { emailError: result.email, passwordError: result.password };
    case 'wait':
      return { emailError: `Too many new accounts from your network. Wait ${inWords(result.waitMs)}.` };
    case 'taken':
      return {
        emailError: html`This email has an account. <a href="${signIn}">Sign in</a> or <a href="${forgotPassword}">reset your password</a>.`,
      };
  }
}

function sendSignUp(visit: Visit, status: number, page: Pick<SignUpPage, 'email'> & Errors): void {
  const { signUp: action, signIn: signInPath } = interactionPaths(visit);
  sendPage(visit.context, visit.response, status, signUpPage({ action, signInPath, ...page }));
}
