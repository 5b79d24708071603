/** The address if it stays on this site, else the fallback: `next`, `returnTo` and `result_url` never lead away. */
export function localAddress(address: string | null | undefined, origin: string, fallback = '/'): string {
  if (!address || !URL.canParse(address, origin)) return fallback;
  const url = new URL(address, origin);
  if (url.origin !== origin) return fallback;
  // A path that starts with two slashes would be read as another host.
  return url.pathname.replace(/^\/+/, '/') + url.search + url.hash;
}
