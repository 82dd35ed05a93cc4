import { createHmac } from 'node:crypto';

/**
 * The key that signs a day's requests to a service.
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html
 *
 * @param scope  the parts of a credential after the access key: day, region, service, `aws4_request`
 */
export function signingKey(scope: readonly string[], secretKey: string): Buffer {
  return scope.reduce<Buffer>((sofar, part) => hmac(sofar, part), Buffer.from(`AWS4${secretKey}`));
}

export function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
