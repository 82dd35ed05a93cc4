import { createHash, randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { Refusal } from '../../http/aws-json';
import { allowAnyOrigin } from '../../http/preflight';
import type { Handle } from '../../http/services-server';
import type { Html } from '../../pages/html';
import type { ActionContext } from '../action';
import { type Expiring, openExpiring } from '../expiring';
import type { ProviderProperties } from '../resources';
import type { User } from '../state';
import type { Client, Pool } from '../users';
import { federate } from './federate';
import { chosenPerson, providerPage, refusalPage } from './provider-page';

/** Lifetime of a code. https://docs.aws.amazon.com/cognito/latest/developerguide/token-endpoint.html */
const codeLifetimeMs = 300_000;

interface Call {
  readonly context: ActionContext;
  readonly pool: Pool;
  /** What codes were granted for, between the page of the provider and the app. */
  readonly codes: Expiring<{ request: AuthorizationRequest; user: User }>;
  readonly query: URLSearchParams;
  readonly form: URLSearchParams;
}

type Reply =
  | { readonly goesTo: string }
  | { readonly page: Html; readonly status?: number }
  | { readonly json: object; readonly status: number };

/**
 * Serves the domains of user pools, each below its prefix: Cognito's managed login, with a local page in place of
 * each provider.
 * https://docs.aws.amazon.com/cognito/latest/developerguide/managed-login-endpoints.html
 */
export function serveHostedSignIn(context: ActionContext, domains: ReadonlyMap<string, Pool>): Handle {
  const codes: Call['codes'] = openExpiring(codeLifetimeMs, context.now);

  return async (request, response, body) => {
    if (request.method === 'OPTIONS')
      return allowAnyOrigin(response, {
        methods: 'GET, POST',
        headers: request.headers['access-control-request-headers'] ?? '',
      });
    const url = new URL(request.url ?? '/', 'http://host');
    const [, prefix = '', path = ''] = /^\/([^/]*)(\/.*)$/.exec(url.pathname) ?? [];
    const pool = domains.get(prefix);
    const endpoint = endpoints.get(`${request.method} ${path}`);
    if (!pool || !endpoint) return sendReply(response, refuse('not_found', 'There is no such page.', 404));
    const form = new URLSearchParams(body.toString());
    sendReply(response, await endpoint({ context, pool, codes, query: url.searchParams, form }));
  };
}

const endpoints = new Map<string, (call: Call) => Reply | Promise<Reply>>([
  ['GET /oauth2/authorize', authorize],
  ['POST /oauth2/idpresponse', answerOfProvider],
  ['POST /oauth2/token', exchangeCode],
  ['GET /logout', leave],
]);

function authorize(call: Call): Reply {
  const request = readAuthorizationRequest(call);
  if (!('client' in request)) return request;
  return { page: providerPage(request.provider.ProviderName, `idpresponse?${call.query.toString()}`) };
}

/** Handles the provider's answer; here, the person chosen on its page. */
async function answerOfProvider(call: Call): Promise<Reply> {
  const request = readAuthorizationRequest(call);
  if (!('client' in request)) return request;
  const { context, codes, form } = call;
  const { client, provider, redirectUri, state } = request;
  const backWithError = (error: string, error_description: string) =>
    redirect(redirectUri, { error_description, state, error });
  const person = chosenPerson(provider.ProviderName, form);
  if (!person) return backWithError('access_denied', 'User canceled the sign-in');
  const refusesFreshLink = form.get('refusesFreshLink') === 'true';
  const user = await federate(context, { client, provider, person, refusesFreshLink });
  context.save();
  // Apps receive every failure of a sign-in under one error code.
  if (user instanceof Refusal) return backWithError('invalid_request', user.message);
  const code = randomUUID();
  codes.set(code, { request, user });
  return redirect(redirectUri, { code, state });
}

/** A sign-in request of an app that passed validation. */
interface AuthorizationRequest {
  readonly client: Client;
  readonly provider: ProviderProperties;
  readonly redirectUri: string;
  readonly state: string | null;
  readonly scope: string;
  /** SHA-256 of the verifier that the app sends with the code, base64url. */
  readonly codeChallenge: string;
}

/**
 * Reads a request to the authorize endpoint.
 * https://docs.aws.amazon.com/cognito/latest/developerguide/authorization-endpoint.html
 * PKCE, which AWS recommends to public clients, is required here.
 *
 * @returns the reply to an invalid request: with a trusted address a redirect to the app, else a page
 */
function readAuthorizationRequest(call: Call): AuthorizationRequest | Reply {
  const { pool, query } = call;
  const client = clientOf(call, query);
  if (!client?.settings.oAuth) return refuse('invalid_request', 'Client does not exist.');
  const { callbackUrls, scopes, providers } = client.settings.oAuth;
  const redirectUri = query.get('redirect_uri') ?? '';
  if (!callbackUrls.includes(redirectUri))
    return refuse('redirect_mismatch', 'The redirect address is not registered for this client.');
  const state = query.get('state');
  const error = errorOf(query, scopes);
  if (error !== undefined) return redirect(redirectUri, { error, state });
  const name = query.get('identity_provider') ?? '';
  const provider = providers.includes(name) ? pool.providers.get(name) : undefined;
  if (!provider) {
    const known = `the offline host has pages of ${providers.join(', ')}, none of its own.`;
    return refuse('invalid_request', `Login option is not available: ${known}`);
  }
  const scope = query.get('scope') ?? scopes.join(' ');
  return { client, provider, redirectUri, state, scope, codeChallenge: query.get('code_challenge') ?? '' };
}

function errorOf(query: URLSearchParams, scopes: readonly string[]): string | undefined {
  const responseType = query.get('response_type');
  if (responseType === 'token') return 'unauthorized_client';
  if (responseType !== 'code') return 'invalid_request';
  const requested = query.get('scope')?.split(' ') ?? [];
  if (requested.some((scope) => !scopes.includes(scope))) return 'invalid_scope';
  const isHashed = query.get('code_challenge_method') === 'S256';
  return isHashed && /^[\w-]{43}$/.test(query.get('code_challenge') ?? '') ? undefined : 'invalid_request';
}

/**
 * Exchanges a code for tokens. The code is used up, whether or not the request may have it.
 * https://docs.aws.amazon.com/cognito/latest/developerguide/token-endpoint.html
 */
function exchangeCode(call: Call): Reply {
  const { context, pool, codes, form } = call;
  const refused = (error: string) => ({ status: 400, json: { error } });
  const client = clientOf(call, form);
  if (!client?.settings.oAuth) return refused('invalid_client');
  const grantType = form.get('grant_type');
  if (grantType !== 'authorization_code')
    return refused(grantType === null ? 'invalid_request' : 'unsupported_grant_type');
  const code = form.get('code');
  const redirectUri = form.get('redirect_uri');
  if (code === null || redirectUri === null) return refused('invalid_request');
  const granted = codes.take(code);
  if (!granted || granted.isExpired) return refused('invalid_grant');
  const { user, request } = granted.value;
  const isOwn = request.client === client && request.redirectUri === redirectUri;
  // https://datatracker.ietf.org/doc/html/rfc7636#section-4.2
  const verifier = form.get('code_verifier');
  const isProven =
    !!verifier && request.codeChallenge === createHash('sha256').update(verifier).digest('base64url');
  // The account may have been deleted since the code was issued.
  if (!isOwn || !isProven || !pool.records.users[user.sub]) return refused('invalid_grant');
  const { session, refreshToken } = context.sessions.begin(client, user, request.scope);
  const tokens = context.mint.issue({ client, user, session });
  context.save();
  return {
    status: 200,
    json: {
      access_token: tokens.AccessToken,
      id_token: tokens.IdToken,
      refresh_token: refreshToken,
      expires_in: tokens.ExpiresIn,
      token_type: tokens.TokenType,
    },
  };
}

/** https://docs.aws.amazon.com/cognito/latest/developerguide/logout-endpoint.html */
function leave(call: Call): Reply {
  const logoutUri = call.query.get('logout_uri') ?? '';
  if (clientOf(call, call.query)?.settings.oAuth?.logoutUrls.includes(logoutUri))
    return { goesTo: logoutUri };
  return refuse('invalid_request', 'The sign-out address is not registered for this client.');
}

function clientOf({ context, pool }: Call, parameters: URLSearchParams): Client | undefined {
  const client = context.clients.get(parameters.get('client_id') ?? '');
  return client?.pool === pool ? client : undefined;
}

/** The reply when there is no trusted address to redirect to. */
function refuse(error: string, message: string, status = 400): Reply {
  return { status, page: refusalPage(error, message) };
}

/** Redirects to an address, with these parameters besides its own. */
function redirect(address: string, parameters: Readonly<Record<string, string | null>>): Reply {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters))
    if (value !== null) url.searchParams.append(name, value);
  return { goesTo: url.href };
}

/** Sends a reply. Pages of any origin may read JSON answers, as with Cognito. */
function sendReply(response: ServerResponse, reply: Reply): void {
  const kept = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };
  if ('goesTo' in reply) {
    response.writeHead(302, { ...kept, location: reply.goesTo }).end();
  } else if ('page' in reply) {
    response.writeHead(reply.status ?? 200, { ...kept, 'content-type': 'text/html; charset=utf-8' });
    response.end(reply.page.text);
  } else {
    const type = { 'content-type': 'application/json;charset=UTF-8', 'access-control-allow-origin': '*' };
    response.writeHead(reply.status, { ...kept, ...type }).end(JSON.stringify(reply.json));
  }
}
