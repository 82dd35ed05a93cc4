const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** KSUIDs count seconds from 13 May 2014. */
const ksuidEpochSeconds = 1_400_000_000;

/** A UUID of version 4. @param bytes  16 random ones */
export function uuidOf(bytes: Buffer): string {
  const hex = [...bytes]
    .map((byte, index) => (index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte))
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** A ULID: https://github.com/ulid/spec. @param bytes  10 random ones */
export function ulidOf(at: Date, bytes: Buffer): string {
  const random = BigInt(`0x${bytes.toString('hex')}`);
  return inBase((BigInt(at.getTime()) << 80n) | random, crockford, 26);
}

/** A KSUID: https://github.com/segmentio/ksuid. @param bytes  16 random ones */
export function ksuidOf(at: Date, bytes: Buffer): string {
  const seconds = BigInt(Math.floor(at.getTime() / 1000) - ksuidEpochSeconds);
  return inBase((seconds << 128n) | BigInt(`0x${bytes.toString('hex')}`), base62, 27);
}

function inBase(value: bigint, digits: string, length: number): string {
  let text = '';
  for (let rest = value; rest > 0n; rest /= BigInt(digits.length))
    text = digits.charAt(Number(rest % BigInt(digits.length))) + text;
  return text.padStart(length, '0');
}
