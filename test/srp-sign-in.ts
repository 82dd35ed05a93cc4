import {
  createDiffieHellman,
  createHash,
  createHmac,
  getDiffieHellman,
  hkdfSync,
  randomBytes,
} from 'node:crypto';
import {
  type CognitoIdentityProviderClient,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
} from '@aws-sdk/client-cognito-identity-provider';

const prime = getDiffieHellman('modp15').getPrime();
const modulus = toNumber(prime);
const generator = 2n;

/** Result of a sign-in. */
export interface Tokens {
  readonly accessToken: string;
  readonly idToken: string;
  readonly refreshToken: string;
}

/**
 * Signs in with SRP-6a like Cognito’s clients. Amplify holds one session per process, and load tests need hundreds: this implements only
 * the client side of the protocol, by RFC 5054 and the 3072-bit group of RFC 3526.
 *
 * @throws Error when the user pool requires more than the password
 */
export async function srpSignIn(
  cognito: CognitoIdentityProviderClient,
  {
    userPoolId,
    clientId,
    email,
    password,
  }: { userPoolId: string; clientId: string; email: string; password: string },
): Promise<Tokens> {
  const secret = toNumber(randomBytes(48));
  const ours = power(generator, secret);
  const { ChallengeParameters: challenge = {} } = await cognito.send(
    new InitiateAuthCommand({
      AuthFlow: 'USER_SRP_AUTH',
      ClientId: clientId,
      AuthParameters: { USERNAME: email, SRP_A: ours.toString(16) },
    }),
  );
  const {
    USER_ID_FOR_SRP: user = '',
    SECRET_BLOCK: block = '',
    SALT: salt = '',
    SRP_B: theirs = '',
  } = challenge;
  const poolName = userPoolId.split('_')[1] ?? '';

  const multiplier = hash(padded(modulus), padded(generator));
  const scrambling = hash(padded(ours), padded(BigInt(`0x${theirs}`)));
  const identity = createHash('sha256').update(`${poolName}${user}:${password}`).digest();
  const key = hash(padded(BigInt(`0x${salt}`)), identity);
  const base = (((BigInt(`0x${theirs}`) - multiplier * power(generator, key)) % modulus) + modulus) % modulus;
  const shared = power(base, secret + scrambling * key);
  const proofKey = hkdfSync('sha256', padded(shared), padded(scrambling), 'Caldera Derived Key', 16);

  const timestamp = cognitoTimestamp(new Date());
  const message = Buffer.concat([
    Buffer.from(poolName + user),
    Buffer.from(block, 'base64'),
    Buffer.from(timestamp),
  ]);
  const { AuthenticationResult: result } = await cognito.send(
    new RespondToAuthChallengeCommand({
      ChallengeName: 'PASSWORD_VERIFIER',
      ClientId: clientId,
      ChallengeResponses: {
        USERNAME: user,
        PASSWORD_CLAIM_SECRET_BLOCK: block,
        TIMESTAMP: timestamp,
        PASSWORD_CLAIM_SIGNATURE: createHmac('sha256', Buffer.from(proofKey))
          .update(message)
          .digest('base64'),
      },
    }),
  );
  const { AccessToken: accessToken, IdToken: idToken, RefreshToken: refreshToken } = result ?? {};
  if (!accessToken || !idToken || !refreshToken) throw new Error('The sign-in gave no tokens');
  return { accessToken, idToken, refreshToken };
}

/** Modular exponentiation in the group; OpenSSL is ten times faster than BigInt. */
function power(base: bigint, exponent: bigint): bigint {
  const group = createDiffieHellman(prime, Number(generator));
  group.setPrivateKey(toBytes(exponent));
  return toNumber(group.computeSecret(toBytes(base)));
}

function hash(...parts: Buffer[]): bigint {
  return toNumber(createHash('sha256').update(Buffer.concat(parts)).digest());
}

/** Big-endian with a leading zero byte when the top bit is set, as Cognito hashes numbers. */
function padded(value: bigint): Buffer {
  const bytes = toBytes(value);
  return (bytes[0] ?? 0) >= 0x80 ? Buffer.concat([Buffer.alloc(1), bytes]) : bytes;
}

function toBytes(value: bigint): Buffer {
  const hex = value.toString(16);
  return Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex');
}

function toNumber(bytes: Uint8Array): bigint {
  return BigInt(`0x${Buffer.from(bytes).toString('hex')}`);
}

/** `Sat Nov 21 12:00:00 UTC 2026`, the day without a leading zero. */
function cognitoTimestamp(at: Date): string {
  const [weekday = '', day = '', month = '', year = '', time = ''] = at
    .toUTCString()
    .replace(',', '')
    .split(' ');
  return `${weekday} ${month} ${Number(day)} ${time} UTC ${year}`;
}
