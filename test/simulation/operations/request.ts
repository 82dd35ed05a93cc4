import type { Casino } from '../casino/casino';
import type { Answer } from '../invariants/answers';

/** A request to an API of the product. */
export interface ApiRequest {
  /** Requests to `admin` come from a superadmin, requests to `webhooks` from a payment provider. */
  readonly api: 'play' | 'shop' | 'admin' | 'coins' | 'bonuses' | 'quests' | 'webhooks';
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly key?: string;
  readonly body?: object;
  /** A raw body with its signature, instead of `body`. */
  readonly signed?: { readonly body: string; readonly signature: string };
}

/**
 * Sends a request like API Gateway.
 *
 * @param isSignedIn  whether the token is valid
 */
export async function callApi(
  casino: Casino,
  player: string,
  { api, method, path, key, body, signed }: ApiRequest,
  isSignedIn = true,
): Promise<Answer> {
  const caller = api === 'admin' ? { sub: 'superadmin', 'cognito:groups': 'SUPERADMINS' } : { sub: player };
  const auth_time = String(Math.floor(casino.now().getTime() / 1_000));
  const claims = isSignedIn ? { ...caller, token_use: 'access', auth_time } : null;
  // Only the parts of a request that the product reads; a complete one would take a fifth of the simulation’s time.
  const headers: Record<string, string | undefined> = {
    'idempotency-key': key,
    'stripe-signature': signed?.signature,
  };
  const request = {
    method,
    url: `https://api.example${path}`,
    headers: { get: (name: string) => headers[name.toLowerCase()] ?? null },
    text: async () => signed?.body ?? (body ? JSON.stringify(body) : ''),
  } as unknown as Request;
  const event = { requestContext: { authorizer: { claims } } };
  const response = await casino[api].fetch(request, { event } as never);
  const text = await response.text();
  const isRefused = response.status !== 200;
  return { status: response.status, code: isRefused ? codeOf(text) : null, text };
}

function codeOf(text: string): string {
  return (JSON.parse(text) as { error: { code: string } }).error.code;
}
