import type { APIGatewayProxyEvent } from 'aws-lambda';

/**
 * For unit tests: an event as the authorizer of API Gateway vouches for it. Routes read nothing else of an event: what was asked comes
 * beside it, as hono's own request.
 *
 * @param claims  of the caller's access token; undefined for a caller whom nobody vouched for
 */
export function authorizedEvent(claims: object | null | undefined): APIGatewayProxyEvent {
  return {
    requestContext: { requestId: 'request-1', authorizer: claims === undefined ? undefined : { claims } },
  } as unknown as APIGatewayProxyEvent;
}
