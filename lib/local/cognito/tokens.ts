import { createHash, createPrivateKey, createPublicKey, randomUUID, sign, verify } from 'node:crypto';
import { account } from '../template/account';
import { identitiesOf } from './attributes';
import { groupsOf, nameOf, type Client, type Pool } from './directory';
import type { Session, User } from './state';

/** The scope that allows an access token to call Cognito's own user actions and the REST API. */
const USER_SCOPE = 'aws.cognito.signin.user.admin';

/** Claims of an access token with a verified signature; instants in seconds since 1970. */
export type AccessClaims = {
  sub: string;
  iss: string;
  origin_jti: string;
  token_use: 'access';
  exp: number;
  [claim: string]: unknown;
};

/** Claims of an ID token with a verified signature. */
export type IdClaims = {
  sub: string;
  iss: string;
  /** The app client that the token was issued to. */
  aud: string;
  origin_jti: string;
  token_use: 'id';
  exp: number;
  'cognito:roles'?: string[];
  /** Absent when groups of equal rank have different roles. */
  'cognito:preferred_role'?: string;
  [claim: string]: unknown;
};

/** Reason why a token is refused. */
export interface TokenRefused {
  refused: 'malformed' | 'wrong-signature' | 'wrong-issuer' | 'wrong-use' | 'expired';
}

export type TokenMint = ReturnType<typeof openTokenMint>;

/**
 * Opens what signs tokens and reads them back.
 * https://docs.aws.amazon.com/cognito/latest/developerguide/amazon-cognito-user-pools-using-the-access-token.html
 *
 * @param signingKey  RSA private key, PKCS 8 in PEM
 */
export function openTokenMint(signingKey: string, now: () => Date) {
  const privateKey = createPrivateKey(signingKey);
  const publicKey = createPublicKey(signingKey);
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const keyId = createHash('sha256').update(spki).digest('base64');

  return {
    /** Issues an access token and an ID token for a session, in the form of an `AuthenticationResult`. */
    issue({ client, user, session }: { client: Client; user: User; session: Session }) {
      const iat = Math.floor(now().getTime() / 1000);
      const { accessTokenSeconds, idTokenSeconds } = client.settings;
      const shared = {
        sub: user.sub,
        ...groupClaim(client.pool, user),
        iss: issuer(client.pool.id),
        origin_jti: session.originId,
        event_id: session.eventId,
        auth_time: Math.floor(session.signedInAt / 1000),
        iat,
      };
      const access = {
        ...shared,
        client_id: client.id,
        token_use: 'access',
        scope: session.scope ?? USER_SCOPE,
        exp: iat + accessTokenSeconds,
        jti: randomUUID(),
        username: nameOf(user),
      };
      const identity = {
        ...shared,
        ...roleClaims(client.pool, user),
        aud: client.id,
        token_use: 'id',
        'cognito:username': nameOf(user),
        ...(user.identities?.length && { identities: identitiesOf(user, user.identities) }),
        email: user.email,
        email_verified: user.emailVerified,
        exp: iat + idTokenSeconds,
        jti: randomUUID(),
      };
      const AccessToken = signed(access);
      const IdToken = signed(identity);
      return { AccessToken, IdToken, ExpiresIn: accessTokenSeconds, TokenType: 'Bearer' };
    },

    /** Checks form, signature, issuer, use and expiry; like API Gateway's authorizer it ignores sign-outs. */
    readAccessToken: (poolId: string, token: string) => read<AccessClaims>(poolId, token, 'access'),

    /** Checks an ID token in the same way, but not which client it was issued to. */
    readIdToken: (poolId: string, token: string) => read<IdClaims>(poolId, token, 'id'),
  };

  function read<Claims extends AccessClaims | IdClaims>(
    poolId: string,
    token: string,
    use: Claims['token_use'],
  ): Claims | TokenRefused {
    const [header = '', payload = '', signature = '', ...rest] = token.split('.');
    const claims = decoded(payload) as Claims | undefined;
    if (!claims || !signature || rest.length > 0) return { refused: 'malformed' };
    const { kid, alg } = (decoded(header) ?? {}) as { kid?: unknown; alg?: unknown };
    const isOurKey = kid === keyId && alg === 'RS256';
    const text = Buffer.from(`${header}.${payload}`);
    const seal = Buffer.from(signature, 'base64url');
    if (!isOurKey || !verify('RSA-SHA256', text, publicKey, seal)) return { refused: 'wrong-signature' };
    if (claims.iss !== issuer(poolId)) return { refused: 'wrong-issuer' };
    if (claims.token_use !== use) return { refused: 'wrong-use' };
    return claims.exp * 1000 > now().getTime() ? claims : { refused: 'expired' };
  }

  function signed(claims: object): string {
    const text = `${encoded({ kid: keyId, alg: 'RS256' })}.${encoded(claims)}`;
    return `${text}.${sign('RSA-SHA256', Buffer.from(text), privateKey).toString('base64url')}`;
  }
}

function issuer(poolId: string): string {
  return `https://cognito-idp.${account.region}.amazonaws.com/${poolId}`;
}

/** Reads the pool id of an unverified token, only to select the pool that verifies it. */
export function claimedPoolId(token: string): string | undefined {
  const { iss } = (decoded(token.split('.')[1] ?? '') ?? {}) as { iss?: unknown };
  return typeof iss === 'string' ? iss.split('/').at(-1) : undefined;
}

function groupClaim(pool: Pool, user: User): object {
  const names = groupsOf(pool, user).map((group) => group.GroupName);
  return names.length > 0 ? { 'cognito:groups': names } : {};
}

/** https://docs.aws.amazon.com/cognito/latest/developerguide/cognito-user-pools-user-groups.html#assigning-precedence-values-to-groups */
function roleClaims(pool: Pool, user: User): object {
  const groups = groupsOf(pool, user).filter(({ RoleArn }) => RoleArn !== undefined);
  const roles = groups.map(({ RoleArn }) => RoleArn);
  const first = groups.filter(({ Precedence }) => Precedence === groups[0]?.Precedence);
  const isClear = first.length > 0 && first.every(({ RoleArn }) => RoleArn === roles[0]);
  return {
    ...(roles.length > 0 && { 'cognito:roles': roles }),
    ...(isClear && { 'cognito:preferred_role': roles[0] }),
  };
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function decoded(part: string): object | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString());
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined; // not a token; the caller refuses it
  }
}
