import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address';

describe('isPublicAddress', () => {
  it.each(['93.184.216.34', '8.8.8.8', '172.32.0.1', '192.167.255.255', '2606:2800:220:1::1'])(
    'accepts %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    ['this network', '0.0.0.0'],
    ['a private network', '10.1.2.3'],
    ['a private network', '172.31.255.255'],
    ['a private network', '192.168.0.1'],
    ['a carrier network', '100.64.0.1'],
    ['the loopback', '127.0.0.1'],
    ['instance metadata', '169.254.169.254'],
    ['the credentials of a container', '169.254.170.2'],
    ['documentation', '203.0.113.9'],
    ['benchmarks', '198.19.0.1'],
    ['multicast', '224.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['the IPv6 loopback', '::1'],
    ['the unspecified IPv6 address', '::'],
    ['a unique local address', 'fd00:ec2::254'],
    ['a link-local address', 'fe80::1'],
    ['a mapped IPv4 address', '::ffff:10.0.0.1'],
    ['a translated IPv4 address', '64:ff9b::a00:1'],
    ['6to4', '2002:a00:1::1'],
    ['Teredo', '2001:0:1::1'],
    ['IPv6 multicast', 'ff02::1'],
    ['a name', 'localhost'],
  ])('refuses %s: %s', (_what, address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});
