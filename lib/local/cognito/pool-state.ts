import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { openJsonFile } from '../state/json-file';

/** A code that was mailed, and the millisecond since 1970 it stops working at. */
export interface MailedCode {
  code: string;
  expiresAt: number;
}

/** Somebody at a provider who signs in to an account here. */
export interface LinkedIdentity {
  provider: string;
  userId: string;
  linkedAt: number;
}

/** One account. Never its password: a salt and an SRP verifier, both hexadecimal. Instants are milliseconds since 1970. */
export interface User {
  sub: string;
  /** Of an account that belongs to a provider, such as `Google_1048`; all others go by their `sub`. */
  username?: string;
  email: string;
  emailVerified: boolean;
  /** The address that counts once its code was entered. */
  pendingEmail?: string;
  status: 'UNCONFIRMED' | 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD' | 'EXTERNAL_PROVIDER';
  salt: string;
  verifier: string;
  groups: string[];
  signUpCode?: MailedCode;
  resetCode?: MailedCode;
  addressCode?: MailedCode;
  identities?: LinkedIdentity[];
  createdAt: number;
  changedAt: number;
}

/** One sign-in and the refresh tokens that may continue it; ending it is deleting it. Instants as in a user. */
export interface Session {
  originId: string;
  eventId: string;
  sub: string;
  clientId: string;
  /** Of a hosted sign-in, what it asked for; all others may call the user's own actions and nothing else. */
  scope?: string;
  signedInAt: number;
  expiresAt: number;
  /** Tokens that work, by id; one already used retires when its grace period ends. */
  refreshTokens: { id: string; retiresAt?: number }[];
}

/** What happened in one pool, by `sub` and by origin id; its settings come from the template at each start. */
export interface PoolRecords {
  users: Record<string, User>;
  sessions: Record<string, Session>;
}

/** Everything that outlives the host. A new key would sign everyone out, so it is part of it. */
interface PoolState {
  version: 1;
  /** RSA private key, PKCS 8 in PEM. */
  signingKey: string;
  /** 32 bytes in base64 that seal refresh tokens and make up answers about unknown users. */
  secret: string;
  pools: Record<string, PoolRecords>;
}

/** The state and the way to keep it. */
export interface StateFile {
  state: PoolState;
  save(): void;
}

/**
 * Opens what earlier hosts left in the file, or begins.
 *
 * @param path  null keeps everything in memory
 * @throws Error when the file was written by another version of this host
 */
export function openPoolState(path: string | null): StateFile {
  const file = openJsonFile(path);
  const state = (file.read() ?? begin()) as PoolState;
  if (state.version !== 1)
    throw new Error(`${path} is of another version of the offline host: start with --reset`);
  file.write(state);
  return { state, save: () => file.write(state) };
}

function begin(): PoolState {
  const secret = randomBytes(32).toString('base64');
  return { version: 1, signingKey: (freshKey ??= makeSigningKey()), secret, pools: {} };
}

/** Made once a process, as it takes a fifth of a second: hosts that tests start side by side may share it. */
let freshKey: string | undefined;

function makeSigningKey(): string {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  return privateKey;
}
