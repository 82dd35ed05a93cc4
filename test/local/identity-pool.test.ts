import {
  CognitoIdentityProviderClient,
  AdminUserGlobalSignOutCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { Amplify } from 'aws-amplify';
import { fetchAuthSession, signIn, signOut } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { ConsoleLogger } from 'aws-amplify/utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type UserFilesStack, userFilesStack, runUserFilesStack } from './identity-pool-stack';

interface Answer {
  readonly __type?: string;
  readonly message?: string;
  readonly IdentityId?: string;
  readonly Credentials?: { AccessKeyId: string; SecretKey: string; SessionToken: string; Expiration: number };
}

let stack: UserFilesStack;
beforeAll(async () => {
  ConsoleLogger.LOG_LEVEL = 'ERROR'; // Amplify warns of every endpoint that is not AWS's
  stack = await runUserFilesStack();
});
afterAll(() => stack.close());

const post = (at: UserFilesStack, action: string, body: object | string) =>
  fetch(`${at.host.servicesUrl}/cognito-identity/`, {
    method: 'POST',
    headers: { 'x-amz-target': `AWSCognitoIdentityService.${action}` },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const callAt = async (at: UserFilesStack, action: string, body: object | string): Promise<Answer> =>
  (await (await post(at, action, body)).json()) as Answer;
const call = (action: string, body: object | string) => callAt(stack, action, body);
const getId = (Logins: object = {}, IdentityPoolId = stack.identityPoolId) =>
  call('GetId', { IdentityPoolId, Logins });
const getCredentials = (IdentityId: string | undefined, more: object = {}) =>
  call('GetCredentialsForIdentity', { IdentityId, ...more });

/** Signs a new user in and out through Amplify, and returns the user's tokens. */
async function tokensOf(email: string, groups: string[] = [], client?: 'STRANGE_CLIENT') {
  Amplify.configure(stack.amplifyConfig(client));
  const browser = new Map<string, string>();
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    getItem: async (key) => browser.get(key) ?? null,
    setItem: async (key, value) => void browser.set(key, value),
    removeItem: async (key) => void browser.delete(key),
    clear: async () => browser.clear(),
  });
  await signIn(await stack.addPerson(email, ...groups));
  const { idToken, accessToken } = (await cognitoUserPoolsTokenProvider.getTokens({})) ?? {};
  browser.clear(); // signing out would end the session that the tokens came from
  return { id: String(idToken), access: String(accessToken) };
}
const loginOf = (token: string) => ({ [stack.providerName]: token });
const refused = (message: string, type = 'NotAuthorizedException') => ({
  __type: type,
  message: expect.stringContaining(message),
});

// https://docs.aws.amazon.com/cognitoidentity/latest/APIReference/API_GetId.html
// https://docs.aws.amazon.com/cognitoidentity/latest/APIReference/API_GetCredentialsForIdentity.html
describe('a guest', () => {
  it('gets an identity of its own and credentials for an hour', async () => {
    const { IdentityId } = await getId();
    const other = await getId();

    const { Credentials } = await getCredentials(IdentityId);

    expect(IdentityId).toMatch(/^us-east-1:[\da-f-]{36}$/);
    expect(other.IdentityId).not.toBe(IdentityId);
    expect(Credentials?.AccessKeyId).toBe('Fixture-GuestRole');
    expect(Math.abs((Credentials?.Expiration ?? 0) - Date.now() / 1000 - 3600)).toBeLessThan(30);
  });

  it("is Amplify's default without a sign-in, from another origin", async () => {
    Amplify.configure(stack.amplifyConfig());

    const { credentials, identityId } = await fetchAuthSession();
    const preflight = await fetch(`${stack.host.servicesUrl}/cognito-identity/`, {
      method: 'OPTIONS',
      headers: { Origin: 'https://site.example', 'Access-Control-Request-Method': 'POST' },
    });
    await signOut();

    expect(credentials).toMatchObject({
      accessKeyId: 'Fixture-GuestRole',
      sessionToken: expect.any(String),
      expiration: expect.any(Date),
    });
    expect(identityId).toMatch(/^us-east-1:/);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
  });

  it.each([
    [
      'a pool that is not there',
      () => getId({}, 'us-east-1:none'),
      "IdentityPool 'us-east-1:none' not found.",
    ],
    [
      'an identity that is not there',
      () => getCredentials('us-east-1:0'),
      "Identity 'us-east-1:0' not found.",
    ],
  ])('is refused %s', async (_case, callApi, message) => {
    expect(await callApi()).toEqual({ __type: 'ResourceNotFoundException', message });
  });

  // As AWS answers after an identity was deleted, in https://github.com/aws-amplify/amplify-js/issues/2301
  it('gets 400 for an identity that no pool issued, such as one from before a reset', async () => {
    const kept = 'us-east-1:aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee';

    const response = await post(stack, 'GetCredentialsForIdentity', { IdentityId: kept });

    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      __type: 'ResourceNotFoundException',
      message: `Identity '${kept}' not found.`,
    });
  });

  it.each([
    ['GetId', {}, 'InvalidParameterException'],
    ['GetCredentialsForIdentity', { IdentityId: 1 }, 'InvalidParameterException'],
    ['GetCredentialsForIdentity', { IdentityId: '1', CustomRoleArn: 'role' }, 'InvalidParameterException'],
    ['GetId', 'no JSON', 'SerializationException'],
    ['DeleteIdentities', {}, 'UnknownOperationException'],
    ['constructor', {}, 'UnknownOperationException'],
  ])('is refused %s with %j', async (action, body, type) => {
    expect(await call(action, body)).toMatchObject({ __type: type });
  });

  it('is refused where the pool allows no guests', async () => {
    const Identities = {
      Type: 'AWS::Cognito::IdentityPool',
      Properties: { ...userFilesStack['Identities']?.Properties, AllowUnauthenticatedIdentities: false },
    };
    const closed = await runUserFilesStack({ Identities });

    const answer = await callAt(closed, 'GetId', { IdentityPoolId: closed.identityPoolId });
    await closed.close();

    expect(answer).toEqual(refused('Unauthenticated access is not supported for this identity pool.'));
  });
});

