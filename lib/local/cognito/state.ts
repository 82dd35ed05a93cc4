import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { openJsonFile } from '../state/json-file';

/** A mailed code and its expiry in milliseconds since 1970. */
export interface MailedCode {
  code: string;
  expiresAt: number;
}

/** A provider identity that signs in to an account here. */
export interface LinkedIdentity {
  provider: string;
  userId: string;
  linkedAt: number;
}

/** One account. It stores a salt and an SRP verifier, both hexadecimal, never the password. Instants are milliseconds since 1970. */
export interface User {
  sub: string;
  /** User name of a provider's account, such as `Google_1048`; all others are named by `sub`. */
  username?: string;
  email: string;
  emailVerified: boolean;
  /** New address that takes effect once its code is entered. */
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

/** One sign-in and the refresh tokens that may continue it; it ends by deletion. Instants as in a user. */
export interface Session {
  originId: string;
  eventId: string;
  sub: string;
  clientId: string;
  /** Requested scope of a hosted sign-in; other sign-ins may call only the user's own actions. */
  scope?: string;
  signedInAt: number;
  expiresAt: number;
  /** Valid tokens by id; a used one retires when its grace period ends. */
  refreshTokens: { id: string; retiresAt?: number }[];
}

/** Records of one pool, by `sub` and by origin id; its settings come from the template at each start. */
export interface PoolRecords {
  users: Record<string, User>;
  sessions: Record<string, Session>;
}

/** All state that survives a restart, including the signing key, because a new key would sign everyone out. */
interface PoolState {
  version: 1;
  /** RSA private key, PKCS 8 in PEM. */
  signingKey: string;
  /** 32 bytes in base64 that seal refresh tokens and derive answers about unknown users. */
  secret: string;
  pools: Record<string, PoolRecords>;
}

/**
 * Opens the state of earlier hosts, or creates it.
 *
 * @param path  null keeps everything in memory
 * @throws Error when the file was written by another version of this host
 */
export function openPoolState(path: string | null) {
  const file = openJsonFile(path);
  const secret = randomBytes(32).toString('base64');
  const state = (file.read() ?? { version: 1, signingKey: signingKey(), secret, pools: {} }) as PoolState;
  if (state.version !== 1)
    throw new Error(`${path} was written by another version of the offline host. Start with --reset.`);
  file.write(state);
  return { state, save: () => file.write(state) };
}

/** Created once per process, because it takes a fifth of a second; hosts that tests start side by side may share it. */
let freshKey: string | undefined;

function signingKey(): string {
  freshKey ??= generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  }).privateKey;
  return freshKey;
}
