import { del, get, post, put } from 'aws-amplify/api';
import { type AuthTokens, fetchAuthSession } from 'aws-amplify/auth';
import { configureAmplify } from './amplify';
import { ApiRefusal, readRefusal } from './api-refusal';

const methods = { get, post, put, delete: del };

interface Call {
  path: string;
  body?: object;
  headers?: Record<string, string>;
}

/** Calls the API as the player who is signed in, and turns whatever goes wrong into an `ApiRefusal`. */
export async function callPlayFabOps(method: keyof typeof methods, call: Call): Promise<unknown> {
  try {
    await configureAmplify();
    const { tokens } = await fetchAuthSession();
    if (!tokens) throw new ApiRefusal({ status: 401, code: 'session/required', message: 'Please sign in.' });
    const input = { apiName: 'playFabOps', path: call.path, options: options(call, tokens) };
    const { body } = await methods[method](input).response;
    return await body.json();
  } catch (failure) {
    throw refusalOf(failure);
  }
}

function options(call: Call, tokens: AuthTokens) {
  return {
    headers: { ...call.headers, Authorization: tokens.accessToken.toString() },
    ...(call.body && { body: { ...call.body } }),
    // The access token is the only credential; without this, Amplify would go looking for guest credentials as well.
    defaultAuthMode: 'none' as const,
  };
}

function refusalOf(failure: unknown): ApiRefusal {
  if (failure instanceof ApiRefusal) return failure;
  const { response } = failure as { response?: { statusCode: number; body?: string } };
  if (response) return readRefusal(response.statusCode, response.body ?? '');
  return new ApiRefusal({
    status: 0,
    code: 'request/unreachable',
    message: 'A network error has occurred.',
    cause: failure,
  });
}
