import type { ActionContext } from '../action';
import type { Client, Pool } from '../directory';
import type { AuthorizationCodes } from './authorization-codes';
import type { Reply } from './reply';

/**
 * Exchanges a code for tokens.
 * https://docs.aws.amazon.com/cognito/latest/developerguide/token-endpoint.html
 */
export function exchangeCode(
  context: ActionContext,
  pool: Pool,
  codes: AuthorizationCodes,
  form: URLSearchParams,
): Reply {
  const client = clientOf(context, pool, form);
  if (!client) return refused('invalid_client');
  const grantType = form.get('grant_type');
  if (grantType !== 'authorization_code')
    return refused(grantType === null ? 'invalid_request' : 'unsupported_grant_type');
  const code = form.get('code');
  const redirectUri = form.get('redirect_uri');
  if (code === null || redirectUri === null) return refused('invalid_request');
  const verifier = form.get('code_verifier');
  const granted = codes.take({ code, clientId: client.id, redirectUri, verifier });
  if (!granted) return refused('invalid_grant');
  const { user, request } = granted;
  // The account may have been deleted since the code was issued.
  if (!pool.records.users[user.sub]) return refused('invalid_grant');
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

function clientOf({ clients }: ActionContext, pool: Pool, form: URLSearchParams): Client | undefined {
  const client = clients.get(form.get('client_id') ?? '');
  return client?.pool === pool && client.settings.oAuth ? client : undefined;
}

function refused(error: string): Reply {
  return { status: 400, json: { error } };
}
