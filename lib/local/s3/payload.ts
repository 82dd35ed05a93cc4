import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { entityTooLarge, notImplemented, S3Refusal } from './refusal';
import type { S3Headers } from './s3-call';

/** Content of a request, as stored. */
export interface Payload {
  readonly bytes: Buffer;
  /** The verified checksum that was sent with it, by header. */
  readonly checksums: Readonly<Record<string, string>>;
}

/** The checksum that the SDK sends by default; no other is supported. */
const checksumHeader = 'x-amz-checksum-crc32';

/**
 * Verifies a body against its checksums.
 *
 * @param body  undefined when it exceeded the host's limit
 * @throws S3Refusal when it is too large or a checksum does not match
 */
export function readPayload(headers: S3Headers, body: Buffer | undefined): Payload {
  if (!body) throw entityTooLarge();
  const { 'x-amz-content-sha256': sha256 = '', 'content-md5': md5, [checksumHeader]: checksum } = headers;
  if (sha256.startsWith('STREAMING-')) throw notImplemented('bodies in chunks (aws-chunked)');
  if (/^[\da-f]{64}$/.test(sha256) && createHash('sha256').update(body).digest('hex') !== sha256)
    throw new S3Refusal(
      400,
      'XAmzContentSHA256Mismatch',
      "The provided 'x-amz-content-sha256' header does not match what was computed.",
    );
  if (md5 !== undefined && createHash('md5').update(body).digest('base64') !== md5)
    throw badDigest('Content-MD5');
  if (checksum === undefined) return { bytes: body, checksums: {} };
  if (crc32Of(body) !== checksum) throw badDigest(checksumHeader);
  return { bytes: body, checksums: { [checksumHeader]: checksum } };
}

function crc32Of(bytes: Buffer): string {
  const bigEndian = Buffer.alloc(4);
  bigEndian.writeUInt32BE(crc32(bytes));
  return bigEndian.toString('base64');
}

function badDigest(header: string): S3Refusal {
  return new S3Refusal(400, 'BadDigest', `The ${header} you specified did not match what we received.`);
}
