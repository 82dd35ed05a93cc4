import { createHash } from 'node:crypto';
import {
  AdminCreateUserCommand,
  AdminDisableProviderForUserCommand,
  AdminGetUserCommand,
  AdminLinkProviderForUserCommand,
  AdminUpdateUserAttributesCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, describe, expect, it } from 'vitest';
import { type Endpoint, openEndpoint, hostedClientProperties } from './cognito-endpoint';
import { redirectUri, visitHosted } from './hosted-visit';

let endpoint: Endpoint;

afterEach(() => endpoint.close());

async function setup(options: Parameters<typeof openEndpoint>[0] = {}) {
  endpoint = await openEndpoint({ hosted: true, ...options });
  return { ...endpoint, ...visitHosted(endpoint) };
}

/** A pool whose trigger first links every identity to the account of its address. */
async function setupLinking() {
  const lambda = 'arn:aws:lambda:us-east-1:000000000000:function:';
  const pool = {
    LambdaConfig: { PreSignUp: `${lambda}PreSignUp`, PostConfirmation: `${lambda}PostConfirmation` },
  };
  const opened = await setup({
    pool,
    trigger: async (event) => {
      const { triggerSource, userName } = event as { triggerSource: string; userName: string };
      if (triggerSource === 'PreSignUp_ExternalProvider') await link(userName);
      return event;
    },
  });
  const { admin, pool: made } = opened;
  const link = (userName: string) =>
    admin.send(
      new AdminLinkProviderForUserCommand({
        UserPoolId: made.id,
        DestinationUser: { ProviderName: 'Cognito', ProviderAttributeValue: email },
        SourceUser: {
          ProviderName: 'Google',
          ProviderAttributeName: 'Cognito_Subject',
          ProviderAttributeValue: userName.split('_')[1],
        },
      }),
    );
  const attributes = [
    { Name: 'email', Value: email },
    { Name: 'email_verified', Value: 'true' },
  ];
  const user = { UserPoolId: made.id, Username: email, UserAttributes: attributes } as const;
  const { User } = await admin.send(new AdminCreateUserCommand({ ...user, MessageAction: 'SUPPRESS' }));
  return { ...opened, native: User?.Username };
}

const email = 'mei@jade.test';

