import type { LambdaEvent } from 'hono/aws-lambda';
import type { Caller } from '../caller';

/** Who asks, as the authorizer of API Gateway vouches for. */
export interface Player extends Caller {
  /** Whether the token names one of the groups that run the store. */
  readonly isAdmin: boolean;
  /** Whether it names the group of those among them who may move coins. */
  readonly isSuperadmin: boolean;
}

/** The player whom a valid token vouches for is not in the user pool any more: it is as good as no token. */
export class PlayerGone extends Error {
  override readonly name = 'PlayerGone';
}

/**
 * Reads the player from an authorized event.
 *
 * @returns undefined when no access token's claims are there
 */
export function playerOf(event: LambdaEvent): Player | undefined {
  const authorizer = 'authorizer' in event.requestContext ? event.requestContext.authorizer : undefined;
  const found: unknown = authorizer && 'claims' in authorizer ? authorizer.claims : undefined;
  if (typeof found !== 'object' || found === null) return undefined;
  const claims = found as Record<string, unknown>;
  const { sub, token_use: use, username, auth_time: signedInAt, iat: issuedAt } = claims;
  if (typeof sub !== 'string' || use !== 'access') return undefined;
  const groups = groupsOf(claims['cognito:groups']);
  const isSuperadmin = groups.includes('SUPERADMINS');
  return {
    id: sub,
    username: typeof username === 'string' ? username : sub,
    signedInAt: instantOf(signedInAt) ?? instantOf(issuedAt) ?? beforeAny,
    isAdmin: isSuperadmin || groups.includes('ADMINS'),
    isSuperadmin,
  };
}

/** For a token that does not tell: none that was ended may pass for being unclear. */
const beforeAny = new Date(0);

/**
 * API Gateway hands on the claims `iat` and `exp` as `Tue Sep 20 21:51:59 UTC 2016`, and `auth_time` as the token has it: in seconds
 * since 1970. Either claim is understood in either way.
 */
function instantOf(claim: unknown): Date | undefined {
  const text = String(claim ?? '');
  if (/^\d{1,11}$/.test(text)) return new Date(Number(text) * 1_000);
  const [weekday, month, day, time, zone, year] = text.split(' ');
  if (zone !== 'UTC') return undefined;
  const instant = new Date(`${weekday}, ${day} ${month} ${year} ${time} GMT`);
  return Number.isNaN(instant.getTime()) ? undefined : instant;
}

/** API Gateway joins groups by commas; their names hold neither comma nor space. */
function groupsOf(claim: unknown): string[] {
  return typeof claim === 'string' ? claim.split(/[\s,]+/) : [];
}
