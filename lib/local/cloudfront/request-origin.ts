import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type OutgoingHttpHeaders, request as sendRequest } from 'node:http';
import type { Reply } from '../s3/reply';
import type { ApiOrigin } from './api-origin';

/** Location of a viewer by their network: ISO 3166 codes. */
export interface ViewerLocation {
  readonly country: string;
  /** @default unknown */
  readonly region?: string | undefined;
}

export interface OriginSettings {
  /** Address of the emulated API behind a domain name, without a trailing slash. */
  readonly urlOf: (domainName: string) => string;
  /** Returns undefined while the location is unknown. */
  readonly locateViewer: () => ViewerLocation | undefined;
}

const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'transfer-encoding',
  'upgrade',
]);

/**
 * Forwards a viewer request to an API as a distribution does, and returns the API's answer. Only headers that the
 * distribution adds or forwards get through, and no query.
 *
 * @param body  of the request
 */
export function requestOrigin(
  { domainName, path: originPath, ...headers }: ApiOrigin,
  viewer: IncomingMessage,
  body: Buffer,
  { urlOf, locateViewer }: OriginSettings,
): Promise<Reply> {
  const path = (viewer.url ?? '/').split('?', 1)[0] ?? '/';
  const url = urlOf(domainName) + originPath + path;
  const options = {
    method: viewer.method ?? 'GET',
    headers: originHeaders(headers, viewer, { host: domainName, body, location: locateViewer() }),
  };
  return new Promise((resolve, reject) => {
    const sent = sendRequest(url, options, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const kept = Object.entries(answer.headers).filter(
          ([name, value]) => value !== undefined && !hopByHop.has(name),
        );
        resolve({
          status: answer.statusCode ?? 502,
          headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
          body: Buffer.concat(chunks),
        });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/**
 * The headers of an origin request. A viewer's own copy of a header that CloudFront adds never gets through: custom
 * headers overwrite it, and the host alone sets headers about the viewer.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/controlling-origin-requests.html
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/add-origin-custom-headers.html
 */
function originHeaders(
  { forwardedHeaders, customHeaders }: Pick<ApiOrigin, 'forwardedHeaders' | 'customHeaders'>,
  viewer: IncomingMessage,
  { host, body, location }: { host: string; body: Buffer; location: ViewerLocation | undefined },
): OutgoingHttpHeaders {
  const added = {
    'cloudfront-viewer-country': location?.country,
    'cloudfront-viewer-country-region': location?.region,
  };
  const isAdded = (name: string): name is keyof typeof added => name in added;
  const forwarded = forwardedHeaders.flatMap((name) => {
    const value = isAdded(name) ? added[name] : viewer.headers[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  const address = viewer.socket.remoteAddress ?? '127.0.0.1';
  return {
    host,
    'user-agent': 'Amazon CloudFront',
    'x-amz-cf-id': randomUUID(),
    via: `${viewer.httpVersion} cloudfront.local (CloudFront)`,
    'x-forwarded-for': [viewer.headers['x-forwarded-for'], address].flat().filter(Boolean).join(', '),
    ...(body.length > 0 && { 'content-length': body.length }),
    ...Object.fromEntries(forwarded),
    ...Object.fromEntries(Object.entries(customHeaders).map(([name, value]) => [name.toLowerCase(), value])),
  };
}
