/** The address if it stays on this site, else the fallback: `next`, `returnTo` and `result_url` never lead away. */
export function localAddress(address: string | null | undefined, origin: string, fallback = '/'): string {
  if (!address || !URL.canParse(address, origin)) return fallback;
  const url = new URL(address, origin);
  return url.origin === origin ? url.pathname + url.search + url.hash : fallback;
}
