import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { badDigest, notImplemented } from './refusal';
import type { S3Headers } from './s3-call';

/** The checksum that the SDK sends by default; no other is supported. */
const known = 'x-amz-checksum-crc32';

/** Headers about checksums that carry no checksum themselves. */
const remarks = ['x-amz-checksum-algorithm', 'x-amz-checksum-mode', 'x-amz-checksum-type'];

/**
 * Verifies every checksum that was sent with the bytes.
 *
 * @returns those checksums, by header
 * @throws S3Refusal for a mismatch or an unsupported algorithm
 */
export function verifiedChecksums(headers: S3Headers, bytes: Buffer): Record<string, string> {
  const md5 = headers['content-md5'];
  if (md5 !== undefined && md5 !== createHash('md5').update(bytes).digest('base64'))
    throw badDigest('Content-MD5');
  const given = Object.entries(headers).filter(
    ([name]) => name.startsWith('x-amz-checksum-') && !remarks.includes(name),
  );
  for (const [name, value] of given) {
    if (name !== known) throw notImplemented(name);
    if (bigEndian(crc32(bytes)).toString('base64') !== value) throw badDigest(name);
  }
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

function bigEndian(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
