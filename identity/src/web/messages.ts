import { errors } from 'oidc-provider';
import type { IdentityContext } from '../context.ts';
import { messagePage } from '../pages/message-page.ts';
import type { Page } from '../pages/page.ts';
import type { ResetLink } from '../reset-password.ts';

export const expired = {
  title: 'This sign-in has expired',
  text: 'It was open for too long, or it was finished in another tab.',
};

export function wrongRequestPage(context: IdentityContext, error: Error, code: string): Page {
  if (error instanceof errors.SessionNotFound) return refusedPage(context, expired);
  if (code === 'server_error') return failedPage(context);
  const text = `The request to sign in or out was incomplete (${code}).`;
  return refusedPage(context, { title: "This didn't work", text });
}

export function refusedPage(context: IdentityContext, { title, text }: { title: string; text: string }): Page {
  return messagePage({ title, text, link: backToConsole(context, 'Start again') });
}

export function failedPage(context: IdentityContext): Page {
  const text = 'Something failed on our side. Try again in a moment.';
  return refusedPage(context, { title: "This didn't work", text });
}

export function notFoundPage(context: IdentityContext): Page {
  const text = 'There is nothing at this address.';
  return messagePage({ title: 'Page not found', text, link: backToConsole(context, 'Go to Tassel') });
}

export function signedOutPage(context: IdentityContext): Page {
  return messagePage({ title: 'You are signed out', text: 'See you soon.', link: backToConsole(context, 'Sign in') });
}

export function resetSentPage(signInPath: string): Page {
  const text = 'If that address has an account, a mail is on its way. Its link works for 30 minutes.';
  const link = { path: signInPath, label: 'Back to sign in' };
  return messagePage({ title: 'Check your mail', text, link });
}

export function resetDonePage(context: IdentityContext): Page {
  const text = 'You are signed out everywhere else. Sign in with the new password.';
  return messagePage({ title: 'Your password is changed', text, link: backToConsole(context, 'Sign in') });
}

const deadLinks = {
  expired: { title: 'This link has expired', text: 'A link works for 30 minutes. Ask for a new one.' },
  used: {
    title: 'This link has been used',
    text: 'A link works once. Ask for a new one to change your password again.',
  },
  replaced: { title: 'This link was replaced', text: 'We sent you a newer one. Use that, or ask for another.' },
} as const;

export function deadLinkPage({ mountPath }: IdentityContext, state: Exclude<ResetLink['state'], 'open'>): Page {
  return messagePage({ ...deadLinks[state], link: { path: `${mountPath}/forgot-password`, label: 'Get a new link' } });
}

function backToConsole({ consoleOrigin }: IdentityContext, label: string) {
  return { path: `${consoleOrigin}/`, label };
}
