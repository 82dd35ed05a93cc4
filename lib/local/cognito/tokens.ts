import { createHash, createPrivateKey, createPublicKey, randomUUID, sign, verify } from 'node:crypto';
import { groupsOf, type Client, type Pool } from './directory';
import type { Session, User } from './pool-state';

/** The scope that lets an access token call Cognito's own user actions, and our API. */
const USER_SCOPE = 'aws.cognito.signin.user.admin';

/** What an access token says, after its signature was checked; instants in seconds since 1970. */
export type AccessClaims = {
  sub: string;
  iss: string;
  client_id: string;
  origin_jti: string;
  event_id: string;
  token_use: 'access';
  scope: string;
  auth_time: number;
  exp: number;
  iat: number;
  jti: string;
  username: string;
  'cognito:groups'?: string[];
};

/** Why an access token is not accepted. */
export interface TokenRefused {
  refused: 'malformed' | 'wrong-signature' | 'wrong-issuer' | 'wrong-use' | 'expired';
}

/** Signs a pool's tokens and reads them back. */
export interface TokenMint {
  /** An access and an ID token of the session, as they stand in an `AuthenticationResult`. */
  issue(holder: { client: Client; user: User; session: Session }): {
    AccessToken: string;
    IdToken: string;
    ExpiresIn: number;
    TokenType: 'Bearer';
  };
  /** Checks form, signature, issuer, use and expiry; like API Gateway's authorizer it does not know of sign-outs. */
  readAccessToken(poolId: string, token: string): AccessClaims | TokenRefused;
}

/**
 * Opens the mint.
 *
 * Claims: https://docs.aws.amazon.com/cognito/latest/developerguide/amazon-cognito-user-pools-using-the-access-token.html
 *
 * @param signingKey  RSA private key, PKCS 8 in PEM
 */
export function openTokenMint(signingKey: string, region: string, now: () => Date): TokenMint {
  const privateKey = createPrivateKey(signingKey);
  const publicKey = createPublicKey(signingKey);
  const keyId = createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');
  const issuer = (poolId: string) => `https://cognito-idp.${region}.amazonaws.com/${poolId}`;

  const seal = (claims: object) => {
    const signed = `${encoded({ kid: keyId, alg: 'RS256' })}.${encoded(claims)}`;
    return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), privateKey).toString('base64url')}`;
  };

  return {
    issue: ({ client, user, session }) => {
      const at = Math.floor(now().getTime() / 1000);
      const { accessTokenSeconds, idTokenSeconds, poolId } = client.settings;
      const shared = {
        sub: user.sub,
        iss: issuer(poolId),
        origin_jti: session.originId,
        event_id: session.eventId,
        auth_time: Math.floor(session.signedInAt / 1000),
        iat: at,
      };
      const access = {
        ...shared,
        ...groupClaim(client.pool, user),
        client_id: client.id,
        token_use: 'access',
        scope: USER_SCOPE,
        exp: at + accessTokenSeconds,
        jti: randomUUID(),
        username: user.sub,
      };
      const identity = {
        ...shared,
        ...groupClaim(client.pool, user),
        ...roleClaims(client.pool, user),
        aud: client.id,
        token_use: 'id',
        'cognito:username': user.sub,
        email: user.email,
        email_verified: user.emailVerified,
        exp: at + idTokenSeconds,
        jti: randomUUID(),
      };
      return {
        AccessToken: seal(access),
        IdToken: seal(identity),
        ExpiresIn: accessTokenSeconds,
        TokenType: 'Bearer',
      };
    },

    readAccessToken: (poolId, token) => {
      const [header = '', payload = '', signature = '', ...rest] = token.split('.');
      const claims = decoded(payload) as AccessClaims | undefined;
      const { kid, alg } = (decoded(header) ?? {}) as { kid?: unknown; alg?: unknown };
      if (!claims || !signature || rest.length > 0) return { refused: 'malformed' };
      const signed = Buffer.from(`${header}.${payload}`);
      const isSigned =
        kid === keyId &&
        alg === 'RS256' &&
        verify('RSA-SHA256', signed, publicKey, Buffer.from(signature, 'base64url'));
      if (!isSigned) return { refused: 'wrong-signature' };
      if (claims.iss !== issuer(poolId)) return { refused: 'wrong-issuer' };
      if (claims.token_use !== 'access') return { refused: 'wrong-use' };
      return claims.exp * 1000 > now().getTime() ? claims : { refused: 'expired' };
    },
  };
}

/** Reads the claims of a token nobody vouches for yet, only to know which pool to ask. */
export function claimedPoolId(token: string): string | undefined {
  const claims = decoded(token.split('.')[1] ?? '');
  const { iss } = (claims ?? {}) as { iss?: unknown };
  return typeof iss === 'string' ? iss.split('/').at(-1) : undefined;
}

function groupClaim(pool: Pool, user: User): { 'cognito:groups'?: string[] } {
  const names = groupsOf(pool, user).map((group) => group.GroupName);
  return names.length > 0 ? { 'cognito:groups': names } : {};
}

function roleClaims(pool: Pool, user: User): object {
  const roles = groupsOf(pool, user).flatMap((group) => group.RoleArn ?? []);
  return roles.length > 0 ? { 'cognito:roles': roles, 'cognito:preferred_role': roles[0] } : {};
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function decoded(part: string): object | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString());
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined; // not a token: the caller refuses it
  }
}
