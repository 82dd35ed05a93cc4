import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminLinkProviderForUserCommand,
  AdminUpdateUserAttributesCommand,
  ListUsersCommand,
  ListUsersInGroupCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import {
  confirmSignUp,
  confirmUserAttribute,
  deleteUser,
  fetchUserAttributes,
  sendUserAttributeVerificationCode,
  signIn,
  signOut,
  signUp,
  updateUserAttributes,
} from 'aws-amplify/auth';
import { afterEach, describe, expect, it } from 'vitest';
import { type Endpoint, openEndpoint } from './cognito-endpoint';
import { visitHosted } from './hosted-visit';

const username = 'Mei@jade.test';
const password = 'Jade-Harbour-1';
const moved = 'mei@elsewhere.test';

let endpoint: Endpoint;

afterEach(async () => {
  await signOut();
  await endpoint.close();
});

async function setup(options: Parameters<typeof openEndpoint>[0] = {}) {
  endpoint = await openEndpoint({ hosted: true, ...options });
  const { admin, pool } = endpoint;
  const user = { UserPoolId: pool.id, Username: username };
  return {
    ...endpoint,
    ...visitHosted(endpoint),
    user,
    make: (Username: string) =>
      admin.send(new AdminCreateUserCommand({ UserPoolId: pool.id, Username, MessageAction: 'SUPPRESS' })),
    attributes: async () => {
      const { UserAttributes = [] } = await admin.send(new AdminGetUserCommand(user));
      return Object.fromEntries(UserAttributes.map(({ Name, Value }) => [Name, Value]));
    },
    list: (input: object = {}) => admin.send(new ListUsersCommand({ UserPoolId: pool.id, ...input })),
  };
}

/** A player who is signed in with Amplify. */
async function setupPlayer(options: Parameters<typeof openEndpoint>[0] = {}) {
  const opened = await setup(options);
  await signUp({ username, password });
  await confirmSignUp({ username, confirmationCode: opened.lastCode() });
  await signIn({ username, password });
  return opened;
}

// https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_UpdateUserAttributes.html
describe('UpdateUserAttributes', () => {
  it('keeps the old address until the code sent to the new one is entered', async () => {
    const { outbox, lastCode } = await setupPlayer();

    const updated = await updateUserAttributes({ userAttributes: { email: moved } });
    const before = await fetchUserAttributes();
    await confirmUserAttribute({ userAttributeKey: 'email', confirmationCode: lastCode() });
    const after = await fetchUserAttributes();

    expect(updated.email.nextStep.codeDeliveryDetails?.destination).toBe('m***@e***');
    expect(outbox.list().at(-1)?.to).toBe(moved);
    expect([before.email, before.email_verified]).toEqual([username, 'true']);
    expect([after.email, after.email_verified]).toEqual([moved, 'true']);
  });

  it('refuses an address that another user has confirmed', async () => {
    const { admin, make, pool } = await setupPlayer();
    await make(moved);
    const UserAttributes = [{ Name: 'email_verified', Value: 'true' }];
    const other = { UserPoolId: pool.id, Username: moved };
    await admin.send(new AdminUpdateUserAttributesCommand({ ...other, UserAttributes }));

    await expect(updateUserAttributes({ userAttributes: { email: moved } })).rejects.toMatchObject({
      name: 'AliasExistsException',
    });
  });

  it.each([
    ['that it is confirmed', { email_verified: 'true' }, 'NotAuthorizedException'],
    ['what is no address', { email: 'mei' }, 'InvalidParameterException'],
  ])('refuses to write %s', async (_, userAttributes, name) => {
    await setupPlayer();

    await expect(updateUserAttributes({ userAttributes })).rejects.toMatchObject({ name });
  });
});

