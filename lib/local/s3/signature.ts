import { createHmac, timingSafeEqual } from 'node:crypto';
import { S3Refusal } from './refusal';

/**
 * The key that signs a day's requests to a service.
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html
 *
 * @param scope  the parts of a credential after the access key: day, region, service, `aws4_request`
 */
function signingKey(scope: readonly string[], secretKey: string): Buffer {
  return scope.reduce<Buffer>((sofar, part) => hmac(sofar, part), Buffer.from(`AWS4${secretKey}`));
}

/**
 * Refuses a request whose signature is not that of a text, without disclosing by its time how much of it is right.
 *
 * @param given  hexadecimal
 */
export function checkSignature(
  given: string | null | undefined,
  signed: { text: string; scope: readonly string[]; secretKey: string },
): void {
  const signature = Buffer.from(given ?? '', 'hex');
  const expected = hmac(signingKey(signed.scope, signed.secretKey), signed.text);
  if (signature.length === expected.length && timingSafeEqual(signature, expected)) return;
  throw new S3Refusal(
    403,
    'SignatureDoesNotMatch',
    'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
  );
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
