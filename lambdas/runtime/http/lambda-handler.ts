import type { Hono } from 'hono';
import { handle, type LambdaContext, type LambdaEvent } from 'hono/aws-lambda';
import { withTimeLeft } from '../deadline';
import type { ApiEnvironment } from './api';

/** What a REST API's proxy integration invokes a function with. */
export type RestApiEvent = Extract<LambdaEvent, { resource: string }>;

/** Headers of an event, with one value or several under each name. */
type EventHeaders = Record<string, string | string[] | undefined>;

/** Runs an API on the events of API Gateway, and sees to it that the API answers whatever arrives. */
export function lambdaHandler(app: Hono<ApiEnvironment>) {
  const answer = handle(app);
  return (event: RestApiEvent, context?: LambdaContext) => {
    const run = () => answer(asRequest(event), context);
    return context ? withTimeLeft(() => context.getRemainingTimeInMillis(), run) : run();
  };
}

/** An event as hono can make a request of it, without an answer of its own that would lack our error body and CORS. */
function asRequest(event: RestApiEvent): RestApiEvent {
  return {
    ...event,
    // No request of these methods can be made with a body, and what it says means nothing.
    ...(isBodiless(event.httpMethod) && { body: null, isBase64Encoded: false }),
    ...(event.headers && { headers: inAscii(event.headers) }),
    ...(event.multiValueHeaders && { multiValueHeaders: inAscii(event.multiValueHeaders) }),
  };
}

function isBodiless(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}

/**
 * Header values with ASCII's own substitute for every character that it has not. hono would percent-encode the whole value:
 * `é` would pass for the key `%C3%A9`, and count as six characters.
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
