import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { S3Headers } from './s3-call';
import { badDigest, notImplemented } from './s3-refusal';

/**
 * The checksums that a request may carry, in base64.
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/checking-object-integrity.html
 */
const algorithms: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  'x-amz-checksum-crc32': (bytes) => bigEndian(crc32(bytes)),
  'x-amz-checksum-crc32c': crc32c,
  'x-amz-checksum-crc64nvme': crc64nvme,
  'x-amz-checksum-sha1': (bytes) => createHash('sha1').update(bytes).digest(),
  'x-amz-checksum-sha256': (bytes) => createHash('sha256').update(bytes).digest(),
};

/** Headers about checksums that are no checksum themselves. */
const remarks = ['x-amz-checksum-algorithm', 'x-amz-checksum-mode', 'x-amz-checksum-type'];

/**
 * Compares every checksum that came along with the bytes.
 *
 * @returns those checksums, by header
 * @throws S3Refusal when one does not match, or is of a kind that is not known here
 */
export function verifiedChecksums(headers: S3Headers, bytes: Buffer): Record<string, string> {
  const md5 = headers['content-md5'];
  if (md5 !== undefined && md5 !== createHash('md5').update(bytes).digest('base64'))
    throw badDigest('Content-MD5');
  const given = Object.entries(headers).filter(
    ([name]) => name.startsWith('x-amz-checksum-') && !remarks.includes(name),
  );
  for (const [name, value] of given) {
    const algorithm = algorithms[name];
    if (!algorithm) throw notImplemented(name);
    if (algorithm(bytes).toString('base64') !== value) throw badDigest(name);
  }
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

function bigEndian(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function crc32c(bytes: Buffer): Buffer {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (castagnoli[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return bigEndian(~crc >>> 0);
}

const castagnoli = Uint32Array.from({ length: 256 }, (_, index) => {
  let entry = index;
  for (let bit = 0; bit < 8; bit++) entry = entry & 1 ? (entry >>> 1) ^ 0x82f63b78 : entry >>> 1;
  return entry;
});

/** In two halves of 32 bits: whole numbers of 64 bits are twenty times slower. */
function crc64nvme(bytes: Buffer): Buffer {
  let [high, low] = [0xffffffff, 0xffffffff];
  for (const byte of bytes) {
    const index = (low ^ byte) & 0xff;
    low = ((low >>> 8) | (high << 24)) ^ (nvmeLow[index] ?? 0);
    high = (high >>> 8) ^ (nvmeHigh[index] ?? 0);
  }
  return Buffer.concat([bigEndian(~high >>> 0), bigEndian(~low >>> 0)]);
}

const nvme = Array.from({ length: 256 }, (_, index) => {
  let entry = BigInt(index);
  for (let bit = 0; bit < 8; bit++) entry = entry & 1n ? (entry >> 1n) ^ 0x9a6c9329ac4bc9b5n : entry >> 1n;
  return entry;
});
const nvmeHigh = Uint32Array.from(nvme, (entry) => Number(entry >> 32n));
const nvmeLow = Uint32Array.from(nvme, (entry) => Number(entry & 0xffffffffn));
