import { createHash } from 'node:crypto';
import { verifiedChecksums } from './checksums';
import { entityTooLarge, largestObjectBytes, notImplemented, S3Refusal } from './refusal';
import type { S3Headers } from './s3-call';

/** Content of a request, as stored. */
export interface Payload {
  readonly bytes: Buffer;
  /** The verified checksums that were sent with it, by header. */
  readonly checksums: Readonly<Record<string, string>>;
}

/**
 * Verifies a body against its checksums.
 *
 * @param body  undefined when it exceeded the host's limit
 * @throws S3Refusal when it is too large or a checksum does not match
 */
export function readPayload(headers: S3Headers, body: Buffer | undefined): Payload {
  if (!body) throw entityTooLarge();
  const signed = headers['x-amz-content-sha256'] ?? '';
  if (signed.startsWith('STREAMING-')) throw notImplemented('bodies in chunks (aws-chunked)');
  if (body.length > largestObjectBytes) throw entityTooLarge();
  if (/^[\da-f]{64}$/.test(signed) && createHash('sha256').update(body).digest('hex') !== signed)
    throw new S3Refusal(
      400,
      'XAmzContentSHA256Mismatch',
      "The provided 'x-amz-content-sha256' header does not match what was computed.",
    );
  return { bytes: body, checksums: verifiedChecksums(headers, body) };
}
