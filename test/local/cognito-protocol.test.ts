import { afterEach, describe, expect, it } from 'vitest';
import { openEndpoint, type Answer, type Endpoint } from './cognito-endpoint';

let endpoint: Endpoint;
afterEach(() => endpoint.close());

async function setup() {
  endpoint = await openEndpoint();
  return endpoint;
}

describe('the protocol', () => {
  // https://smithy.io/2.0/aws/protocols/aws-json-1_1-protocol.html
  it.each([
    ['half a document', '{"ClientId":'],
    ['nothing', ''],
    ['a list', '[]'],
    ['a number', '7'],
    ['null', 'null'],
    ['a member of the wrong kind', '{"ClientId":7}'],
    ['a name of the wrong kind', (client: string) => `{"ClientId":"${client}","Username":{},"Password":"x"}`],
  ])('answers %s with a serialization error and keeps serving', async (_, body) => {
    const { call, client } = await setup();

    const { status, headers, answer } = await call(
      'SignUp',
      typeof body === 'string' ? body : body(client.id),
    );

    expect([status, answer.__type]).toEqual([400, 'SerializationException']);
    expect(headers.get('x-amzn-errortype')).toBe('SerializationException:');
    expect((await call('SignUp', {})).status).toBe(400);
  });

  // https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_SignUp.html
  it('names a missing member', async () => {
    const { call, client } = await setup();

    const { answer } = await call('SignUp', { ClientId: client.id, Username: 'mei@jade.test' });

    expect(answer).toEqual({
      __type: 'InvalidParameterException',
      message:
        "1 validation error detected: Value at 'password' failed to satisfy constraint: Member must not be null",
    });
  });

  // https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_InitiateAuth.html
  it('refuses an unknown client', async () => {
    const { call } = await setup();

    const { answer } = await call('InitiateAuth', { ClientId: 'other', AuthFlow: 'USER_SRP_AUTH' });

    expect(answer.__type).toBe('ResourceNotFoundException');
  });

  // https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_InitiateAuth.html
  it.each([
    [{}, 'Missing required parameter USERNAME'],
    [{ USERNAME: 'mei@jade.test' }, 'Missing required parameter SRP_A'],
    [{ USERNAME: 'mei@jade.test', SRP_A: 'no number' }, 'Invalid SRP_A'],
    [{ USERNAME: 'mei@jade.test', SRP_A: '0' }, 'Invalid SRP_A'],
  ])('refuses to begin a sign-in with %j', async (AuthParameters, message) => {
    const { call, client } = await setup();

    const { answer } = await call('InitiateAuth', {
      ClientId: client.id,
      AuthFlow: 'USER_SRP_AUTH',
      AuthParameters,
    });

    expect(answer).toEqual({ __type: 'InvalidParameterException', message });
  });

  // https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_RespondToAuthChallenge.html
  it('accepts the answer to a challenge once, and within three minutes', async () => {
    const { beginSignIn, answerChallenge, pass } = await setup();
    const username = 'mei@jade.test';

    const { SECRET_BLOCK: block } = await beginSignIn(username);
    const first = await answerChallenge(username, block);
    const second = await answerChallenge(username, block);
    const { SECRET_BLOCK: slow } = await beginSignIn(username);
    pass(180);
    const late = await answerChallenge(username, slow);

    expect(first).toBe('Incorrect username or password.');
    expect(second).toBe('Invalid session for the user.');
    expect(late).toBe('Invalid session for the user, session is expired.');
  });

  // https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_GetUser.html
  it.each(['', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJpc3MiOiJ4In0.'])(
    'refuses the token %j',
    async (AccessToken) => {
      const { call } = await setup();

      const { answer } = await call('GetUser', { AccessToken });

      expect(answer).toEqual({ __type: 'NotAuthorizedException', message: 'Invalid Access Token' });
    },
  );

  it.each(['AdminConfirmSignUp', 'AdminInitiateAuth', 'AdminListUserAuthEvents', 'toString'])(
    'answers that it does not emulate %s',
    async (action) => {
      const { call } = await setup();

      const { status, answer } = await call(action, {});

      expect([status, answer]).toEqual([
        400,
        {
          __type: 'UnknownOperationException',
          message: `The offline host does not emulate AWSCognitoIdentityProviderService.${action}`,
        },
      ]);
    },
  );

  it('answers a request of another protocol with an unknown operation', async () => {
    const { url } = await setup();

    const response = await fetch(url);

    expect([response.status, ((await response.json()) as Answer).__type]).toEqual([
      400,
      'UnknownOperationException',
    ]);
  });
});

describe('a browser', () => {
  // https://docs.aws.amazon.com/cognito/latest/developerguide/cognito-user-pools-cors.html
  it('may call from any origin with the headers that AWS clients send', async () => {
    const { url } = await setup();
    const sent = [
      'cache-control',
      'content-type',
      'x-amz-target',
      'x-amz-user-agent',
      'amz-sdk-invocation-id',
    ];

    const preflight = await fetch(url, {
      method: 'OPTIONS',
      headers: { origin: 'http://localhost:5173', 'access-control-request-method': 'POST' },
    });

    const allowed = preflight.headers.get('access-control-allow-headers')?.split(',');
    expect(preflight.status).toBe(200);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-methods')).toBe('POST');
    expect(allowed).toEqual(expect.arrayContaining(sent));
  });

  it('may read answers and refusals, and error types from their headers', async () => {
    const { call } = await setup();

    const { headers } = await call('SignUp', {});

    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-expose-headers')).toContain('x-amzn-ErrorType');
    expect(headers.get('x-amzn-errortype')).toBe('InvalidParameterException:');
  });
});