// https://docs.aws.amazon.com/cognito/latest/developerguide/user-pool-lambda-custom-message.html
describe('the custom-message trigger', () => {
  const LambdaConfig = { CustomMessage: 'arn:aws:lambda:us-east-1:000000000000:function:CustomMessage' };
  type Event = { triggerSource: string; request: object; response: object };

  /** A pool whose function records every event, and may throw. */
  async function setupTrigger(throwsAt?: string) {
    const events: Event[] = [];
    const opened = await setupPlayer({
      pool: { LambdaConfig },
      async trigger(event) {
        events.push(event as Event);
        if ((event as Event).triggerSource === throwsAt) throw new Error('Not this one');
        return event;
      },
    });
    const last = () => events.at(-1);
    return { ...opened, last, sources: () => events.map(({ triggerSource }) => triggerSource) };
  }

  it('is called before each code is sent, with purpose, user and metadata', async () => {
    const { admin, user, last, sources } = await setupTrigger();
    await updateUserAttributes({
      userAttributes: { email: moved },
      options: { clientMetadata: { pass: 'one' } },
    });
    const event = last();
    await sendUserAttributeVerificationCode({ userAttributeKey: 'email' });
    await admin.send(
      new AdminUpdateUserAttributesCommand({
        ...user,
        UserAttributes: [{ Name: 'email', Value: moved }],
        ClientMetadata: { pass: 'two' },
      }),
    );

    expect(event?.request).toMatchObject({
      userAttributes: { email: username, email_verified: 'true', sub: expect.any(String) },
      codeParameter: '{####}',
      usernameParameter: null,
      clientMetadata: { pass: 'one' },
    });
    expect(event?.response).toEqual({ smsMessage: null, emailMessage: null, emailSubject: null });
    expect(sources()).toEqual([
      ...['SignUp', 'UpdateUserAttribute', 'VerifyUserAttribute', 'UpdateUserAttribute'].map(
        (source) => `CustomMessage_${source}`,
      ),
    ]);
    expect(last()?.request).toMatchObject({ clientMetadata: { pass: 'two' } });
  });

  it('prevents a code by throwing, and the call is refused', async () => {
    const { outbox } = await setupTrigger('CustomMessage_UpdateUserAttribute');
    const sent = outbox.list().length;

    await expect(updateUserAttributes({ userAttributes: { email: moved } })).rejects.toMatchObject({
      name: 'UserLambdaValidationException',
      message: 'CustomMessage failed with error Not this one.',
    });

    expect(outbox.list()).toHaveLength(sent);
    expect(await fetchUserAttributes()).toMatchObject({ email: username });
  });
});

// https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_GetUserAttributeVerificationCode.html
describe('GetUserAttributeVerificationCode', () => {
  it('mails a code to the unconfirmed address', async () => {
    const { outbox } = await setupPlayer();

    const delivery = await sendUserAttributeVerificationCode({ userAttributeKey: 'email' });

    expect(delivery).toMatchObject({ attributeName: 'email', deliveryMedium: 'EMAIL' });
    expect(outbox.list()).toHaveLength(2);
  });

  // https://docs.aws.amazon.com/cognito/latest/developerguide/quotas.html
  it('is refused the sixth time within an hour', async () => {
    const { pass } = await setupPlayer();
    const send = () => sendUserAttributeVerificationCode({ userAttributeKey: 'email' });
    for (let times = 0; times < 5; times += 1) await send();

    await expect(send()).rejects.toMatchObject({ name: 'LimitExceededException' });
    pass(600); // within the hour and the lifetime of the access token
    await expect(send()).rejects.toMatchObject({ name: 'LimitExceededException' });
  });
});

// https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_VerifyUserAttribute.html
describe('VerifyUserAttribute', () => {
  const confirmCode = (confirmationCode: string) =>
    confirmUserAttribute({ userAttributeKey: 'email', confirmationCode });

  it('confirms the address of a provider’s account', async () => {
    const { call, lastCode, list, signInWith } = await setup();
    const { accessToken, id } = await signInWith('Facebook', { email: username });
    const own = { AccessToken: accessToken, AttributeName: 'email' };
    await call('GetUserAttributeVerificationCode', own);

    const { status } = await call('VerifyUserAttribute', { ...own, Code: lastCode() });

    const { Users = [] } = await list();
    expect([id['email_verified'], status]).toEqual([false, 200]);
    expect(Users[0]?.Attributes).toContainEqual({ Name: 'email_verified', Value: 'true' });
  });

  it('refuses an address that another account has confirmed', async () => {
    const { call, lastCode, signInWith } = await setupPlayer();
    const { accessToken } = await signInWith('Facebook', { email: username });
    const own = { AccessToken: accessToken, AttributeName: 'email' };
    await call('GetUserAttributeVerificationCode', own);

    const { answer } = await call('VerifyUserAttribute', { ...own, Code: lastCode() });

    expect(answer.__type).toBe('AliasExistsException');
  });

  it('refuses a wrong, used, or expired code', async () => {
    const { lastCode, pass } = await setupPlayer();
    await sendUserAttributeVerificationCode({ userAttributeKey: 'email' });
    const code = lastCode();
    const wrong = code === '000000' ? '000001' : '000000';

    await expect(confirmCode(wrong)).rejects.toMatchObject({ name: 'CodeMismatchException' });
    await confirmCode(code);
    await expect(confirmCode(code)).rejects.toMatchObject({ name: 'ExpiredCodeException' });
    await sendUserAttributeVerificationCode({ userAttributeKey: 'email' });
    const late = lastCode();
    pass(24 * 3600);
    await signOut();
    await signIn({ username, password });
    await expect(confirmCode(late)).rejects.toMatchObject({ name: 'ExpiredCodeException' });
  });

  // https://docs.aws.amazon.com/cognito/latest/developerguide/quotas.html
  it('checks fifteen codes an hour, then refuses even the right one', async () => {
    const { lastCode } = await setupPlayer();
    await sendUserAttributeVerificationCode({ userAttributeKey: 'email' });
    const code = lastCode();
    const wrong = code === '000000' ? '000001' : '000000';

    const refusals: string[] = [];
    for (let times = 0; times < 15; times += 1)
      await confirmCode(wrong).catch(({ name }: Error) => refusals.push(name));

    expect(refusals).toEqual(Array(15).fill('CodeMismatchException'));
    await expect(confirmCode(code)).rejects.toMatchObject({ name: 'LimitExceededException' });
  });
});

