import { BlockList, isIPv4 } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Nobody's on the open network: this machine, its neighbours, those who operate it, or not one receiver. */
const closed = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  // Shared by customers of one provider (CGNAT).
  ['100.64.0.0', 10],
  // Link-local, and the metadata of most clouds.
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  // Multicast, reserved, broadcast.
  ['224.0.0.0', 3],
  // The metadata of Azure, on an address that looks public.
  ['168.63.129.16', 32],
] as const)
  closed.addSubnet(network, bits, 'ipv4');

/** Of IPv6, only what is given out to networks is open: no mapped IPv4, no unique-local, no link-local, no multicast. */
const openIpv6 = new BlockList();
openIpv6.addSubnet('2000::', 3, 'ipv6');

/** Tunnels lead to an IPv4 address that they hide, and some blocks are for documentation. */
const closedIpv6 = new BlockList();
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closedIpv6.addSubnet(network, bits, 'ipv6');

/** Whether Tassel may call this address for somebody else (D 36). */
export function mayCall(address: string, { allowLoopback }: { allowLoopback: boolean }): boolean {
  if (isIPv4(address)) return loopback.check(address, 'ipv4') ? allowLoopback : !closed.check(address, 'ipv4');
  // A mapped address is neither: its IPv4 part would be judged by other rules than where it leads.
  if (isMapped(address)) return false;
  if (loopback.check(address, 'ipv6')) return allowLoopback;
  return openIpv6.check(address, 'ipv6') && !closedIpv6.check(address, 'ipv6');
}

const isMapped = (address: string): boolean => mapped.check(address, 'ipv6');
const mapped = new BlockList();
mapped.addSubnet('::ffff:0:0', 96, 'ipv6');
