import type { APIGatewayProxyEvent } from 'aws-lambda';

/**
 * For unit tests: an event as API Gateway's authorizer passes it on. Routes read nothing else of an event, since hono has its own request.
 *
 * @param claims  claims of the caller's access token; undefined for a caller without one
 */
export function authorizedEvent(claims: object | null | undefined): APIGatewayProxyEvent {
  return {
    requestContext: { requestId: 'request-1', authorizer: claims === undefined ? undefined : { claims } },
  } as unknown as APIGatewayProxyEvent;
}