// https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_DeleteUser.html
describe('DeleteUser', () => {
  it('ends every session and frees the address', async () => {
    const { call, client, kept } = await setupPlayer();
    const RefreshToken = kept('refreshToken');

    await deleteUser();

    const { answer } = await call('GetTokensFromRefreshToken', { ClientId: client.id, RefreshToken });
    expect(answer.message).toBe('Refresh Token has been revoked');
    await expect(signUp({ username, password })).resolves.toHaveProperty('isSignUpComplete', false);
  });
});

// https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_AdminDeleteUser.html
describe('AdminDeleteUser', () => {
  it('removes a user and revokes their tokens', async () => {
    const { admin, call, kept, user } = await setupPlayer();
    const AccessToken = kept('accessToken');

    await admin.send(new AdminDeleteUserCommand(user));

    expect((await call('GetUser', { AccessToken })).answer.message).toBe('Access Token has been revoked');
    await expect(admin.send(new AdminDeleteUserCommand(user))).rejects.toMatchObject({
      name: 'UserNotFoundException',
    });
  });
});

// https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_AdminUpdateUserAttributes.html
describe('AdminUpdateUserAttributes', () => {
  const update = (target: object, attributes: Record<string, string>) =>
    endpoint.admin.send(
      new AdminUpdateUserAttributesCommand({
        ...(target as { UserPoolId: string; Username: string }),
        UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
      }),
    );

  it('changes an address sent as verified at once', async () => {
    const { attributes, user } = await setupPlayer();
    const { sub } = await attributes();

    await update(user, { email: moved, email_verified: 'true' });

    const target = { UserPoolId: user.UserPoolId, Username: sub };
    const { UserAttributes } = await endpoint.admin.send(new AdminGetUserCommand(target));
    expect(UserAttributes).toContainEqual({ Name: 'email', Value: moved });
  });

  it('mails a code to an unverified address and keeps the old one', async () => {
    const { attributes, outbox, user } = await setupPlayer();

    await update(user, { email: moved });

    expect(await attributes()).toMatchObject({ email: username, email_verified: 'true' });
    expect(outbox.list().at(-1)?.to).toBe(moved);
  });

  it('withdraws a verification', async () => {
    const { attributes, user } = await setupPlayer();

    await update(user, { email_verified: 'false' });

    expect(await attributes()).toMatchObject({ email: username, email_verified: 'false' });
  });

  it('rejects an attribute that it does not store', async () => {
    const { user } = await setupPlayer();

    await expect(update(user, { nickname: 'Mei' })).rejects.toThrow('keeps no attribute nickname');
  });
});

