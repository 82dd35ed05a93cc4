import { lookup as lookUp } from 'node:dns';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { request as requestOverTls, type RequestOptions } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { PostbackFault, PostbackOutcome } from '#domain/affiliates/postback';
import { isPublicAddress } from './public-address';

/** Requests a URL of an affiliate. It never rejects: a failed request is an outcome. */
export type SendPostback = (url: URL, headers: Readonly<Record<string, string>>) => Promise<PostbackOutcome>;

export interface SenderSettings {
  /** Time until the response, in milliseconds, name resolution included. @default 3 seconds */
  readonly timeoutMs?: number;
  /** @default the resolver of the system */
  readonly resolve?: LookupFunction;
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
  resolve = lookUp,
  isAllowed = isPublicAddress,
  request = requestOverTls,
}: SenderSettings = {}): SendPostback {
  return (url, headers) => {
    // Connections to a literal address resolve nothing.
    if (isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0)
      return Promise.resolve({ fault: 'private-address' });
    return new Promise((done) => {
      const signal = AbortSignal.timeout(timeoutMs);
      const options = { headers, signal, agent: false, lookup, maxHeaderSize: mostHeaderBytes };
      const sent = request(url, options, (response) => {
        done({ status: response.statusCode ?? 0 });
        sent.destroy();
      });
      sent.on('error', (error) => done({ fault: faultOf(error, signal) }));
      sent.end();
    });
  };

  function lookup(...[name, options, answer]: Parameters<LookupFunction>): void {
    resolve(name, { ...options, all: true }, (error, found) => {
      const addresses = Array.isArray(found) ? found : [];
      const [first] = addresses;
      if (error || !first) return answer(error ?? new Error('The name has no address'), '', 0);
      if (!addresses.every(({ address }) => isAllowed(address))) return answer(new PrivateAddress(), '', 0);
      return options.all ? answer(null, addresses) : answer(null, first.address, first.family);
    });
  }
}

function faultOf(error: Error, signal: AbortSignal): PostbackFault {
  if (error instanceof PrivateAddress) return 'private-address';
  return signal.aborted ? 'timeout' : 'unreachable';
}