describe('a signed-in user', () => {
  it('always has the same identity, which no guest may use', async () => {
    const { id } = await tokensOf('one@example.com');
    const first = await getId(loginOf(id));
    const again = await getId(loginOf(id));

    const { Credentials } = await getCredentials(first.IdentityId, { Logins: loginOf(id) });
    const asGuest = await getCredentials(first.IdentityId);

    expect(again.IdentityId).toBe(first.IdentityId);
    expect(Credentials?.AccessKeyId).toBe('Fixture-PersonRole');
    expect(asGuest).toEqual(refused(`Access to Identity '${first.IdentityId}' is forbidden.`));
  });

  it('takes over the identity of the former guest', async () => {
    const { IdentityId: guest } = await getId();
    const { id } = await tokensOf('guest@example.com');

    const { IdentityId } = await getCredentials(guest, { Logins: loginOf(id) });

    expect(IdentityId).toBe((await getId(loginOf(id))).IdentityId);
    expect(await getCredentials(guest)).toEqual(refused(`Access to Identity '${guest}' is forbidden.`));
  });

  it("cannot use another user's identity", async () => {
    const mine = await tokensOf('mine@example.com');
    const theirs = await tokensOf('theirs@example.com');
    const { IdentityId } = await getId(loginOf(theirs.id));

    const answer = await getCredentials(IdentityId, { Logins: loginOf(mine.id) });

    expect(answer).toEqual(refused("Logins don't match."));
  });

  it('is refused an identity that no pool issued', async () => {
    const { id } = await tokensOf('lost@example.com');
    const lost = 'us-east-1:aaaaaaaa-bbbb-4ccc-8ddd-ffffffffffff';

    const answer = await getCredentials(lost, { Logins: loginOf(id) });

    expect(answer).toEqual(refused(`Identity '${lost}' not found.`, 'ResourceNotFoundException'));
  });

  it('gets the role of the group with the highest precedence', async () => {
    const { id } = await tokensOf('editor@example.com', ['readers', 'editors']);
    const { IdentityId } = await getId(loginOf(id));

    const { Credentials } = await getCredentials(IdentityId, { Logins: loginOf(id) });

    expect(Credentials?.AccessKeyId).toBe('Fixture-EditorRole');
  });

  // https://docs.aws.amazon.com/cognito/latest/developerguide/role-trust-and-permissions.html
  it('gets no role that does not trust the pool', async () => {
    const { id } = await tokensOf('mistrusted@example.com', ['mistrusted']);
    const { IdentityId } = await getId(loginOf(id));

    const answer = await getCredentials(IdentityId, { Logins: loginOf(id) });

    expect(answer).toEqual(
      refused('Check assigned IAM roles for this pool.', 'InvalidIdentityPoolConfigurationException'),
    );
  });

  it.each([
    [
      'an access token',
      async () => (await tokensOf('access@example.com')).access,
      'Missing a required claim: aud',
    ],
    ['no token at all', async () => 'token', 'Not a valid OpenId Connect identity token.'],
    [
      'a token of another client',
      async () => (await tokensOf('strange@example.com', [], 'STRANGE_CLIENT')).id,
      'Incorrect token audience.',
    ],
    [
      'a token that somebody changed',
      async () => {
        const [header, payload = '', seal] = (await tokensOf('changed@example.com')).id.split('.');
        const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
        const changed = JSON.stringify({ ...claims, 'cognito:preferred_role': 'EditorRole' });
        return `${header}.${Buffer.from(changed).toString('base64url')}.${seal}`;
      },
      'Token signature is invalid.',
    ],
  ])('is refused with %s', async (_case, tokenOf, message) => {
    expect(await getId(loginOf(await tokenOf()))).toEqual(refused(message));
  });

  it('is refused with a token of another user pool', async () => {
    const { id } = await tokensOf('stranger@example.com');

    expect(await getId({ 'accounts.google.com': id })).toEqual(refused('not from a supported provider'));
  });

  it('is refused after a global sign-out', async () => {
    const { id } = await tokensOf('gone@example.com');
    const { IdentityId } = await getId(loginOf(id));
    const users = new CognitoIdentityProviderClient({
      region: 'us-east-1',
      endpoint: `${stack.host.servicesUrl}/cognito-idp/`,
      credentials: { accessKeyId: 'local-operator', secretAccessKey: 'test' },
    });

    await users.send(
      new AdminUserGlobalSignOutCommand({ UserPoolId: stack.userPoolId, Username: 'gone@example.com' }),
    );
    users.destroy();

    expect(await getCredentials(IdentityId, { Logins: loginOf(id) })).toEqual(
      refused('Invalid login token.'),
    );
  });
});

