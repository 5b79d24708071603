import { config } from '#console/config.ts';
import { tagManagementState } from './storage.ts';

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/** Tag management; silent where no id is configured. */
export function startAnalytics(): void {
  if (!config.tagManagerId) return;
  push({ event: 'gtm.js', 'gtm.start': Date.now() });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(config.tagManagerId)}`;
  document.head.append(script);
}

export function sendPageView({ pathname, search }: { pathname: string; search: string }): void {
  push({ event: 'page_view', path: pathname, pathWithQuery: pathname + safeQuery(search) });
}

/** Told once a sign-in, however often the page is loaded during it. */
export function sendSignIn(signedInAt: number): void {
  if (!config.tagManagerId || tagManagementState.read()?.toldSignInAt === signedInAt) return;
  push({ event: 'sign_in' });
  tagManagementState.write({ toldSignInAt: signedInAt });
}

// The provider's answer is a secret of this browser.
function safeQuery(search: string): string {
  return new URLSearchParams(search).has('code') ? '' : search;
}

function push(event: object): void {
  if (!config.tagManagerId) return;
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}
