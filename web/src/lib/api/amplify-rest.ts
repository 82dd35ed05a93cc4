import { del, get, post, put } from 'aws-amplify/api';
import { type AuthTokens, fetchAuthSession } from 'aws-amplify/auth';
import { configureAmplify } from '../session/amplify';
import { promptReauthentication, setPagePlayer } from '../session/session-end';
import { reportRequest } from './admin-writes';
import { ApiRefusal, readRefusal, unreachable } from './api-refusal';

const methods = { get, post, put, delete: del };

interface Call {
  path: string;
  body?: object;
  headers?: Record<string, string>;
}

/**
 * Calls the API as the signed-in player, and turns every failure into an `ApiRefusal`. When the session has ended, the player is asked to
 * sign in again over the page, and the call is repeated under the same idempotency key.
 */
export async function callPlayFabOps(method: keyof typeof methods, call: Call): Promise<unknown> {
  try {
    return await send(method, call);
  } catch (failure) {
    const refusal = refusalOf(failure);
    const why = refusal.code === 'session/not-recent' ? 'not-recent' : 'ended';
    if (refusal.status !== 401 || !(await promptReauthentication(why))) throw refusal;
  }
  try {
    return await send(method, call);
  } catch (failure) {
    throw refusalOf(failure);
  }
}

async function send(method: keyof typeof methods, call: Call): Promise<unknown> {
  await configureAmplify();
  const { tokens } = await fetchAuthSession();
  const player = tokens?.accessToken.payload.sub;
  if (!tokens || !player)
    throw new ApiRefusal({ status: 401, code: 'session/required', message: 'Please sign in.' });
  setPagePlayer({ player, email: String(tokens.idToken?.payload['email'] ?? '') });
  const input = { apiName: 'playFabOps', path: call.path, options: options(call, tokens) };
  const { body } = await methods[method](input).response;
  reportRequest(method, call.path);
  return body.json();
}

function options(call: Call, tokens: AuthTokens) {
  return {
    headers: { ...call.headers, Authorization: tokens.accessToken.toString() },
    ...(call.body && { body: { ...call.body } }),
    // The access token is the only credential; otherwise Amplify would also fetch guest credentials.
    defaultAuthMode: 'none' as const,
  };
}

/** Errors of the user pool for an invalid refresh token. */
const endsSession = ['NotAuthorizedException', 'RefreshTokenReuseException', 'UserNotFoundException'];

function refusalOf(failure: unknown): ApiRefusal {
  if (failure instanceof ApiRefusal) return failure;
  if (endsSession.includes((failure as { name?: string }).name ?? ''))
    return new ApiRefusal({
      status: 401,
      code: 'session/required',
      message: 'Please sign in.',
      cause: failure,
    });
  const { response } = failure as { response?: { statusCode: number; body?: string } };
  if (response) return readRefusal(response.statusCode, response.body ?? '');
  return unreachable(failure);
}
