import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { S3Refusal } from './refusal';
import { checkSignature } from './signature';

const longestSeconds = 604_800;
const parameters = [
  'X-Amz-Algorithm',
  'X-Amz-Credential',
  'X-Amz-Date',
  'X-Amz-Expires',
  'X-Amz-SignedHeaders',
];

/** The target of a request exactly as sent: normalizing it would break the signature. */
export interface Target {
  readonly path: string;
  readonly query: URLSearchParams;
}

export function targetOf(request: IncomingMessage): Target {
  const [path = '', ...query] = (request.url ?? '').split('?');
  return { path, query: new URLSearchParams(query.join('?')) };
}

/** Whether the query carries the signature of the request. */
export function isPresigned({ query }: Target): boolean {
  return query.has('X-Amz-Signature');
}

/**
 * Checks a presigned URL: its expiry and, where the signer's secret is known, its signature.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html
 *
 * @param secretKey  undefined leaves the signature unchecked
 * @throws S3Refusal
 */
export function checkPresigned(
  request: IncomingMessage,
  { target, secretKey, now }: { target: Target; secretKey: string | undefined; now: Date },
): void {
  const { query } = target;
  const missing = parameters.find((name) => !query.get(name));
  const expires = Number(query.get('X-Amz-Expires'));
  const signedAt = instantOf(query.get('X-Amz-Date') ?? '');
  const isWellFormed =
    !missing && query.get('X-Amz-Algorithm') === 'AWS4-HMAC-SHA256' && signedAt !== undefined;
  if (!isWellFormed || !Number.isInteger(expires) || expires < 1 || expires > longestSeconds)
    throw new S3Refusal(
      400,
      'AuthorizationQueryParametersError',
      `Query-string authentication version 4 requires the ${parameters.join(', ')}, and X-Amz-Signature parameters, and an X-Amz-Expires of less than a week (in seconds) that is greater than zero.`,
    );
  if (now.getTime() >= signedAt + expires * 1000)
    throw new S3Refusal(403, 'AccessDenied', 'Request has expired');
  if (secretKey === undefined) return;
  const [, ...scope] = (query.get('X-Amz-Credential') ?? '').split('/');
  const text = textToSign(request, target, scope);
  checkSignature(query.get('X-Amz-Signature'), { text, scope, secretKey });
}

/** Parses `20261121T071203Z` into milliseconds since 1970. */
function instantOf(text: string): number | undefined {
  const iso = text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
  const at = Date.parse(iso);
  return iso === text || Number.isNaN(at) ? undefined : at;
}

function textToSign(request: IncomingMessage, { path, query }: Target, scope: readonly string[]): string {
  const signedHeaders = query.get('X-Amz-SignedHeaders') ?? '';
  const headers = signedHeaders.split(';').map((name) => {
    const value = String(request.headers[name] ?? '').trim();
    return `${name}:${value.replaceAll(/ +/g, ' ')}\n`;
  });
  const canonical = [
    request.method,
    decodeURIComponent(path).split('/').map(encoded).join('/'),
    canonicalQuery(query),
    headers.join(''),
    signedHeaders,
    query.get('X-Amz-Content-Sha256') ?? request.headers['x-amz-content-sha256'] ?? 'UNSIGNED-PAYLOAD',
  ].join('\n');
  return [
    'AWS4-HMAC-SHA256',
    query.get('X-Amz-Date'),
    scope.join('/'),
    createHash('sha256').update(canonical).digest('hex'),
  ].join('\n');
}

function canonicalQuery(query: URLSearchParams): string {
  return [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&');
}

/** Percent-encoding of RFC 3986; JavaScript's own function leaves five more characters unencoded. */
function encoded(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
