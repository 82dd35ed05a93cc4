import { type GatewayRefusal, gatewayRefusals } from './gateway-responses';
import type { Claims } from './proxy-integration';
import type { Authorizer, Method } from './resources';

export type VerifyAccessToken = (poolArn: string, token: string) => object;

/** Checks the header `Authorization` of a request. */
export type Authorize = (header: string | undefined) => { claims: Claims | undefined } | GatewayRefusal;

/**
 * Creates the authorizer of a method.
 *
 * @param authorizers  those of its API, by id
 * @throws Error for a method that names none of them, or that has no scopes
 */
export function createAuthorizer(
  { HttpMethod, AuthorizationType, AuthorizerId = '', AuthorizationScopes: scopes }: Method,
  path: string,
  authorizers: ReadonlyMap<string, Authorizer>,
  verify: VerifyAccessToken,
): Authorize {
  if (AuthorizationType === 'NONE') return () => ({ claims: undefined });
  const authorizer = authorizers.get(AuthorizerId);
  if (!authorizer) throw new Error(`${HttpMethod} ${path} names no authorizer of its API.`);
  if (scopes.length === 0)
    throw new Error(`${HttpMethod} ${path} has no scopes, so it takes ID tokens, which the host does not.`);
  return (header) => authorizeToken(header, { poolArns: authorizer.ProviderARNs, scopes }, verify);
}

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