// https://docs.aws.amazon.com/cognito/latest/developerguide/authorization-endpoint.html
describe('the authorize endpoint', () => {
  it.each(['Google', 'Facebook', 'SignInWithApple'])(
    'shows a page for %s that asks for a person',
    async (name) => {
      const { authorizeUrl } = await setup();

      const answer = await fetch(authorizeUrl({ identity_provider: name }));

      const page = await answer.text();
      expect(answer.status).toBe(200);
      expect(page).toContain(`Sign in with ${name === 'SignInWithApple' ? 'Apple' : name}`);
      expect(page).toContain('mei.chen@jade.test');
    },
  );

  it.each([
    ['an address that differs by a slash', { redirect_uri: `${redirectUri}/` }, 'redirect_mismatch'],
    ['an address of another site', { redirect_uri: 'https://evil.test/' }, 'redirect_mismatch'],
    ['no address', { redirect_uri: null }, 'redirect_mismatch'],
    ['an unknown client', { client_id: 'nobody' }, 'invalid_request'],
    ['a provider that the client does not have', { identity_provider: 'LoginWithAmazon' }, 'invalid_request'],
    ['no provider', { identity_provider: null }, 'invalid_request'],
  ])('redirects nowhere for %s', async (_, change, error) => {
    const { authorizeUrl } = await setup();

    const answer = await fetch(authorizeUrl(change), { redirect: 'manual' });

    expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
    expect(await answer.text()).toContain(error);
  });

  it.each([
    ['tokens right away', { response_type: 'token' }, 'unauthorized_client'],
    ['nothing', { response_type: null }, 'invalid_request'],
    ['a scope that the client does not have', { scope: 'openid admin' }, 'invalid_scope'],
    ['PKCE without a hash', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['PKCE without saying how', { code_challenge_method: null }, 'invalid_request'],
    ['PKCE without a challenge', { code_challenge: null }, 'invalid_request'],
    ['no PKCE', { code_challenge: null, code_challenge_method: null }, 'invalid_request'],
  ])('redirects with an error for %s', async (_, change, error) => {
    const { authorizeUrl } = await setup();

    const answer = await fetch(authorizeUrl(change), { redirect: 'manual' });

    const location = new URL(answer.headers.get('location') ?? '');
    expect(location.origin + location.pathname).toBe(redirectUri);
    expect(Object.fromEntries(location.searchParams)).toEqual({ error, state: 'a-state' });
  });

  it('refuses a client without hosted sign-in', async () => {
    const { authorizeUrl } = await setup({ client: { AllowedOAuthFlowsUserPoolClient: false } });

    expect((await fetch(authorizeUrl())).status).toBe(400);
  });
});

describe('a sign-in from a provider', () => {
  // https://docs.aws.amazon.com/cognito/latest/developerguide/user-pool-lambda-post-confirmation.html
  it('creates one account of the provider and calls the trigger once', async () => {
    const { events, signInWith } = await setup();

    const first = await signInWith('Google', { email });
    const second = await signInWith('Google', { email });

    expect(first.id).toMatchObject({ email, email_verified: true, token_use: 'id' });
    expect(first.id['cognito:username']).toMatch(/^Google_\d{21}$/);
    expect(first.access).toMatchObject({
      username: first.id['cognito:username'],
      scope: 'openid email aws.cognito.signin.user.admin',
    });
    expect(second.access['sub']).toBe(first.access['sub']);
    expect(events.map(({ triggerSource, userName }) => [triggerSource, userName])).toEqual([
      ['PostConfirmation_ConfirmSignUp', first.id['cognito:username']],
    ]);
  });

  // https://docs.aws.amazon.com/cognito/latest/developerguide/amazon-cognito-user-pools-using-the-id-token.html
  it('has the identity in the ID token', async () => {
    const { signInWith } = await setup();

    const { id } = await signInWith('SignInWithApple', { email });

    expect(id['identities']).toEqual([
      {
        userId: expect.stringMatching(/^\d{6}\.[0-9a-f]{32}\.\d{4}$/),
        providerName: 'SignInWithApple',
        providerType: 'SignInWithApple',
        issuer: null,
        primary: 'true',
        dateCreated: String(Date.parse('2025-11-01T12:00:00Z')),
      },
    ]);
  });

  // https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_AdminGetUser.html
  it('is found by the name of the provider, not by sub, for administrators', async () => {
    const { admin, pool, signInWith } = await setup();
    const { access } = await signInWith('Google', { email });
    const find = (Username: unknown) =>
      admin.send(new AdminGetUserCommand({ UserPoolId: pool.id, Username: String(Username) }));

    expect(await find(access['username'])).toMatchObject({ UserStatus: 'EXTERNAL_PROVIDER' });
    await expect(find(access['sub'])).rejects.toThrow('User does not exist.');
  });

  // https://repost.aws/knowledge-center/cognito-email-verified-attribute
  it('has an unconfirmed address at each sign-in where the provider does not vouch for it', async () => {
    const { call, lastCode, signInWith } = await setup();
    const { accessToken, id } = await signInWith('Facebook', { email });
    await call('GetUserAttributeVerificationCode', { AccessToken: accessToken, AttributeName: 'email' });
    const code = { AttributeName: 'email', Code: lastCode() };
    const { status } = await call('VerifyUserAttribute', { AccessToken: accessToken, ...code });

    const again = await signInWith('Facebook', { email });

    expect([id['email_verified'], status, again.id['email_verified']]).toEqual([false, 200, false]);
  });

  it('is redirected with the reason when no address is given', async () => {
    const { arrive, events } = await setup();

    const { redirectParameters } = await arrive('Google', { email: '' });

    expect(redirectParameters).toEqual({
      error: 'invalid_request',
      error_description: 'attributes required: [email]',
      state: 'a-state',
    });
    expect(events).toEqual([]);
  });

  it('is redirected without an account when canceled', async () => {
    const { choose, events } = await setup();

    const { redirectParameters } = await choose({ person: 'cancel' });

    expect(redirectParameters).toMatchObject({ error: 'access_denied', state: 'a-state' });
    expect(events).toEqual([]);
  });

  it('accepts a person whom the page offers', async () => {
    const { choose, exchange } = await setup();

    const { redirectParameters } = await choose({ person: '0' });

    expect((await exchange(redirectParameters['code'] ?? '')).status).toBe(200);
  });
});

describe('the pre-sign-up trigger', () => {
  const pool = { LambdaConfig: { PreSignUp: 'arn:aws:lambda:us-east-1:000000000000:function:PreSignUp' } };

  // https://docs.aws.amazon.com/cognito/latest/developerguide/user-pool-lambda-pre-sign-up.html
  it('receives Cognito’s event', async () => {
    const { events, arrive, client, pool: made } = await setup({ pool });

    await arrive('Google', { email });

    expect(events).toEqual([
      {
        version: '1',
        region: 'us-east-1',
        userPoolId: made.id,
        userName: expect.stringMatching(/^Google_\d+$/),
        callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId: client.id },
        triggerSource: 'PreSignUp_ExternalProvider',
        request: {
          userAttributes: {
            email,
            email_verified: 'true',
            'cognito:email_alias': '',
            'cognito:phone_number_alias': '',
          },
          validationData: null,
        },
        response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
      },
    ]);
  });

  it('prevents a sign-up by throwing, with a message that reaches the app', async () => {
    const { arrive } = await setup({ pool, trigger: () => Promise.reject(new Error('sign-up/busy')) });

    const { redirectParameters } = await arrive('Google', { email });

    expect(redirectParameters).toMatchObject({
      error: 'invalid_request',
      error_description: 'PreSignUp failed with error sign-up/busy.',
    });
  });

  it('is refused when it returns decisions that are not emulated', async () => {
    const trigger = async (event: unknown) => ({
      ...(event as object),
      response: { autoConfirmUser: true, autoVerifyEmail: true, autoVerifyPhone: false },
    });
    const { arrive } = await setup({ pool, trigger });

    const { redirectParameters } = await arrive('Google', { email });

    expect(redirectParameters['error_description']).toBe(
      'The offline host does not emulate autoConfirmUser,autoVerifyEmail',
    );
  });

  it.each([
    ['PreSignUp_SignUp', 'SignUp', { Username: email, Password: 'Jade-Harbour-1' }],
    ['PreSignUp_AdminCreateUser', 'AdminCreateUser', { Username: email, MessageAction: 'SUPPRESS' }],
  ])('is called as %s, too, and may refuse', async (source, action, input) => {
    const {
      call,
      client,
      events,
      pool: made,
    } = await setup({
      pool,
      trigger: () => Promise.reject(new Error('not today')),
    });

    const { answer } = await call(action, { ClientId: client.id, UserPoolId: made.id, ...input });

    expect(answer).toEqual({
      __type: 'UserLambdaValidationException',
      message: 'PreSignUp failed with error not today.',
    });
    expect(events).toMatchObject([{ triggerSource: source }]);
  });
});

