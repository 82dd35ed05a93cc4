import { BlockList, isIP } from 'node:net';

/**
 * IPv4 addresses that are not on the public internet: the special-purpose registry of IANA, multicast, and everything above.
 *
 * @see https://www.iana.org/assignments/iana-ipv4-special-registry/iana-ipv4-special-registry.xhtml
 */
const privateIpv4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // The metadata of instances and containers, among others.
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;

/** The part of IPv6 that is assigned for the public internet; mapped IPv4 addresses lie outside. */
const globalIpv6 = ['2000::', 3] as const;
/** Within it: protocol assignments with Teredo, documentation, and 6to4, which contains an IPv4 address. */
const privateIpv6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const blocked = new BlockList();
for (const [net, prefix] of privateIpv4) blocked.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of privateIpv6) blocked.addSubnet(net, prefix, 'ipv6');
const global = new BlockList();
global.addSubnet(...globalIpv6, 'ipv6');

/** Whether an IP address is on the public internet. Any other text is not. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !blocked.check(address, 'ipv4');
    case 6:
      return global.check(address, 'ipv6') && !blocked.check(address, 'ipv6');
    default:
      return false;
  }
}
