import { field } from './field.ts';
import { type Html, html } from './html.ts';
import type { Page } from './page.ts';

export type SignInPage = {
  action: string;
  signUpPath: string;
  forgotPasswordPath: string;
  email: string;
  emailError?: string;
  passwordError?: Html | string;
};

export function signInPage(page: SignInPage): Page {
  const isEmailFirst = page.email === '' || page.emailError !== undefined;
  return {
    title: 'Sign in',
    body: html`<h1>Sign in to Tassel</h1>
<form method="post" action="${page.action}">
${field({
  name: 'email',
  label: 'Email',
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
  autocomplete: 'current-password',
  error: page.passwordError,
  isFocused: !isEmailFirst,
  aside: html`<a href="${page.forgotPasswordPath}">Forgot it?</a>`,
})}
<button class="button" type="submit">Sign in</button>
</form>
<p class="other">New here? <a href="${page.signUpPath}">Create an account</a></p>`,
  };
}
