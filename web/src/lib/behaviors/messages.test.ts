import { Amplify } from 'aws-amplify';
import { generateClient, get } from 'aws-amplify/api';
import {
  decodeJWT,
  fetchAuthSession,
  fetchUserAttributes,
  signIn,
  signInWithRedirect,
} from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { ConsoleLogger, defaultStorage, type KeyValueStorageInterface } from 'aws-amplify/utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { libraryMessage } from '../api/library-copy';
import { errorCatalog, type LibraryMessage } from './error-catalog';

// Messages of the specification's section 8: the unmodified library raises each, by its configuration or a response, and the site has copy
// for it. The error page shows them (`app/error-page.test.ts`); real-time ones are in `real-time-messages.test.ts`, those that this version
// cannot raise in `unraised-messages.test.ts`.

const endpoint = 'https://graphql.test/graphql';
const byKey = { defaultAuthMode: 'apiKey', apiKey: 'key' };
const graphqlWith = (auth: object) => ({ API: { GraphQL: { endpoint, region: 'us-east-1', ...auth } } });
const userPool = { userPoolId: 'us-east-1_Abcdefghi', userPoolClientId: 'client' };
const nowhere = { identityPoolId: 'nowhere', allowGuestAccess: true };

beforeEach(() => {
  ConsoleLogger.LOG_LEVEL = 'NONE' as never;
  Amplify.configure({});
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
});
afterEach(() => {
  cognitoUserPoolsTokenProvider.setKeyValueStorage(defaultStorage);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The message of a failure, wherever the library stores it. */
async function messageOf(act: () => unknown): Promise<string> {
  try {
    await act();
  } catch (failure) {
    const { message, errors } = failure as { message?: string; errors?: { message: string }[] };
    return message ?? errors?.[0]?.message ?? '';
  }
  throw new Error('Nothing was refused.');
}

const request = () => generateClient().graphql({ query: '{ a }' });

/** Requests a session in a browser without storage. */
function requestWithoutStorage() {
  const Storage = Object.getPrototypeOf(defaultStorage.constructor) as new () => KeyValueStorageInterface;
  cognitoUserPoolsTokenProvider.setKeyValueStorage(new Storage());
  return fetchAuthSession();
}

async function readUnreachable(): Promise<unknown> {
  vi.useFakeTimers();
  const options = { headers: { Authorization: 't' }, defaultAuthMode: 'none' as const };
  const { response } = get({ apiName: 'playFabOps', path: '/a', options });
  // It fails while the timers run; the caller reads it afterwards.
  response.catch(() => undefined);
  await vi.runAllTimersAsync();
  return response;
}

/** AppSync rejects the token before any resolver runs. */
function requestWithRefusedToken() {
  const errors = [
    { errorType: 'UnauthorizedException', message: 'You are not authorized to make this call.' },
  ];
  const headers = { 'x-amzn-errortype': 'UnauthorizedException' };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ errors }), { status: 401, headers }));
  return request();
}

type Case = readonly [message: LibraryMessage, config: object, act: () => unknown];

const cases: readonly Case[] = [
  [
    'A network error has occurred.',
    { API: { REST: { playFabOps: { endpoint: 'https://api.test', region: 'us-east-1' } } } },
    readUnreachable,
  ],
  ['Function not supported on current platform', { Auth: { Cognito: userPool } }, requestWithoutStorage],
  ['Auth UserPool not configured.', {}, () => signIn({ username: 'a@b.test', password: 'x' })],
  ['Invalid identity pool id provided.', { Auth: { Cognito: nowhere } }, () => fetchAuthSession()],
  ['oauth param not configured.', { Auth: { Cognito: userPool } }, () => signInWithRedirect()],
  ['Invalid token', {}, () => decodeJWT('one.part')],
  ['Invalid token payload', {}, () => decodeJWT('a.%%%.c')],
  ['Unauthorized', graphqlWith(byKey), requestWithRefusedToken],
  ['No api-key configured', graphqlWith({ defaultAuthMode: 'apiKey' }), request],
  [
    'No current user',
    { ...graphqlWith({ defaultAuthMode: 'userPool' }), Auth: { Cognito: nowhere } },
    request,
  ],
  ['No credentials', graphqlWith({ defaultAuthMode: 'iam' }), request],
  ['No federated jwt', graphqlWith({ defaultAuthMode: 'oidc' }), request],
  ['No auth token specified', graphqlWith({ defaultAuthMode: 'lambda' }), request],
  [
    'No GraphQL endpoint configured in `Amplify.configure()`.',
    graphqlWith({ ...byKey, endpoint: '' }),
    request,
  ],
];

describe("'Unauthorized' for GraphQL auth failure; 'A network error has occurred.', 'Function not supported on current platform'; Auth ... not configured; 'Invalid token'; No api-key / current user / credentials / federated jwt / auth token / GraphQL endpoint", () => {
  it.each(cases)('%s', async (message, config, act) => {
    Amplify.configure(config);

    const raised = await messageOf(act);

    expect(raised).toBe(message);
    expect(libraryMessage(raised)).toMatch(errorCatalog[message]);
  });
});

it('libraryMessage returns null for other messages', () => {
  expect(libraryMessage('The reels are stuck.')).toBeNull();
});

it('fetchAuthSession resolves without tokens where nothing is configured', async () => {
  expect((await fetchAuthSession()).tokens).toBeUndefined();
  expect(await messageOf(() => fetchUserAttributes())).toBe('Auth UserPool not configured.');
});
