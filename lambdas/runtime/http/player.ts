import type { LambdaEvent } from 'hono/aws-lambda';
import type { Caller } from '../caller';

/** The authenticated player of a request. */
export interface Player extends Caller {
  /** Whether the token contains ADMINS or SUPERADMINS. */
  readonly isAdmin: boolean;
  /** Whether the token contains SUPERADMINS, whose members may move coins. */
  readonly isSuperadmin: boolean;
}

/** The player of a valid token no longer exists in the user pool, so that the token is not accepted. */
export class PlayerGone extends Error {
  override readonly name = 'PlayerGone';
}

/**
 * Reads the player from an authorized event.
 *
 * @returns undefined without the claims of an access token
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

/** Fallback for a token without a time, so that it never outlives an ended sign-in. */
const beforeAny = new Date(0);

/**
 * Parses a time claim. API Gateway formats `iat` and `exp` as `Tue Sep 20 21:51:59 UTC 2016` and keeps `auth_time` in seconds since 1970;
 * both formats are accepted for every claim.
 */
function instantOf(claim: unknown): Date | undefined {
  const text = String(claim ?? '');
  if (/^\d{1,11}$/.test(text)) return new Date(Number(text) * 1_000);
  const [weekday, month, day, time, zone, year] = text.split(' ');
  if (zone !== 'UTC') return undefined;
  const instant = new Date(`${weekday}, ${day} ${month} ${year} ${time} GMT`);
  return Number.isNaN(instant.getTime()) ? undefined : instant;
}

/** API Gateway joins groups with commas; group names contain neither commas nor spaces. */
function groupsOf(claim: unknown): string[] {
  return typeof claim === 'string' ? claim.split(/[\s,]+/) : [];
}
