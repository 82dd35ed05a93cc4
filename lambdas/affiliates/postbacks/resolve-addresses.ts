import { Resolver } from 'node:dns/promises';

/** Resolves a host name to its IP addresses. @throws Error when it has none */
export type ResolveAddresses = (name: string) => Promise<readonly string[]>;

interface ResolverSettings {
  /** Time of all queries together, in milliseconds. @default 2 seconds */
  readonly mostMs?: number;
  /** Name servers, as `address:port`. @default those of the system */
  readonly servers?: readonly string[];
}

/**
 * Creates a resolver of A and AAAA records that sends queries of its own. `dns.lookup` would occupy a thread of the pool that all file and
 * crypto calls share for as long as a name server does not respond, and could not be canceled.
 */
export function createResolver({ mostMs = 2_000, servers }: ResolverSettings = {}): ResolveAddresses {
  return async (name) => {
    const resolver = new Resolver({ timeout: 500, tries: 2 });
    if (servers) resolver.setServers(servers);
    const timer = setTimeout(() => resolver.cancel(), mostMs);
    const settled = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    clearTimeout(timer);
    const addresses = settled.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
    if (addresses.length === 0) throw new Error('The name has no address');
    return addresses;
  };
}
