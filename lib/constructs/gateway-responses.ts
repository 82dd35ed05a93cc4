import { ResponseType, type RestApi } from 'aws-cdk-lib/aws-apigateway';
import type { Stage } from '../stage';

/** An answer that the gateway gives by itself, before or instead of a function. */
interface GatewayAnswer {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

export const unknownRoute: GatewayAnswer = {
  status: 404,
  code: 'request/unknown-route',
  message: 'There is nothing at this address.',
};

const signInFirst: GatewayAnswer = { status: 401, code: 'session/required', message: 'Please sign in.' };

const tooMany: GatewayAnswer = {
  status: 429,
  code: 'request/too-many',
  message: 'Too many requests. Please wait a moment.',
};

/** What the firewall blocks, where there is one, is blocked until its address asks less often. */
const blocked = [ResponseType.WAF_FILTERED, tooMany] as const;

const retryAfterSeconds: ReadonlyMap<ResponseType, number> = new Map([
  [ResponseType.THROTTLED, 1],
  [ResponseType.WAF_FILTERED, 60],
]);

/**
 * Codes, statuses and sentences are those of the functions (`lambdas/http/refusals.ts`): a caller cannot tell,
 * and need not know, who refused.
 */
const answers: readonly [ResponseType, GatewayAnswer][] = [
  [ResponseType.UNAUTHORIZED, signInFirst],
  // A token that is valid, but is not an access token of a player.
  [ResponseType.ACCESS_DENIED, signInFirst],
  [ResponseType.EXPIRED_TOKEN, signInFirst],
  [
    ResponseType.REQUEST_TOO_LARGE,
    { status: 413, code: 'request/too-large', message: 'The request is too large.' },
  ],
  [ResponseType.THROTTLED, tooMany],
  // What the gateway calls a missing token is a path, or a method of a path, that does not exist.
  [ResponseType.MISSING_AUTHENTICATION_TOKEN, unknownRoute],
  // Only the catch-all route can find a media type unsupported: functions take everything.
  [ResponseType.UNSUPPORTED_MEDIA_TYPE, unknownRoute],
  [ResponseType.DEFAULT_4XX, { status: 400, code: 'request/invalid', message: 'The request is not valid.' }],
  [
    ResponseType.DEFAULT_5XX,
    {
      status: 503,
      code: 'request/unavailable',
      message: 'This cannot be answered right now. Repeat it with the same key.',
    },
  ],
];

/** Makes whatever the gateway refuses by itself readable for the site: our error body, with CORS headers. */
export function addGatewayResponses(api: RestApi, { siteOrigin, firewall }: Stage): void {
  for (const [type, answer] of firewall ? [...answers, blocked] : answers) {
    const seconds = retryAfterSeconds.get(type);
    const retryAfter = seconds === undefined ? {} : { 'Retry-After': `'${seconds}'` };
    api.addGatewayResponse(`Answer${type.responseType}`, {
      type,
      statusCode: String(answer.status),
      responseHeaders: { ...answerHeaders(siteOrigin), ...retryAfter },
      templates: { 'application/json': errorBody(answer) },
    });
  }
}

/**
 * Headers that let pages of one origin read an answer, and no browser take it for anything else; values in the gateway's notation for
 * constants. Only the outer quotes belong to the notation: those inside reach the browser.
 * https://github.com/DataBiosphere/azul/pull/6385 sends such a policy by gateway responses.
 */
export function answerHeaders(siteOrigin: string): Record<string, string> {
  return {
    'Access-Control-Allow-Origin': `'${siteOrigin}'`,
    'Access-Control-Expose-Headers': "'Retry-After'",
    'X-Content-Type-Options': "'nosniff'",
    'X-Frame-Options': "'DENY'",
    'Content-Security-Policy': "'default-src 'none'; frame-ancestors 'none''",
    'Strict-Transport-Security': "'max-age=63072000; includeSubDomains'",
  };
}

export function errorBody({ code, message }: GatewayAnswer): string {
  return JSON.stringify({ error: { code, message } });
}
