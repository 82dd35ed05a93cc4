import { type GatewayRefusal, gatewayRefusals } from './gateway-responses';
import type { Claims } from './proxy-event';

/** Reads an access token of a user pool: its claims, or `refused` with why it does not count. */
export type VerifyAccessToken = (poolArn: string, token: string) => object;

/**
 * Authorizes a caller by an access token of one of the pools that carries one of the method's scopes.
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/apigateway-enable-cognito-user-pool.html
 *
 * @param header  value of the Authorization header
 */
export function authorizeToken(
  header: string | undefined,
  required: { poolArns: readonly string[]; scopes: readonly string[] },
  verify: VerifyAccessToken,
): { claims: Claims } | GatewayRefusal {
  const token = header?.replace(/^Bearer /i, '') ?? '';
  if (token === '') return gatewayRefusals.unauthorized;
  const results = required.poolArns.map((poolArn): Claims => ({ ...verify(poolArn, token) }));
  const claims = results.find((result) => !('refused' in result));
  if (!claims) {
    const isExpired = results.some((result) => result['refused'] === 'expired');
    return isExpired ? gatewayRefusals.tokenExpired : gatewayRefusals.unauthorized;
  }
  const granted = String(claims['scope'] ?? '').split(' ');
  return required.scopes.some((scope) => granted.includes(scope)) ? { claims } : gatewayRefusals.unauthorized;
}
