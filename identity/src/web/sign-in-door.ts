import { inWords } from '../pages/duration.ts';
import { html } from '../pages/html.ts';
import { type SignInPage, signInPage } from '../pages/sign-in-page.ts';
import { signIn } from '../sign-in.ts';
import { finishInteraction, interactionPaths, knownEmail, loadInteraction } from './interaction.ts';
import { readForm } from './read-form.ts';
import { sendPage } from './send-page.ts';
import { showSignUp } from './sign-up-door.ts';
import type { Visit } from './visit.ts';

export async function showInteraction(visit: Visit): Promise<void> {
  const { prompt, params } = await loadInteraction(visit);
  const isSignUp = prompt.name === 'create' || params.screen_hint === 'signup';
  return isSignUp ? showSignUp(visit) : showSignIn(visit);
}

export async function showSignIn(visit: Visit): Promise<void> {
  const interaction = await loadInteraction(visit);
  sendSignIn(visit, 200, { email: await knownEmail(visit, interaction) });
}

export async function submitSignIn(visit: Visit): Promise<void> {
  const { context, request } = visit;
  const form = await readForm(context, request);
  const interaction = await loadInteraction(visit);
  const email = (form.get('email') ?? '').trim();
  const password = form.get('password') ?? '';
  if (email === '') return sendSignIn(visit, 422, { email, emailError: 'Enter your email.' });
  if (password === '') return sendSignIn(visit, 422, { email, passwordError: 'Enter your password.' });

  const result = await signIn(context, { email, password, address: context.clientAddress(request) });
  if (result.outcome === 'signed-in') return finishInteraction(visit, interaction, result.accountId);
  if (result.outcome === 'no-match') {
    const left = result.triesLeft === 1 ? '1 try left.' : `${result.triesLeft} tries left.`;
    return sendSignIn(visit, 422, { email, passwordError: `Email and password don't match. ${left}` });
  }
  const { forgotPassword } = interactionPaths(visit);
  visit.response.setHeader('Retry-After', Math.ceil(result.waitMs / 1000));
  sendSignIn(visit, 429, {
    email,
    passwordError: html`Too many tries. Wait ${inWords(result.waitMs)}, or <a href="${forgotPassword}">reset your password</a>.`,
  });
}

function sendSignIn(
  visit: Visit,
  status: number,
  page: Pick<SignInPage, 'email' | 'emailError' | 'passwordError'>,
): void {
  const { signIn: action, signUp: signUpPath, forgotPassword: forgotPasswordPath } = interactionPaths(visit);
  sendPage(visit.context, visit.response, status, signInPage({ action, signUpPath, forgotPasswordPath, ...page }));
}
