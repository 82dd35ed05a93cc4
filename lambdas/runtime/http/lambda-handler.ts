import type { Hono } from 'hono';
import { handle, type LambdaContext, type LambdaEvent } from 'hono/aws-lambda';
import { withTimeLeft } from '../deadline';
import type { ApiEnvironment } from './api';

/** The event of a REST API's proxy integration. */
export type RestApiEvent = Extract<LambdaEvent, { resource: string }>;

/** Headers of an event, with one or several values each. */
type EventHeaders = Record<string, string | string[] | undefined>;

/** Serves an API from events of API Gateway. */
export function lambdaHandler(app: Hono<ApiEnvironment>) {
  const answer = handle(app);
  return (event: RestApiEvent, context?: LambdaContext) => {
    const run = () => answer(asRequest(event), context);
    return context ? withTimeLeft(() => context.getRemainingTimeInMillis(), run) : run();
  };
}

/**
 * Prepares an event so that hono can always create a request from it; hono's own error response would lack the error body and CORS headers.
 */
function asRequest(event: RestApiEvent): RestApiEvent {
  return {
    ...event,
    // A `Request` with these methods cannot have a body, which is meaningless anyway.
    ...(isBodiless(event.httpMethod) && { body: null, isBase64Encoded: false }),
    ...(event.headers && { headers: inAscii(event.headers) }),
    ...(event.multiValueHeaders && { multiValueHeaders: inAscii(event.multiValueHeaders) }),
  };
}

function isBodiless(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}

/**
 * Replaces non-ASCII characters in header values by the substitute character. hono would percent-encode the whole value: `é` would be
 * accepted as the key `%C3%A9`, and count as six characters.
 */
function inAscii<Headers extends EventHeaders>(headers: Headers): Headers {
  const entries = Object.entries(headers).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.map(substituted) : value && substituted(value),
  ]);
  return Object.fromEntries(entries) as Headers;
}

function substituted(value: string): string {
  return value.replaceAll(/\P{ASCII}/gu, '\u001A');
}
