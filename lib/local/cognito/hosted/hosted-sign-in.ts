import { Refusal } from '../../http/aws-json';
import { allowAnyOrigin } from '../../http/preflight';
import type { Handle } from '../../http/services-server';
import type { ActionContext } from '../action';
import type { Pool } from '../directory';
import type { User } from '../state';
import { type AuthorizationCodes, openAuthorizationCodes } from './authorization-codes';
import { type AuthorizationRequest, readAuthorizationRequest } from './authorization-request';
import { federate } from './federate';
import { peopleOf, profileOf, type Person } from './people';
import { providerPage, refusalPage } from './provider-page';
import { type Reply, sendReply, withParameters } from './reply';
import { exchangeCode } from './token-endpoint';

interface Call {
  readonly context: ActionContext;
  readonly pool: Pool;
  readonly codes: AuthorizationCodes;
  readonly query: URLSearchParams;
  readonly form: URLSearchParams;
}

/**
 * Serves the domains of user pools, each below its prefix: Cognito's managed login, with a local page in place of
 * each provider.
 * https://docs.aws.amazon.com/cognito/latest/developerguide/managed-login-endpoints.html
 */
export function serveHostedSignIn(context: ActionContext, domains: ReadonlyMap<string, Pool>): Handle {
  const codes = openAuthorizationCodes(context.now);

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
    if (!pool || !endpoint) {
      return sendReply(response, { status: 404, page: refusalPage('not_found', 'There is no such page.') });
    }
    const form = new URLSearchParams(body.toString());
    sendReply(response, await endpoint({ context, pool, codes, query: url.searchParams, form }));
  };
}

const endpoints = new Map<string, (call: Call) => Reply | Promise<Reply>>([
  ['GET /oauth2/authorize', authorize],
  ['POST /oauth2/idpresponse', answerOfProvider],
  ['POST /oauth2/token', ({ context, pool, codes, form }) => exchangeCode(context, pool, codes, form)],
  ['GET /logout', leave],
]);

function authorize({ context, pool, query }: Call): Reply {
  const request = readAuthorizationRequest(pool, context.clients, query);
  if ('error' in request) return refusedRequest(request, query);
  return { page: providerPage(request.provider.ProviderName, `idpresponse?${query.toString()}`) };
}

/** Handles the provider's answer; here, the person chosen on its page. */
async function answerOfProvider({ context, pool, codes, query, form }: Call): Promise<Reply> {
  const request = readAuthorizationRequest(pool, context.clients, query);
  if ('error' in request) return refusedRequest(request, query);
  const { client, provider } = request;
  const person = chosenPerson(provider.ProviderName, form);
  if (!person) return backWithError(request, 'access_denied', 'User canceled the sign-in');
  const user = await federate(context, {
    client,
    provider,
    profile: profileOf(provider.ProviderName, person),
    refusesFreshLink: form.get('refusesFreshLink') === 'true',
  });
  context.save();
  // Apps receive every failure of a sign-in under one error code.
  if (user instanceof Refusal) return backWithError(request, 'invalid_request', user.message);
  return back(request, codes, user);
}

function chosenPerson(provider: string, form: URLSearchParams): Person | undefined {
  const chosen = form.get('person') ?? 'cancel';
  if (chosen === 'new') {
    const email = form.get('email')?.trim() || null;
    return { name: 'Somebody new', email, isEmailVerified: form.get('verified') === 'true' };
  }
  return peopleOf(provider)[chosen === 'cancel' ? -1 : Number(chosen)];
}

function back(request: AuthorizationRequest, codes: AuthorizationCodes, user: User): Reply {
  const { redirectUri, state } = request;
  return { goesTo: withParameters(redirectUri, { code: codes.grant(request, user), state }) };
}

function backWithError(
  { redirectUri, state }: AuthorizationRequest,
  error: string,
  description: string,
): Reply {
  return { goesTo: withParameters(redirectUri, { error_description: description, state, error }) };
}

function refusedRequest(
  refused: { error: string; shown: string } | { error: string; reportedTo: string },
  query: URLSearchParams,
): Reply {
  if ('shown' in refused) return { status: 400, page: refusalPage(refused.error, refused.shown) };
  return { goesTo: withParameters(refused.reportedTo, { error: refused.error, state: query.get('state') }) };
}

/** https://docs.aws.amazon.com/cognito/latest/developerguide/logout-endpoint.html */
function leave({ context, pool, query }: Call): Reply {
  const client = context.clients.get(query.get('client_id') ?? '');
  const logoutUri = query.get('logout_uri') ?? '';
  const isKnown = client?.pool === pool && client.settings.oAuth?.logoutUrls.includes(logoutUri);
  if (isKnown) return { goesTo: logoutUri };
  return {
    status: 400,
    page: refusalPage('invalid_request', 'The sign-out address is not registered for this client.'),
  };
}
