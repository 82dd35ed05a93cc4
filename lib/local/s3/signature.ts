import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { AwsV4Signer } from 'aws4fetch';
import { accessDenied, S3Refusal } from './refusal';
import { decodeKey } from './s3-call';

const longestSeconds = 604_800;
const parameters = ['Algorithm', 'Credential', 'Date', 'Expires', 'SignedHeaders'].map(
  (name) => `X-Amz-${name}`,
);

/**
 * Checks a presigned URL: its expiry and, where the signer's secret is known, its signature.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html
 *
 * @param request    with its URL as sent
 * @param secretKey  undefined leaves the signature unchecked
 * @throws S3Refusal
 */
export async function checkPresigned(
  { method = '', url: target = '', headers }: IncomingMessage,
  { secretKey, now }: { secretKey: string | undefined; now: Date },
): Promise<void> {
  const url = new URL(target, `http://${headers.host}`);
  const query = url.searchParams;
  const parameter = (name: string) => query.get(name) ?? '';
  const expires = Number(parameter('X-Amz-Expires'));
  const signedAt = instantOf(parameter('X-Amz-Date'));
  if (
    parameters.some((name) => parameter(name) === '') ||
    parameter('X-Amz-Algorithm') !== 'AWS4-HMAC-SHA256' ||
    signedAt === undefined ||
    !(Number.isInteger(expires) && expires >= 1 && expires <= longestSeconds)
  )
    throw new S3Refusal(
      400,
      'AuthorizationQueryParametersError',
      `Query-string authentication version 4 requires the ${parameters.join(', ')}, and X-Amz-Signature parameters, and an X-Amz-Expires of less than a week (in seconds) that is greater than zero.`,
    );
  if (now.getTime() >= signedAt + expires * 1000) throw accessDenied('Request has expired');
  if (secretKey === undefined) return;

  const given = parameter('X-Amz-Signature');
  query.delete('X-Amz-Signature');
  const [accessKeyId = '', , region = ''] = parameter('X-Amz-Credential').split('/');
  const signer = new AwsV4Signer({
    method,
    url: url.href,
    headers: parameter('X-Amz-SignedHeaders')
      .split(';')
      .map((name) => [name, String(headers[name] ?? '')]),
    datetime: parameter('X-Amz-Date'),
    accessKeyId,
    secretAccessKey: secretKey,
    region,
    service: 's3',
    signQuery: true,
    allHeaders: true,
  });
  // The signer corrects parameters and reads a repeated one once, and `URL` resolves dots in a path.
  const isSignedAsSent =
    signer.url.href === url.href &&
    [...query.keys()].length === new Set(query.keys()).size &&
    decodeKey(url.pathname) === decodeKey(target.split('?', 1)[0] ?? '');
  refuseUnlessSame(isSignedAsSent ? given : '', await signer.signature());
}

/** Parses `20261121T071203Z` into milliseconds since 1970. */
function instantOf(text: string): number | undefined {
  const iso = text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
  const at = Date.parse(iso);
  return iso === text || Number.isNaN(at) ? undefined : at;
}

/**
 * Checks the signature of a text.
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html
 *
 * @param given         hexadecimal
 * @param signed.scope  the parts of a credential after the access key: day, region, service, `aws4_request`
 * @throws S3Refusal
 */
export function checkSignature(
  given: string,
  { text, scope, secretKey }: { text: string; scope: readonly string[]; secretKey: string },
): void {
  const key = scope.reduce(hmac, Buffer.from(`AWS4${secretKey}`));
  refuseUnlessSame(given, hmac(key, text).toString('hex'));
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

/** Compares without disclosing by its time how much of a signature is right. */
function refuseUnlessSame(given: string, expected: string): void {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)] as const;
  if (one.length === other.length && timingSafeEqual(one, other)) return;
  throw new S3Refusal(
    403,
    'SignatureDoesNotMatch',
    'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
  );
}
