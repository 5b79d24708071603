import { field } from './field.ts';
import { html } from './html.ts';
import type { Page } from './page.ts';

type ForgotPasswordPage = { action: string; signInPath: string; email: string; emailError?: string };

export function forgotPasswordPage(page: ForgotPasswordPage): Page {
  return {
    title: 'Reset your password',
    body: html`<h1>Reset your password</h1>
<p class="lead">We mail you a link to choose a new one.</p>
<form method="post" action="${page.action}">
${field({
  name: 'email',
  label: 'Email',
  type: 'email',
  autocomplete: 'username',
  value: page.email,
  error: page.emailError,
  isFocused: true,
})}
<button class="button" type="submit">Send the link</button>
</form>
<p class="other"><a href="${page.signInPath}">Back to sign in</a></p>`,
  };
}
