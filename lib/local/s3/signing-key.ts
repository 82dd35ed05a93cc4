import { createHmac } from 'node:crypto';

/**
 * The key that a day's requests to a service are signed with.
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html
 *
 * @param scope  what follows the access key in a credential: day, region, service, `aws4_request`
 */
export function signingKey(scope: readonly string[], secretKey: string): Buffer {
  return scope.reduce<Buffer>((sofar, part) => hmac(sofar, part), Buffer.from(`AWS4${secretKey}`));
}

export function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
