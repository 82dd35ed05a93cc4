import type { LambdaEvent } from 'hono/aws-lambda';

/** Who asks, as the authorizer of API Gateway vouches for. */
export interface Player {
  /** The user pool's `sub`, which is the player's id everywhere. */
  readonly id: string;
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
  const { sub, token_use: use } = claims as Record<string, unknown>;
  return typeof sub === 'string' && use === 'access' ? { id: sub } : undefined;
}
