/** One household or office has 2^64 addresses in IPv6, so that its network is counted, not the address. */
export function networkOf(address: string): string {
  const isIpv4 = address.includes('.');
  if (isIpv4 || !address.includes(':')) return address.replace(/^::ffff:/i, '');
  const [left = [], right = []] = address.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}