// https://docs.aws.amazon.com/cognito/latest/developerguide/cognito-user-pools-identity-federation-consolidate-users.html
describe('a sign-in that the trigger links', () => {
  it('signs in to the existing account and signs up no other', async () => {
    const { events, native, signInWith } = await setupLinking();

    const { access, id } = await signInWith('Google', { email });

    expect([access['sub'], access['username']]).toEqual([native, native]);
    expect(id['identities']).toMatchObject([{ providerName: 'Google', primary: 'false' }]);
    expect(events.map(({ triggerSource }) => triggerSource)).toEqual([
      'PreSignUp_AdminCreateUser',
      'PreSignUp_ExternalProvider',
    ]);
  });

  it('is refused once where configured, and accepted the second time', async () => {
    const { arrive, native, signInWith } = await setupLinking();

    const { redirectParameters } = await arrive('Google', { email, refusesFreshLink: true });
    const { access } = await signInWith('Google', { email, refusesFreshLink: true });

    expect(redirectParameters).toMatchObject({
      error: 'invalid_request',
      error_description: expect.stringMatching(/^Already found an entry for username Google_\d+$/),
    });
    expect(access['sub']).toBe(native);
  });

  // https://docs.aws.amazon.com/cognito/latest/developerguide/cognito-user-pools-specifying-attribute-mapping.html
  it('has the provider’s address after each sign-in', async () => {
    const { admin, pool, native, signInWith } = await setupLinking();
    await signInWith('Google', { email });
    const UserAttributes = [
      { Name: 'email', Value: 'mei@elsewhere.test' },
      { Name: 'email_verified', Value: 'true' },
    ];
    const user = { UserPoolId: pool.id, Username: native };
    await admin.send(new AdminUpdateUserAttributesCommand({ ...user, UserAttributes }));
    const moved = await admin.send(new AdminGetUserCommand(user));

    const { id } = await signInWith('Google', { email });

    expect(moved.UserAttributes).toContainEqual(UserAttributes[0]);
    expect(id['email']).toBe(email);
  });

  // https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_AdminDisableProviderForUser.html
  it('creates a new user once AdminDisableProviderForUser has unlinked the identity', async () => {
    const { admin, pool, native, signInWith, events } = await setupLinking();
    await signInWith('Google', { email });
    const user = { UserPoolId: pool.id, Username: native };
    const { UserAttributes } = await admin.send(new AdminGetUserCommand(user));
    const [identity] = JSON.parse(
      UserAttributes?.find(({ Name }) => Name === 'identities')?.Value ?? '[]',
    ) as { userId: string }[];
    const unlink = () =>
      admin.send(
        new AdminDisableProviderForUserCommand({
          UserPoolId: pool.id,
          User: {
            ProviderName: 'Google',
            ProviderAttributeName: 'Cognito_Subject',
            ProviderAttributeValue: identity?.userId,
          },
        }),
      );
    const firsts = () =>
      events.filter(({ triggerSource }) => triggerSource === 'PreSignUp_ExternalProvider').length;
    const before = firsts();

    await unlink();
    await signInWith('Google', { email });

    expect([before, firsts()]).toEqual([1, 2]);
    await unlink();
    await expect(unlink()).rejects.toMatchObject({ name: 'UserNotFoundException' });
  });
});

