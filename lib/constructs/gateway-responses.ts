import { ResponseType, type RestApi } from 'aws-cdk-lib/aws-apigateway';
import { requestErrors } from '../contracts/request/errors';
import type { Stage } from '../stage';

type RequestError = keyof typeof requestErrors;

const firewallError = [ResponseType.WAF_FILTERED, 'request/too-many'] as const;

const retryAfterSeconds: ReadonlyMap<ResponseType, number> = new Map([
  [ResponseType.THROTTLED, 1],
  [ResponseType.WAF_FILTERED, 60],
]);

/** The gateway returns the same errors as the functions, so a caller cannot tell which of the two refused. */
const errorsByType: readonly [ResponseType, RequestError][] = [
  [ResponseType.UNAUTHORIZED, 'session/required'],
  // A valid token that is not an access token of a player.
  [ResponseType.ACCESS_DENIED, 'session/required'],
  [ResponseType.EXPIRED_TOKEN, 'session/required'],
  [ResponseType.REQUEST_TOO_LARGE, 'request/too-large'],
  [ResponseType.THROTTLED, 'request/too-many'],
  // API Gateway reports an unknown path or method as a missing authentication token.
  [ResponseType.MISSING_AUTHENTICATION_TOKEN, 'request/unknown-route'],
  // Only the catch-all route can find a media type unsupported: functions accept every type.
  [ResponseType.UNSUPPORTED_MEDIA_TYPE, 'request/unknown-route'],
  [ResponseType.DEFAULT_4XX, 'request/invalid'],
  [ResponseType.DEFAULT_5XX, 'request/unavailable'],
];

/** Gives gateway errors the API's error body and CORS headers, so that the site can read them. */
export function addGatewayResponses(api: RestApi, { siteOrigin, firewall }: Stage): void {
  for (const [type, code] of firewall ? [...errorsByType, firewallError] : errorsByType) {
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
 * Headers that let pages of one origin read a response and stop browsers from sniffing its type. Values use the gateway's notation for
 * constants: the outer quotes belong to the notation, the inner ones reach the browser.
 *
 * @see https://github.com/DataBiosphere/azul/pull/6385 for such a policy in gateway responses
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