// https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_ListUsers.html
describe('ListUsers', () => {
  const namesIn = ({
    Users = [],
  }: {
    Users?:
      | { Attributes?: { Name?: string | undefined; Value?: string | undefined }[] | undefined }[]
      | undefined;
  }) => Users.map(({ Attributes = [] }) => Attributes.find(({ Name }) => Name === 'email')?.Value);

  it('finds by attribute or its prefix, case-sensitive', async () => {
    const { list, make } = await setup();
    for (const name of ['Mei@jade.test', 'mei@jade.example', 'lok@jade.test']) await make(name);
    const find = async (Filter: string) => namesIn(await list({ Filter }));

    expect(await find('email = "Mei@jade.test"')).toEqual(['Mei@jade.test']);
    expect(await find('email = "mei@jade.test"')).toEqual([]);
    expect(await find('email ^= "mei@"')).toEqual(['mei@jade.example']);
    expect(await find('email = "\\"mei@jade.test"')).toEqual([]);
  });

  it('finds a provider’s account by its sub, with name and status', async () => {
    const { list, signInWith } = await setup();
    const { access } = await signInWith('Facebook', { email: username });

    const { Users } = await list({ Filter: `sub = "${String(access['sub'])}"` });

    expect(Users).toMatchObject([
      { Username: access['username'], UserStatus: 'EXTERNAL_PROVIDER', Enabled: true },
    ]);
  });

  it('returns pages', async () => {
    const { list, make } = await setup();
    for (const name of ['a@jade.test', 'b@jade.test', 'c@jade.test']) await make(name);

    const first = await list({ Limit: 2 });
    const second = await list({ Limit: 2, PaginationToken: first.PaginationToken });

    expect([namesIn(first), namesIn(second)]).toEqual([['a@jade.test', 'b@jade.test'], ['c@jade.test']]);
    expect(second.PaginationToken).toBeUndefined();
  });

  it.each(['nickname = "Mei"', 'email', 'email = mei'])(
    'rejects a search by %s, which is not emulated',
    async (Filter) => {
      const { list } = await setup();

      await expect(list({ Filter })).rejects.toThrow(Filter);
    },
  );
});

// https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_ListUsersInGroup.html
describe('ListUsersInGroup', () => {
  it('returns the members of a group in pages', async () => {
    const { admin, pool, make } = await setup();
    for (const Username of ['a@jade.test', 'b@jade.test', 'c@jade.test']) await make(Username);
    const group = { UserPoolId: pool.id, GroupName: 'ADMINS' };
    for (const Username of ['a@jade.test', 'c@jade.test'])
      await admin.send(new AdminAddUserToGroupCommand({ ...group, Username }));

    const first = await admin.send(new ListUsersInGroupCommand({ ...group, Limit: 1 }));
    const second = await admin.send(new ListUsersInGroupCommand({ ...group, NextToken: first.NextToken }));

    const names = [first, second].map(({ Users = [] }) =>
      Users.map(({ Attributes = [] }) => Attributes.find(({ Name }) => Name === 'email')?.Value),
    );
    expect(names).toEqual([['a@jade.test'], ['c@jade.test']]);
    expect(second.NextToken).toBeUndefined();
  });

  it('refuses an unknown group', async () => {
    const { admin, pool } = await setup();
    const command = new ListUsersInGroupCommand({ UserPoolId: pool.id, GroupName: 'NOBODY' });

    await expect(admin.send(command)).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
  });
});

// https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_AdminLinkProviderForUser.html
describe('AdminLinkProviderForUser', () => {
  const link = (id: string, changes: { source?: object; destination?: object } = {}) =>
    endpoint.admin.send(
      new AdminLinkProviderForUserCommand({
        UserPoolId: endpoint.pool.id,
        DestinationUser: {
          ProviderName: 'Cognito',
          ProviderAttributeValue: username,
          ...changes.destination,
        },
        SourceUser: {
          ProviderName: 'Google',
          ProviderAttributeName: 'Cognito_Subject',
          ProviderAttributeValue: id,
          ...changes.source,
        },
      }),
    );

  it('lists the linked identity in the attributes', async () => {
    const { attributes, make } = await setup();
    await make(username);

    await link('1048');

    expect(JSON.parse((await attributes())['identities'] ?? '')).toMatchObject([
      { userId: '1048', providerName: 'Google', primary: 'false' },
    ]);
  });

  it.each([
    ['a link that is there', {}, 'already linked'],
    [
      'a provider that the pool does not have',
      { source: { ProviderName: 'LoginWithAmazon' } },
      'LoginWithAmazon',
    ],
    ['another attribute', { source: { ProviderAttributeName: 'email' } }, 'Cognito_Subject'],
    ['nobody', { destination: { ProviderAttributeValue: 'nobody' } }, 'User does not exist.'],
    ['an account of a provider', { destination: { ProviderName: 'Facebook' } }, 'accounts of the pool only'],
  ])('refuses %s', async (_, changes, message) => {
    const { make } = await setup();
    await make(username);
    await link('1048');

    await expect(link('1048', changes)).rejects.toThrow(message);
  });

  it('refuses an identity with an account of its own, and a sixth identity', async () => {
    const { make, signInWith } = await setup();
    await make(username);
    const { id } = await signInWith('Google', { email: moved });
    const known = String(id['cognito:username']).split('_')[1] ?? '';

    await expect(link(known)).rejects.toThrow('Merging is not currently supported');
    for (const one of ['1', '2', '3', '4', '5']) await link(one);
    await expect(link('6')).rejects.toMatchObject({ name: 'LimitExceededException' });
  });
});
