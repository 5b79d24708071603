import { field } from './field.ts';
import { html } from './html.ts';
import type { Page } from './page.ts';

type ResetPasswordPage = { action: string; token: string; email: string; passwordError?: string };

export function resetPasswordPage(page: ResetPasswordPage): Page {
  return {
    title: 'Choose a new password',
    body: html`<h1>Choose a new password</h1>
<p class="lead">For ${page.email}. You will be signed out everywhere else.</p>
<form method="post" action="${page.action}">
<input type="hidden" name="token" value="${page.token}">
<input type="text" name="username" value="${page.email}" autocomplete="username" readonly hidden>
${field({
  name: 'password',
  label: 'New password',
  type: 'password',
  autocomplete: 'new-password',
  help: 'At least 10 characters. A few words work well.',
  error: page.passwordError,
  isFocused: true,
})}
<button class="button" type="submit">Change password</button>
</form>`,
  };
}
