import { hkdfSync, randomBytes } from 'node:crypto';
import type { Pool } from './directory';
import type { User } from './pool-state';
import { passwordVerifier, prime } from './srp';

/** What is known about a password, one's own or made up: enough to challenge somebody to know it. */
export interface PasswordRecord {
  userId: string;
  salt: bigint;
  verifier: bigint;
}

/** Keeps a new password as salt and verifier; the password itself is forgotten here. */
export function keepPassword(user: User, pool: Pool, password: string, now: Date): void {
  const salt = number(randomBytes(16));
  user.salt = salt.toString(16);
  user.verifier = passwordVerifier({ poolName: pool.name, userId: user.sub, password, salt }).toString(16);
  user.changedAt = now.getTime();
}

/** Reads back what `keepPassword` kept. */
export function passwordRecord(user: User): PasswordRecord {
  return { userId: user.sub, salt: BigInt(`0x${user.salt}`), verifier: BigInt(`0x${user.verifier}`) };
}

/** Whether this is the user's password, told without knowing the right one. */
export function isPasswordOf(user: User, pool: Pool, password: string): boolean {
  const { salt, verifier } = passwordRecord(user);
  return passwordVerifier({ poolName: pool.name, userId: user.sub, password, salt }) === verifier;
}

/**
 * Makes up a record for a name that nobody has, the same at every try, so that a challenge does not tell.
 * https://docs.aws.amazon.com/cognito/latest/developerguide/cognito-user-pool-managing-errors.html
 *
 * @param secret  known to this host only, base64
 */
export function inventedPasswordRecord(secret: string, pool: Pool, username: string): PasswordRecord {
  const name = `${pool.id} ${username.toLowerCase()}`;
  const bytes = (use: string, length: number) =>
    Buffer.from(hkdfSync('sha256', Buffer.from(secret, 'base64'), name, use, length));
  const root = number(bytes('verifier', 384));
  return {
    userId: uuidOf(bytes('sub', 16)),
    salt: number(bytes('salt', 16)),
    verifier: (root * root) % prime, // a square, as every real verifier is in this group
  };
}

/** Lays 16 bytes out as a version 4 UUID. */
function uuidOf(bytes: Buffer): string {
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function number(bytes: Buffer): bigint {
  return BigInt(`0x${bytes.toString('hex')}`);
}
