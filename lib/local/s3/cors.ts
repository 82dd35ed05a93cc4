import type { IncomingMessage } from 'node:http';
import { S3Refusal } from './refusal';
import type { CorsRule } from './resources';
import type { S3Headers } from './s3-call';

/**
 * Answers a CORS preflight by the first matching rule.
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/cors.html
 *
 * @throws S3Refusal when no rule allows the request
 */
export function preflight(rules: readonly CorsRule[], headers: S3Headers): Record<string, string> {
  const { origin, 'access-control-request-method': method = '' } = headers;
  if (origin === undefined)
    throw new S3Refusal(400, 'BadRequest', 'Insufficient information. Origin request header needed.');
  if (rules.length === 0) throw forbidden('CORS is not enabled for this bucket.');
  const rule = rules.find((each) => fits(each, origin, method));
  if (!rule)
    throw forbidden(
      'This CORS request is not allowed. This is usually because the evalution of Origin, request method / ' +
        "Access-Control-Request-Method or Access-Control-Request-Headers are not whitelisted by the resource's CORS spec.",
    );
  const requested = headers['access-control-request-headers']?.toLowerCase();
  return {
    ...allowed(rule, origin),
    ...(requested !== undefined && { 'Access-Control-Allow-Headers': requested }),
    'Access-Control-Max-Age': String(rule.MaxAge),
  };
}

/** CORS headers of an answer; none when no rule matches. */
export function corsHeaders(
  rules: readonly CorsRule[],
  { headers: { origin }, method = '' }: IncomingMessage,
): Record<string, string> {
  const rule = origin === undefined ? undefined : rules.find((each) => fits(each, origin, method));
  return origin !== undefined && rule ? allowed(rule, origin) : {};
}

function fits({ AllowedOrigins, AllowedMethods }: CorsRule, origin: string, method: string): boolean {
  const isAllowed = AllowedOrigins.includes('*') || AllowedOrigins.includes(origin);
  return isAllowed && AllowedMethods.some((each) => each === method);
}

function allowed(rule: CorsRule, origin: string): Record<string, string> {
  const isForAll = rule.AllowedOrigins.includes('*');
  return {
    'Access-Control-Allow-Origin': isForAll ? '*' : origin,
    'Access-Control-Allow-Methods': rule.AllowedMethods.join(', '),
    'Access-Control-Expose-Headers': rule.ExposedHeaders.join(', '),
    ...(!isForAll && { 'Access-Control-Allow-Credentials': 'true' }),
    Vary: 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method',
  };
}

function forbidden(reason: string): S3Refusal {
  return new S3Refusal(403, 'AccessForbidden', `CORSResponse: ${reason}`);
}