describe('a template with an identity pool', () => {
  it.each([
    ['the classic flow', 'Identities', { AllowClassicFlow: true }, /Identities: .*AllowClassicFlow/s],
    [
      'other providers',
      'Identities',
      { SupportedLoginProviders: {} },
      /Identities: .*SupportedLoginProviders/s,
    ],
    [
      'a pool that accepts tokens of ended sign-ins',
      'Identities',
      { CognitoIdentityProviders: [{ ClientId: 'a', ProviderName: 'b', ServerSideTokenCheck: false }] },
      /Identities: .*ServerSideTokenCheck/s,
    ],
    ['rules for roles', 'Roles', { RoleMappings: { a: { Type: 'Rules' } } }, /Roles: .*Type/s],
    [
      'a denial for members of several equal groups',
      'Roles',
      { RoleMappings: { a: { AmbiguousRoleResolution: 'Deny' } } },
      /Roles: .*AmbiguousRoleResolution/s,
    ],
    [
      'a condition that is not emulated',
      'GuestRole',
      {
        AssumeRolePolicyDocument: {
          Statement: [
            {
              Effect: 'Allow',
              Action: 'sts:AssumeRoleWithWebIdentity',
              Principal: { Federated: 'cognito-identity.amazonaws.com' },
              Condition: { StringLike: { 'cognito-identity.amazonaws.com:aud': '*' } },
            },
          ],
        },
      },
      /GuestRole: .*trust policy/s,
    ],
  ])('does not start with %s', async (_case, name, properties, message) => {
    const { Type = '', Properties } = userFilesStack[name] ?? {};
    const changed = { [name]: { Type, Properties: { ...Properties, ...properties } } };

    await expect(runUserFilesStack(changed)).rejects.toThrow(message);
  });
});
