import { html } from './html.ts';
import type { Page } from './page.ts';

type SignOutPage = { action: string; xsrf: string; stayPath: string };

export function signOutPage({ action, xsrf, stayPath }: SignOutPage): Page {
  return {
    title: 'Sign out',
    body: html`<h1>Sign out of Tassel?</h1>
<form method="post" action="${action}">
<input type="hidden" name="xsrf" value="${xsrf}">
<button class="button" type="submit" name="logout" value="yes" autofocus>Sign out</button>
</form>
<p class="other"><a href="${stayPath}">Stay signed in</a></p>`,
  };
}
