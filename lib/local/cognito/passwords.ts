import { hkdfSync, randomBytes } from 'node:crypto';
import { Refusal } from '../http/aws-json';
import { stableUuid } from '../template/stable-id';
import { invalidParameter } from './refusals';
import type { PoolProperties } from './resources';
import { passwordVerifier, prime } from './srp';
import type { User } from './state';
import type { Client, Pool } from './users';

/** Longest password that the API accepts. */
const mostCharacters = 256;

const requirements = [
  ['RequireUppercase', /[A-Z]/, 'uppercase'],
  ['RequireLowercase', /[a-z]/, 'lowercase'],
  ['RequireNumbers', /[0-9]/, 'numeric'],
  // Including a space inside the password.
  ['RequireSymbols', /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+\- ]/, 'symbol'],
] as const;

/**
 * Checks a password against the pool's policy and names the first broken rule, in Cognito's order and wording.
 * https://docs.aws.amazon.com/cognito/latest/developerguide/managing-users-passwords.html
 *
 * @returns undefined when the password is accepted
 */
export function refusePassword(
  password: string,
  policy: PoolProperties['Policies']['PasswordPolicy'],
): Refusal | undefined {
  if (password.length > mostCharacters || !/^\S(.*\S)?$/.test(password)) {
    return invalidParameter(
      "1 validation error detected: Value at 'password' failed to satisfy constraint: " +
        `Member must satisfy regular expression pattern: ^[\\S]+.*[\\S]+$ and have at most ${mostCharacters} characters`,
    );
  }
  const missing = requirements.find(([rule, pattern]) => policy[rule] && !pattern.test(password));
  const broken =
    password.length < policy.MinimumLength
      ? 'Password not long enough'
      : missing && `Password must have ${missing[2]} characters`;
  return broken === undefined
    ? undefined
    : new Refusal('InvalidPasswordException', `Password did not conform with policy: ${broken}`);
}

/** Data of a password, real or invented, that is sufficient for a challenge. */
export interface PasswordRecord {
  userId: string;
  salt: bigint;
  verifier: bigint;
}

/** A sign-in that waits for the proof of its password. `user` is undefined when the record was invented. */
export interface Challenge {
  client: Client;
  user: User | undefined;
  record: PasswordRecord;
  clientPublic: bigint;
  serverPublic: bigint;
  secret: bigint;
}

/** Stores a new password as salt and verifier, never the password itself. */
export function keepPassword(user: User, pool: Pool, password: string, now: Date): void {
  const salt = number(randomBytes(16));
  user.salt = salt.toString(16);
  user.verifier = passwordVerifier({ poolName: pool.name, userId: user.sub, password, salt }).toString(16);
  user.changedAt = now.getTime();
}

/** Reads what `keepPassword` stored. */
export function passwordRecord(user: User): PasswordRecord {
  return { userId: user.sub, salt: BigInt(`0x${user.salt}`), verifier: BigInt(`0x${user.verifier}`) };
}

/** Checks a user's password against the stored verifier. */
export function isPasswordOf(user: User, pool: Pool, password: string): boolean {
  const { salt, verifier } = passwordRecord(user);
  return passwordVerifier({ poolName: pool.name, userId: user.sub, password, salt }) === verifier;
}

/**
 * Invents a record for an unknown name, the same at every attempt, so that a challenge does not disclose whether the
 * name exists.
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
    userId: stableUuid(bytes('sub', 16).toString('hex')),
    salt: number(bytes('salt', 16)),
    verifier: (root * root) % prime, // a square, like every real verifier in this group
  };
}

function number(bytes: Buffer): bigint {
  return BigInt(`0x${bytes.toString('hex')}`);
}
