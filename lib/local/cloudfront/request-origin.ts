import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type OutgoingHttpHeaders, request as sendRequest } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Reply } from '../s3/reply';

/** A REST API that a distribution forwards requests to. */
export interface ApiOrigin {
  readonly kind: 'api';
  readonly domainName: string;
  /** Path prefix: the stage of the API, with a leading slash. */
  readonly path: string;
  /** Headers of or about the viewer that reach the origin; in lower case. */
  readonly forwardedHeaders: readonly string[];
  /** Headers that the distribution adds, replacing the viewer's; in lower case. */
  readonly customHeaders: Readonly<Record<string, string>>;
}

/** Location of a viewer by their network: ISO 3166 codes. */
export interface ViewerLocation {
  readonly country: string;
  /** @default unknown */
  readonly region?: string | undefined;
}

/** Headers about the viewer that CloudFront adds and the host emulates. */
export const viewerHeaders: Readonly<Record<string, (location: ViewerLocation) => string | undefined>> = {
  'cloudfront-viewer-country': ({ country }) => country,
  'cloudfront-viewer-country-region': ({ region }) => region,
};

export interface OriginSettings {
  /** Address of the emulated API behind a domain name, without a trailing slash. */
  readonly urlOf: (domainName: string) => string;
  /** Returns undefined while the location is unknown. */
  readonly locateViewer: () => ViewerLocation | undefined;
}

/**
 * Forwards a viewer request to an API as a distribution does, and returns the API's answer. Only headers that the
 * distribution adds or forwards get through, and no query.
 *
 * @param body  of the request
 */
export async function requestOrigin(
  origin: ApiOrigin,
  viewer: IncomingMessage,
  body: Buffer,
  { urlOf, locateViewer }: OriginSettings,
): Promise<Reply> {
  const path = (viewer.url ?? '/').split('?', 1)[0] ?? '/';
  const headers = originHeaders(origin, viewer, locateViewer());
  const sent = sendRequest(urlOf(origin.domainName) + origin.path + path, {
    method: viewer.method ?? 'GET',
    headers: { ...headers, ...(body.length > 0 && { 'content-length': body.length }) },
  });
  // The listener stays, because a connection that is lost within the answer is an error of the request, too.
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    sent.on('response', resolve).on('error', reject).end(body);
  });
  const kept = Object.entries(answer.headers).filter(
    ([name]) => !/^(connection|keep-alive|transfer-encoding)$/.test(name),
  );
  return {
    status: answer.statusCode ?? 502,
    headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
    body: await buffer(answer),
  };
}

/**
 * The headers of an origin request. A viewer's own copy of a header that CloudFront adds never gets through: custom
 * headers overwrite it, and the host alone sets headers about the viewer.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/controlling-origin-requests.html
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/add-origin-custom-headers.html
 */
function originHeaders(
  { domainName, forwardedHeaders, customHeaders }: ApiOrigin,
  viewer: IncomingMessage,
  location: ViewerLocation | undefined,
): OutgoingHttpHeaders {
  const forwarded = forwardedHeaders.flatMap((name) => {
    const about = viewerHeaders[name];
    const value = about ? location && about(location) : viewer.headers[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  const address = viewer.socket.remoteAddress ?? '127.0.0.1';
  return {
    host: domainName,
    'user-agent': 'Amazon CloudFront',
    'x-amz-cf-id': randomUUID(),
    via: `${viewer.httpVersion} cloudfront.local (CloudFront)`,
    'x-forwarded-for': [viewer.headers['x-forwarded-for'], address].flat().filter(Boolean).join(', '),
    ...Object.fromEntries(forwarded),
    ...customHeaders,
  };
}
