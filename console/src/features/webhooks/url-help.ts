import { config } from '#console/config.ts';

/** Where calls may go in this run, and that the way there should be closed to others. */
export function urlHelp(url: string): string {
  const isLoopback = /^https?:\/\/(localhost|127\.|\[::1\])/i.test(url);
  if (url.startsWith('http://') && !isLoopback) return 'Without https, anyone on the way can read what is sent.';
  return config.webhookAllowLoopback
    ? 'Private addresses are refused. In this run, addresses of this machine (localhost) are allowed.'
    : 'Private and local addresses are refused.';
}
