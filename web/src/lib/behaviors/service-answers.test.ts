import { Amplify } from 'aws-amplify';
import { get } from 'aws-amplify/api';
import { fetchAuthSession, signIn } from 'aws-amplify/auth';
import { cognitoCredentialsProvider } from 'aws-amplify/auth/cognito';
import { ConsoleLogger } from 'aws-amplify/utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

// Rows of the specification's sections 7 and 8 about service responses: unmodified libraries with a fake network.

interface Sent {
  readonly address: string;
  readonly target: string | null;
  readonly body: unknown;
  readonly cache: RequestCache | undefined;
}

let sent: Sent[];
let answer: (target: string | null) => Response;

const poolId = 'us-east-1:11111111-2222-3333-4444-555555555555';
const identityId = 'us-east-1:99999999-8888-7777-6666-555555555555';
const json = (body: object, init: ResponseInit = {}) => new Response(JSON.stringify(body), init);

beforeEach(async () => {
  ConsoleLogger.LOG_LEVEL = 'NONE' as never;
  sent = [];
  vi.stubGlobal('fetch', async (address: string | URL, init: RequestInit) => {
    const target = new Headers(init.headers).get('x-amz-target');
    const body: unknown = init.body ? JSON.parse(String(init.body)) : null;
    sent.push({ address: String(address), target, body, cache: init.cache });
    return answer(target);
  });
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: 'us-east-1_Abcdefghi',
        userPoolClientId: 'client',
        identityPoolId: poolId,
        allowGuestAccess: true,
      },
    },
    API: { REST: { playFabOps: { endpoint: 'https://api.test/prod', region: 'us-east-1' } } },
  });
  await cognitoCredentialsProvider.clearCredentialsAndIdentityId();
});
afterEach(() => vi.unstubAllGlobals());

const read = () =>
  get({
    apiName: 'playFabOps',
    path: '/wallet',
    options: { headers: { Authorization: 'token' }, defaultAuthMode: 'none' },
  }).response;

describe('answers >= 300 raise error named from the response type', () => {
  const body = { message: 'This is a teapot.' };

  it.each<[string, () => Response]>([
    ['the header', () => json(body, { status: 418, headers: { 'x-amzn-errortype': 'TeapotException' } })],
    [
      'the header, with what follows its name',
      () => json(body, { status: 418, headers: { 'x-amzn-errortype': 'TeapotException:http://aws/' } }),
    ],
    ['__type', () => json({ ...body, __type: 'TeapotException' }, { status: 418 })],
    [
      '__type with its namespace',
      () => json({ ...body, __type: 'com.aws#TeapotException' }, { status: 418 }),
    ],
    ['code', () => json({ ...body, code: 'TeapotException' }, { status: 418 })],
    ['300, the first status of them', () => json({ ...body, __type: 'TeapotException' }, { status: 300 })],
  ])('of the API: %s', async (_, answered) => {
    answer = answered;

    await expect(read()).rejects.toMatchObject({ name: 'TeapotException', message: 'This is a teapot.' });
  });

  it('of the API: UnknownError with the response for an error without a type', async () => {
    answer = () => json({ error: { code: 'coins/taken', message: 'Taken.' } }, { status: 409 });

    const failure = (await read().catch((refused: unknown) => refused)) as Error & {
      response: { statusCode: number; body: string };
    };

    expect(failure).toMatchObject({ name: 'UnknownError', message: 'Unknown error' });
    expect(failure.response).toMatchObject({ statusCode: 409, body: expect.stringContaining('coins/taken') });
  });

  it('not for 299', async () => {
    answer = () => json({ fine: true }, { status: 299 });

    expect((await read()).statusCode).toBe(299);
  });

  it('of the user pool', async () => {
    answer = () =>
      json({ __type: 'NotAuthorizedException', message: 'Incorrect username or password.' }, { status: 400 });

    await expect(signIn({ username: 'a@b.test', password: 'wrong' })).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Incorrect username or password.',
    });
  });

  it('of the identity pool', async () => {
    answer = () =>
      json({ __type: 'ResourceNotFoundException', message: 'IdentityPool not found.' }, { status: 400 });

    await expect(fetchAuthSession()).rejects.toMatchObject({
      name: 'ResourceNotFoundException',
      message: 'IdentityPool not found.',
    });
  });
});

describe('GetId / GetCredentialsForIdentity, no cache', () => {
  it('requests an identity and then its credentials, bypassing every cache', async () => {
    const Credentials = { AccessKeyId: 'A', SecretKey: 'S', SessionToken: 'T', Expiration: 1_900_000_000 };
    answer = (target) =>
      json(target?.endsWith('GetId') ? { IdentityId: identityId } : { IdentityId: identityId, Credentials });

    const session = await fetchAuthSession();

    expect(sent).toEqual([
      {
        address: 'https://cognito-identity.us-east-1.amazonaws.com/',
        target: 'AWSCognitoIdentityService.GetId',
        body: { IdentityPoolId: poolId, Logins: {} },
        cache: 'no-store',
      },
      {
        address: 'https://cognito-identity.us-east-1.amazonaws.com/',
        target: 'AWSCognitoIdentityService.GetCredentialsForIdentity',
        body: { IdentityId: identityId },
        cache: 'no-store',
      },
    ]);
    expect(session).toMatchObject({
      identityId,
      credentials: {
        accessKeyId: 'A',
        secretAccessKey: 'S',
        sessionToken: 'T',
        expiration: new Date(1_900_000_000_000),
      },
    });
  });
});
