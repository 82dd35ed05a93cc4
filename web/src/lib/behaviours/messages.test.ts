import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { Amplify } from 'aws-amplify';
import { generateClient, get } from 'aws-amplify/api';
import {
  decodeJWT,
  fetchAuthSession,
  fetchUserAttributes,
  signIn,
  signInWithRedirect,
} from 'aws-amplify/auth';
import { ConsoleLogger } from 'aws-amplify/utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogWordsFor } from '../catalog/graphql-refusal';
import { describeError } from '../error-description';
import { libraryWords } from '../library-words';
import { notFound, invalidRoute } from '../not-found';

// Every message of the specification's section 8: the unmodified library raises it, wrongly configured or answered so, and the
// error page has our words for it.

const endpoint = 'https://graphql.test/graphql';
const byKey = { defaultAuthMode: 'apiKey', apiKey: 'key' };
const graphqlWith = (auth: object) => ({ API: { GraphQL: { endpoint, region: 'us-east-1', ...auth } } });

beforeEach(() => {
  ConsoleLogger.LOG_LEVEL = 'NONE' as never;
  Amplify.configure({});
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** What a failure says, wherever the library keeps it. */
async function messageOf(act: () => unknown): Promise<string> {
  try {
    await act();
  } catch (failure) {
    const { message, errors } = failure as { message?: string; errors?: { message: string }[] };
    return message ?? errors?.[0]?.message ?? '';
  }
  throw new Error('Nothing was refused.');
}

const ask = () => generateClient().graphql({ query: '{ a }' });

describe('is raised, and has words', () => {
  it.each<[string, object, () => unknown]>([
    ['Auth UserPool not configured.', {}, () => signIn({ username: 'a@b.test', password: 'x' })],
    ['No GraphQL endpoint configured', graphqlWith({ ...byKey, endpoint: '' }), ask],
    [
      'Invalid identity pool id provided.',
      { Auth: { Cognito: { identityPoolId: 'nowhere', allowGuestAccess: true } } },
      () => fetchAuthSession(),
    ],
    ['No api-key configured', graphqlWith({ defaultAuthMode: 'apiKey' }), ask],
    ['No federated jwt', graphqlWith({ defaultAuthMode: 'oidc' }), ask],
    ['No credentials', graphqlWith({ defaultAuthMode: 'iam' }), ask],
    ['No auth token specified', graphqlWith({ defaultAuthMode: 'lambda' }), ask],
    ['Invalid token', {}, () => decodeJWT('one.part')],
    ['Invalid token payload', {}, () => decodeJWT('a.%%%.c')],
    [
      'oauth param not configured.',
      { Auth: { Cognito: { userPoolId: 'us-east-1_Abcdefghi', userPoolClientId: 'client' } } },
      () => signInWithRedirect({ provider: 'Google' }),
    ],
  ])('%s', async (message, config, act) => {
    Amplify.configure(config);

    const said = await messageOf(act);

    expect(said).toContain(message.replace(/\.$/, ''));
    expect(libraryWords(said)).toMatch(/\w/);
  });

  it('A network error has occurred.', async () => {
    vi.useFakeTimers();
    Amplify.configure({
      API: { REST: { playFabOps: { endpoint: 'https://api.test', region: 'us-east-1' } } },
    });

    const said = messageOf(
      () =>
        get({
          apiName: 'playFabOps',
          path: '/a',
          options: { headers: { Authorization: 't' }, defaultAuthMode: 'none' },
        }).response,
    );
    await vi.runAllTimersAsync();

    expect(await said).toBe('A network error has occurred.');
    expect(libraryWords(await said)).toMatch(/connection/);
  });

  it('Unauthorized', () => {
    const refused = new CombinedGraphQLErrors({
      errors: [{ message: 'Not Authorized', errorType: 'Unauthorized' } as never],
    });

    expect(catalogWordsFor(refused).title).toBe('Unauthorized');
  });

  it.each([
    'Auth Token Provider not configured.',
    'Auth UserPool or IdentityPool not configured.',
    'Function not supported on current platform',
    // Amplify has a name for it and says 'No federated jwt' instead.
    'No current user',
    'Connection closed',
    'Connection failed: UnauthorizedException',
    'AppSync Realtime subscription init error: Error',
    'Timeout disconnect',
  ])('%s has words', (message) => {
    expect(libraryWords(message)).toMatch(/\w/);
  });

  it('nothing else has', () => {
    expect(libraryWords('The reels are stuck.')).toBeNull();
  });
});

describe('the error page', () => {
  const at = (path: string) => new Request(`https://jade.test${path}`);

  it("says 'Page not found: {path}' of an unmatched path", () => {
    expect(notFound(at('/no/such'))).toMatchObject({
      data: 'Page not found: /no/such',
      init: { status: 404 },
    });
  });

  it("says 'Page Not Found: {path}' where a route was not given what it needs", () => {
    expect(invalidRoute(at('/games/nope?a=1'))).toMatchObject({
      data: 'Page Not Found: /games/nope?a=1',
      init: { status: 404 },
    });
  });

  it('keeps the message of a library, below which stand our words', () => {
    expect(describeError({ thrown: new Error('Auth UserPool not configured.') })).toEqual({
      status: 500,
      title: 'Internal Server Error',
      description: 'Auth UserPool not configured.',
    });
  });
});

it('asks for a session without failing where nothing is configured', async () => {
  expect((await fetchAuthSession()).tokens).toBeUndefined();
  expect(await messageOf(() => fetchUserAttributes())).toMatch(/not configured|UserPool/);
});
