import { ResponseType, type RestApi } from 'aws-cdk-lib/aws-apigateway';
import { requestErrors } from '../contracts/request/errors';
import type { Stage } from '../stage';

type RequestError = keyof typeof requestErrors;

const blocked = [ResponseType.WAF_FILTERED, 'request/too-many'] as const;

const retryAfterSeconds: ReadonlyMap<ResponseType, number> = new Map([
  [ResponseType.THROTTLED, 1],
  [ResponseType.WAF_FILTERED, 60],
]);

/** The gateway returns the errors of the functions, so a caller cannot tell which of the two refused. */
const errorsByType: readonly [ResponseType, RequestError][] = [
  [ResponseType.UNAUTHORIZED, 'session/required'],
  // A token that is valid, but is not an access token of a player.
  [ResponseType.ACCESS_DENIED, 'session/required'],
  [ResponseType.EXPIRED_TOKEN, 'session/required'],
  [ResponseType.REQUEST_TOO_LARGE, 'request/too-large'],
  [ResponseType.THROTTLED, 'request/too-many'],
  // What the gateway calls a missing token is a path, or a method of a path, that does not exist.
  [ResponseType.MISSING_AUTHENTICATION_TOKEN, 'request/unknown-route'],
  // Only the catch-all route can find a media type unsupported: functions take everything.
  [ResponseType.UNSUPPORTED_MEDIA_TYPE, 'request/unknown-route'],
  [ResponseType.DEFAULT_4XX, 'request/invalid'],
  [ResponseType.DEFAULT_5XX, 'request/unavailable'],
];

/** Gives errors of the gateway itself our error body and CORS headers, so that the site can read them. */
export function addGatewayResponses(api: RestApi, { siteOrigin, firewall }: Stage): void {
  for (const [type, code] of firewall ? [...errorsByType, blocked] : errorsByType) {
    const seconds = retryAfterSeconds.get(type);
    const retryAfter = seconds === undefined ? {} : { 'Retry-After': `'${seconds}'` };
    api.addGatewayResponse(`Answer${type.responseType}`, {
      type,
      statusCode: String(requestErrors[code].status),
      responseHeaders: { ...answerHeaders(siteOrigin), ...retryAfter },
      templates: { 'application/json': errorBody(code) },
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

export function errorBody(code: RequestError): string {
  return JSON.stringify({ error: { code, message: requestErrors[code].message } });
}
