import type { Mail } from './context.ts';
import { html } from './pages/html.ts';

export function resetMail(to: string, link: string): Mail {
  const reason = 'Someone, probably you, asked for a new password for this email in Tassel.';
  const notice = "The link works once, for 30 minutes. If it wasn't you, do nothing: your password stays as it is.";
  return {
    to,
    subject: 'Reset your Tassel password',
    text: `${reason}\n\nChoose a new password:\n${link}\n\n${notice}\n`,
    html: html`<p>${reason}</p>
<p><a href="${link}">Choose a new password</a></p>
<p>${notice}</p>
`.markup,
  };
}
