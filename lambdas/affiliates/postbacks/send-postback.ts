import type { LookupAddress } from 'node:dns';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { request as requestOverTls, type RequestOptions } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { PostbackFault, PostbackOutcome } from '#domain/affiliates/postback';
import { isPublicAddress } from './public-address';
import { createResolver, type ResolveAddresses } from './resolve-addresses';

/**
 * Requests a URL of an affiliate. A failed request is an outcome.
 *
 * @throws TypeError for a request that cannot be built
 */
export type SendPostback = (url: URL, headers: Readonly<Record<string, string>>) => Promise<PostbackOutcome>;

export interface SenderSettings {
  /** Time of the whole attempt, in milliseconds, name resolution included. @default 3 seconds */
  readonly timeoutMs?: number;
  /** @default queries of A and AAAA records */
  readonly resolve?: ResolveAddresses;
  /** @default those of the public internet */
  readonly isAllowed?: (address: string) => boolean;
  /** @default https */
  readonly request?: (
    url: URL,
    options: RequestOptions,
    respond: (response: IncomingMessage) => void,
  ) => ClientRequest;
}

class PrivateAddress extends Error {
  override readonly name = 'PrivateAddress';
}

const mostHeaderBytes = 8_192;

/**
 * Creates a sender that connects to allowed addresses alone: the address is checked as the connection resolves it, so that a name cannot
 * resolve to another one in between. It follows no redirect and reads no body, so neither can reach another place or take memory.
 */
export function createPostbackSender({
  timeoutMs = 3_000,
  resolve = createResolver(),
  isAllowed = isPublicAddress,
  request = requestOverTls,
}: SenderSettings = {}): SendPostback {
  return async (url, headers) => {
    // Connections to a literal address resolve nothing.
    if (isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0) return { fault: 'private-address' };
    const options = { headers, agent: false, lookup, maxHeaderSize: mostHeaderBytes };
    return new Promise((done) => {
      const sent = request(url, options, ({ statusCode = 0 }) => settle({ status: statusCode }));
      // The attempt ends at this time whatever the request does or does not report.
      const timer = setTimeout(() => settle({ fault: 'timeout' }), timeoutMs);
      sent.on('upgrade', ({ statusCode = 0 }, socket) => {
        settle({ status: statusCode });
        socket.destroy();
      });
      sent.on('error', (error) => settle({ fault: faultOf(error) }));
      sent.on('close', () => settle({ fault: 'unreachable' }));
      sent.end();

      /** The first outcome counts: destroying the request reports others. */
      function settle(outcome: PostbackOutcome): void {
        clearTimeout(timer);
        done(outcome);
        sent.destroy();
      }
    });
  };

  function lookup(...[name, { all }, answer]: Parameters<LookupFunction>): void {
    resolve(name)
      .then(allowedOf)
      .then(
        (addresses) =>
          all ? answer(null, [...addresses]) : answer(null, addresses[0].address, addresses[0].family),
        (error: unknown) => answer(error instanceof Error ? error : new Error(String(error)), '', 0),
      );
  }

  /** @throws PrivateAddress if one of the addresses is not allowed */
  function allowedOf(found: readonly string[]): readonly [LookupAddress, ...LookupAddress[]] {
    const [first, ...others] = found.map((address) => ({ address, family: isIP(address) }));
    if (!first) throw new Error('The name has no address');
    if (!found.every((address) => isAllowed(address))) throw new PrivateAddress();
    return [first, ...others];
  }
}

function faultOf(error: Error): PostbackFault {
  return error instanceof PrivateAddress ? 'private-address' : 'unreachable';
}
