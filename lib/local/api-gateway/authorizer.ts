import { type GatewayRefusal, gatewayRefusals } from './gateway-responses';
import type { Claims } from './proxy-event';

export type VerifyAccessToken = (poolArn: string, token: string) => object;

/** https://docs.aws.amazon.com/apigateway/latest/developerguide/apigateway-enable-cognito-user-pool.html */
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
