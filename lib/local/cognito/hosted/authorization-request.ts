import type { OAuthSettings } from '../client-resources';
import type { Client, Pool } from '../directory';
import type { ProviderProperties } from '../resources';

/** A sign-in request of an app that passed validation. */
export interface AuthorizationRequest {
  readonly client: Client;
  readonly provider: ProviderProperties;
  readonly redirectUri: string;
  readonly state: string | null;
  readonly scope: string;
  readonly nonce: string | null;
  /** SHA-256 of the verifier that the app sends with the code, base64url; null when it sent none. */
  readonly codeChallenge: string | null;
}

/** Without a trusted redirect address the error is shown; with one, the app receives it. */
type RequestRefused =
  | { readonly error: string; readonly shown: string }
  | { readonly error: string; readonly reportedTo: string };

/**
 * Reads a request to the authorize endpoint.
 * https://docs.aws.amazon.com/cognito/latest/developerguide/authorization-endpoint.html
 */
export function readAuthorizationRequest(
  pool: Pool,
  clients: ReadonlyMap<string, Client>,
  query: URLSearchParams,
): AuthorizationRequest | RequestRefused {
  const client = clients.get(query.get('client_id') ?? '');
  const oAuth = client?.pool === pool ? client.settings.oAuth : null;
  if (!client || !oAuth) return { error: 'invalid_request', shown: 'Client does not exist.' };
  const redirectUri = query.get('redirect_uri') ?? '';
  if (!oAuth.callbackUrls.includes(redirectUri)) {
    return { error: 'redirect_mismatch', shown: 'The redirect address is not registered for this client.' };
  }
  const error = errorOf(query, oAuth);
  if (error !== undefined) return { error, reportedTo: redirectUri };
  const name = query.get('identity_provider') ?? '';
  const provider = oAuth.providers.includes(name) ? pool.providers.get(name) : undefined;
  if (!provider) {
    return {
      error: 'invalid_request',
      shown: `Login option is not available: the offline host has pages of ${oAuth.providers.join(', ')}, none of its own.`,
    };
  }
  return {
    client,
    provider,
    redirectUri,
    state: query.get('state'),
    scope: query.get('scope') ?? oAuth.scopes.join(' '),
    nonce: query.get('nonce'),
    codeChallenge: query.get('code_challenge'),
  };
}

function errorOf(query: URLSearchParams, { scopes }: OAuthSettings): string | undefined {
  const responseType = query.get('response_type');
  if (responseType === 'token') return 'unauthorized_client';
  if (responseType !== 'code') return 'invalid_request';
  const requested = query.get('scope')?.split(' ') ?? [];
  if (requested.some((scope) => !scopes.includes(scope))) return 'invalid_scope';
  const challenge = query.get('code_challenge');
  const method = query.get('code_challenge_method');
  const isPlain = challenge === null && method === null;
  const isHashed = method === 'S256' && /^[\w-]{43}$/.test(challenge ?? '');
  return isPlain || isHashed ? undefined : 'invalid_request';
}
