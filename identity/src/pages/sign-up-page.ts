import { field } from './field.ts';
import { type Html, html } from './html.ts';
import type { Page } from './page.ts';

export type SignUpPage = {
  action: string;
  signInPath: string;
  email: string;
  emailError?: Html | string;
  passwordError?: string;
};

export function signUpPage(page: SignUpPage): Page {
  const isEmailFirst = page.email === '' || page.emailError !== undefined;
  return {
    title: 'Create an account',
    body: html`<h1>Create your account</h1>
<form method="post" action="${page.action}">
${field({
  name: 'email',
  label: 'Work email',
  type: 'email',
  autocomplete: 'username',
  value: page.email,
  error: page.emailError,
  isFocused: isEmailFirst,
})}
${field({
  name: 'password',
  label: 'Password',
  type: 'password',
  autocomplete: 'new-password',
  help: 'At least 10 characters. A few words work well.',
  error: page.passwordError,
  isFocused: !isEmailFirst,
})}
<button class="button" type="submit">Create account</button>
</form>
<p class="other">Have an account? <a href="${page.signInPath}">Sign in</a></p>`,
  };
}
