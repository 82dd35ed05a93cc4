import type { LambdaEvent } from 'hono/aws-lambda';

/** Who asks, as the authorizer of API Gateway vouches for. */
export interface Player {
  /** The user pool's `sub`, which is the player's id everywhere. */
  readonly id: string;
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
  const claims: unknown = authorizer && 'claims' in authorizer ? authorizer.claims : undefined;
  if (typeof claims !== 'object' || claims === null) return undefined;
  const { sub, token_use: use, 'cognito:groups': groups } = claims as Record<string, unknown>;
  if (typeof sub !== 'string' || use !== 'access') return undefined;
  const isSuperadmin = groupsOf(groups).includes('SUPERADMINS');
  return { id: sub, isAdmin: isSuperadmin || groupsOf(groups).includes('ADMINS'), isSuperadmin };
}

/** API Gateway joins groups by commas; their names hold neither comma nor space. */
function groupsOf(claim: unknown): string[] {
  return typeof claim === 'string' ? claim.split(/[\s,]+/) : [];
}
