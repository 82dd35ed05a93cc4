import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Authorize } from '../iam/authorize';
import { type Caller, callerOf } from '../iam/caller';
import type { WebSessions } from '../iam/web-sessions';
import { account, sessionArn } from '../template/account';
import type { Mode } from './access';
import { refuse, type RequestRefused } from './refusals';

/** Claims of a user pool token with a verified signature; `exp` in seconds since 1970. */
interface UserPoolClaims {
  readonly sub: string;
  readonly iss: string;
  readonly exp: number;
  readonly [claim: string]: unknown;
}

/** What decides about callers. */
export interface TrustedCallers {
  readonly authorize: Authorize;
  readonly verifyUserToken: (poolId: string, token: string) => UserPoolClaims | { refused: string };
  readonly vouchFor: WebSessions['vouchFor'];
}

export interface Principal {
  readonly mode: Mode;
  readonly groups: readonly string[];
  /** The identity that resolvers receive: https://docs.aws.amazon.com/appsync/latest/devguide/resolver-context-reference-js.html */
  readonly identity: Readonly<Record<string, unknown>>;
  /** Undefined for members of the pool. */
  readonly caller: Caller | undefined;
  /** Expiry of the credentials in milliseconds since 1970; undefined when they carry none. */
  readonly expiresAt: number | undefined;
}

interface Settings extends TrustedCallers {
  readonly userPoolId: string | undefined;
  readonly takesIam: boolean;
}

const unauthorized = (message: string) => refuse(401, 'UnauthorizedException', message);
const notAuthorized = unauthorized('You are not authorized to make this call.');

/** Verifies the token of a user, or the policies of a signer. */
export async function authenticate(
  headers: IncomingHttpHeaders,
  sourceIp: string,
  settings: Settings,
): Promise<Principal | RequestRefused> {
  const { authorization = '' } = headers;
  if (authorization === '') return unauthorized('Valid authorization header not provided.');
  return authorization.startsWith('AWS4-')
    ? readSigned(headers, sourceIp, settings)
    : readToken(authorization.replace(/^Bearer /, ''), sourceIp, settings);
}

function readToken(
  token: string,
  sourceIp: string,
  { userPoolId, verifyUserToken }: Settings,
): Principal | RequestRefused {
  if (userPoolId === undefined) return notAuthorized;
  const claims = verifyUserToken(userPoolId, token);
  if ('refused' in claims) {
    if (claims.refused === 'expired') return unauthorized('Token has expired.');
    if (claims.refused === 'malformed') return unauthorized('Unable to parse JWT token.');
    return notAuthorized;
  }
  const groups = (claims['cognito:groups'] as string[] | undefined) ?? null;
  return {
    mode: 'userPool',
    groups: groups ?? [],
    identity: {
      claims,
      defaultAuthStrategy: 'ALLOW',
      groups,
      issuer: claims.iss,
      sourceIp: [sourceIp],
      sub: claims.sub,
      username: claims['username'] ?? claims['cognito:username'],
    },
    caller: undefined,
    expiresAt: claims.exp * 1000,
  };
}

async function readSigned(
  headers: IncomingHttpHeaders,
  sourceIp: string,
  { takesIam, authorize, vouchFor }: Settings,
): Promise<Principal | RequestRefused> {
  const caller = callerOf({ headers } as IncomingMessage);
  if (!takesIam || !caller) return notAuthorized;
  const denial = await authorize(caller, []);
  if (denial) return refuse(403, denial.type, denial.message);
  const vouched = vouchFor(caller);
  const { accessKeyId, session, context = {} } = typeof vouched === 'string' ? caller : vouched;
  const cognitoKey = (key: string) => context[`cognito-identity.amazonaws.com:${key}`] ?? null;
  // The host does not check signatures: a page of any site could name the operator or a function's role. `Origin`
  // identifies pages.
  if (headers.origin !== undefined && cognitoKey('sub') === null) return notAuthorized;
  const [authType = null, ...providers] = [cognitoKey('amr') ?? []].flat();
  return {
    mode: 'iam',
    groups: [],
    identity: {
      accountId: account.accountId,
      cognitoIdentityAuthProvider: providers.length > 0 ? providers.join(',') : null,
      cognitoIdentityAuthType: authType,
      cognitoIdentityId: cognitoKey('sub'),
      cognitoIdentityPoolId: cognitoKey('aud'),
      sourceIp: [sourceIp],
      userArn: sessionArn(accessKeyId, session),
      username: `${accessKeyId}:${session}`,
    },
    caller,
    expiresAt: undefined,
  };
}
