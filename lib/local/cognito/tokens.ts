import { createHash, createPrivateKey, createPublicKey, randomUUID, sign, verify } from 'node:crypto';
import { parseJson } from '../http/parse-json';
import { account } from '../template/account';
import type { GroupProperties } from './resources';
import type { Session, User } from './state';
import { type Client, groupsOf, identitiesOf, nameOf } from './users';

/** The scope that allows an access token to call Cognito's own user actions and the REST API. */
const USER_SCOPE = 'aws.cognito.signin.user.admin';

/** Claims of a token with a verified signature. */
export interface Claims {
  readonly sub: string;
  readonly iss: string;
  readonly origin_jti: string;
  readonly token_use: 'access' | 'id';
  /** Seconds since 1970. */
  readonly exp: number;
  /** In ID tokens: the app client that the token was issued to. */
  readonly aud?: string;
  readonly 'cognito:roles'?: readonly string[];
  /** Absent when groups of equal rank have different roles. */
  readonly 'cognito:preferred_role'?: string;
  readonly [claim: string]: unknown;
}

/** Reason why a token is refused. */
export type TokenRefused =
  | { refused: 'malformed' | 'wrong-signature' | 'wrong-issuer' | 'wrong-use' }
  | { refused: 'expired'; exp: number };

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
      const groups = groupsOf(client.pool, user);
      const identities = identitiesOf(user);
      const shared = {
        sub: user.sub,
        ...(groups.length > 0 && { 'cognito:groups': groups.map(({ GroupName }) => GroupName) }),
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
        ...roleClaims(groups),
        aud: client.id,
        token_use: 'id',
        'cognito:username': nameOf(user),
        ...(identities.length > 0 && { identities }),
        email: user.email,
        email_verified: user.emailVerified,
        exp: iat + idTokenSeconds,
        jti: randomUUID(),
      };
      const AccessToken = signed(access);
      const IdToken = signed(identity);
      return { AccessToken, IdToken, ExpiresIn: accessTokenSeconds, TokenType: 'Bearer' };
    },

    /**
     * Checks form, signature, issuer, use and expiry; like API Gateway's authorizer it ignores sign-outs. It does not
     * check which client the token was issued to.
     */
    read(poolId: string, token: string, use: Claims['token_use']): Claims | TokenRefused {
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
      return claims.exp * 1000 > now().getTime() ? claims : { refused: 'expired', exp: claims.exp };
    },
  };

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

/** https://docs.aws.amazon.com/cognito/latest/developerguide/cognito-user-pools-user-groups.html#assigning-precedence-values-to-groups */
function roleClaims(groups: readonly GroupProperties[]): object {
  const withRole = groups.filter(({ RoleArn }) => RoleArn !== undefined);
  const roles = withRole.map(({ RoleArn }) => RoleArn);
  const first = withRole.filter(({ Precedence }) => Precedence === withRole[0]?.Precedence);
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
  const value = parseJson(Buffer.from(part, 'base64url').toString());
  return typeof value === 'object' && value !== null ? value : undefined;
}