// https://docs.aws.amazon.com/cognito/latest/developerguide/token-endpoint.html
describe('the token endpoint', () => {
  async function setupCode(options: Parameters<typeof setup>[0] = {}) {
    const opened = await setup(options);
    const { redirectParameters } = await opened.arrive('Google', { email });
    return { ...opened, code: redirectParameters['code'] ?? '' };
  }

  it('issues tokens that the pool’s own actions accept, and a rotating refresh token', async () => {
    const { call, client, code, exchange } = await setupCode();

    const { status, body } = await exchange(code);
    const user = await call('GetUser', { AccessToken: body['access_token'] });
    const next = { ClientId: client.id, RefreshToken: body['refresh_token'] };
    const { answer } = await call('GetTokensFromRefreshToken', next);

    expect(status).toBe(200);
    expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 900 });
    expect(user.status).toBe(200);
    expect(answer.AuthenticationResult?.RefreshToken).not.toBe(body['refresh_token']);
  });

  it('accepts a code once', async () => {
    const { code, exchange } = await setupCode();
    await exchange(code);

    expect(await exchange(code)).toEqual({ status: 400, body: { error: 'invalid_grant' } });
  });

  it('accepts a code for five minutes', async () => {
    const { code, exchange, pass } = await setupCode();
    pass(300);

    expect((await exchange(code)).body).toEqual({ error: 'invalid_grant' });
  });

  it.each([
    ['without the secret that was hashed', { code_verifier: null }],
    ['with another secret', { code_verifier: 'x'.repeat(64) }],
    ['with another address', { redirect_uri: 'http://localhost/' }],
  ])('refuses a request %s and uses up the code', async (_, change) => {
    const { code, exchange } = await setupCode();

    const stolen = await exchange(code, change);
    const owner = await exchange(code);

    expect([stolen.body, owner.body]).toEqual([{ error: 'invalid_grant' }, { error: 'invalid_grant' }]);
  });

  it.each([{ code_verifier: null }, { code_verifier: '' }])(
    'refuses %j where the app hashed an empty secret',
    async (change) => {
      const { choose, exchange } = await setup();
      const code_challenge = createHash('sha256').digest('base64url');
      const { redirectParameters } = await choose({ person: '0' }, { code_challenge });

      const { body } = await exchange(redirectParameters['code'] ?? '', change);

      expect(body).toEqual({ error: 'invalid_grant' });
    },
  );

  it.each([
    [{ client_id: 'nobody' }, 'invalid_client'],
    [{ grant_type: null }, 'invalid_request'],
    [{ grant_type: 'client_credentials' }, 'unsupported_grant_type'],
    [{ code: null }, 'invalid_request'],
  ])('refuses %j as %s', async (change, error) => {
    const { code, exchange } = await setupCode();

    expect(await exchange(code, change)).toEqual({ status: 400, body: { error } });
  });

  it('accepts requests of any origin, as Amplify sends them', async () => {
    const { hostedUrl } = await setup();

    const preflight = await fetch(`${hostedUrl}/oauth2/token`, {
      method: 'OPTIONS',
      headers: { 'access-control-request-headers': 'x-amz-user-agent' },
    });
    const answer = await fetch(`${hostedUrl}/oauth2/token`, { method: 'POST' });

    expect(preflight.headers.get('access-control-allow-headers')).toBe('x-amz-user-agent');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });
});

describe('sign-out', () => {
  // https://docs.aws.amazon.com/cognito/latest/developerguide/logout-endpoint.html
  it('redirects to addresses of the client only', async () => {
    const { client, hostedUrl } = await setup();
    const leave = (logout_uri: string) =>
      fetch(`${hostedUrl}/logout?${new URLSearchParams({ client_id: client.id, logout_uri }).toString()}`, {
        redirect: 'manual',
      });

    const own = await leave(hostedClientProperties.LogoutURLs[0] ?? '');
    const other = await leave('https://evil.test/');

    expect([own.status, own.headers.get('location')]).toEqual([302, 'http://localhost/']);
    expect([other.status, other.headers.get('location')]).toEqual([400, null]);
  });
});

it('has no other endpoints', async () => {
  const { hostedUrl } = await setup();

  const statuses = await Promise.all(
    ['/oauth2/userInfo', '/login', '/oauth2/token'].map(
      async (path) => (await fetch(hostedUrl + path)).status,
    ),
  );

  expect(statuses).toEqual([404, 404, 404]);
  expect((await fetch(`${hostedUrl}/oauth2/revoke`, { method: 'POST' })).status).toBe(404);
});
