import { S3Refusal } from './refusal';
import type { CorsRule } from './resources';
import type { S3Headers } from './s3-call';

const vary = 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method';

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
  const requested = (headers['access-control-request-headers'] ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '');
  const rule = rules.find(
    (each) =>
      fits(each, origin, method) &&
      requested.every((name) => each.AllowedHeaders.some(matches(name, 'any-case'))),
  );
  if (!rule)
    throw forbidden(
      'This CORS request is not allowed. This is usually because the evalution of Origin, request method / ' +
        "Access-Control-Request-Method or Access-Control-Request-Headers are not whitelisted by the resource's CORS spec.",
    );
  return {
    ...allowed(rule, origin),
    ...(requested.length > 0 && { 'Access-Control-Allow-Headers': requested.join(', ') }),
    ...(rule.MaxAge !== undefined && { 'Access-Control-Max-Age': String(rule.MaxAge) }),
  };
}

/** CORS headers of an answer; none when no rule matches. */
export function corsHeaders(
  rules: readonly CorsRule[],
  origin: string | undefined,
  method: string,
): Record<string, string> {
  const rule = origin === undefined ? undefined : rules.find((each) => fits(each, origin, method));
  return origin !== undefined && rule ? allowed(rule, origin) : {};
}

function allowed(rule: CorsRule, origin: string): Record<string, string> {
  const isForAll = rule.AllowedOrigins.includes('*');
  return {
    'Access-Control-Allow-Origin': isForAll ? '*' : origin,
    'Access-Control-Allow-Methods': rule.AllowedMethods.join(', '),
    ...(rule.ExposedHeaders.length > 0 && {
      'Access-Control-Expose-Headers': rule.ExposedHeaders.join(', '),
    }),
    ...(!isForAll && { 'Access-Control-Allow-Credentials': 'true' }),
    Vary: vary,
  };
}

function fits(rule: CorsRule, origin: string, method: string): boolean {
  return rule.AllowedOrigins.some(matches(origin)) && rule.AllowedMethods.some((each) => each === method);
}

/** A pattern has one `*` at most. */
function matches(value: string, letters?: 'any-case'): (pattern: string) => boolean {
  return (pattern) => {
    const [head = '', tail] = (letters ? pattern.toLowerCase() : pattern).split('*', 2);
    if (tail === undefined) return value === head;
    return value.length >= head.length + tail.length && value.startsWith(head) && value.endsWith(tail);
  };
}

function forbidden(reason: string): S3Refusal {
  return new S3Refusal(403, 'AccessForbidden', `CORSResponse: ${reason}`);
}
