/** An outbound link that knows the way back (spec §2: `returnTo` holds the current address). */
export function withReturnTo(address: string, currentAddress: string): string {
  const url = new URL(address);
  url.searchParams.set('returnTo', currentAddress);
  return url.href;
}

/** A page of ours that leads to `next` when it is done. */
export function withNext(path: string, next: string): string {
  return `${path}?next=${encodeURIComponent(next)}`;
}
