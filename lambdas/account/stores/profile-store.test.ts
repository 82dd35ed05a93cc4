import {
  AdminCreateUserCommand,
  AdminDisableProviderForUserCommand,
  AdminGetUserCommand,
  AdminLinkProviderForUserCommand,
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  InvalidParameterException,
  ListUsersCommand,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createProfileStore } from './profile-store';

const cognito = mockClient(CognitoIdentityProviderClient);
afterAll(() => cognito.restore());
const profiles = createProfileStore(new CognitoIdentityProviderClient({ region: 'us-east-1' }), 'pool');

beforeEach(() => void cognito.reset());

const inputsOf = (command: Parameters<typeof cognito.commandCalls>[0]) =>
  cognito.commandCalls(command).map(({ args }) => args[0].input);

const refusal = { $metadata: {} };

describe('findNative', () => {
  it('skips accounts that belong to a provider', async () => {
    cognito.on(ListUsersCommand).resolves({
      Users: [
        { Username: 'Facebook_1', UserStatus: 'EXTERNAL_PROVIDER' },
        {
          Username: 'native',
          UserStatus: 'FORCE_CHANGE_PASSWORD',
          Attributes: [{ Name: 'email_verified', Value: 'true' }],
        },
      ],
    });

    expect(await profiles.findNative('mei@jade.test')).toEqual({
      username: 'native',
      isEmailVerified: true,
      isUnfinished: true,
      linked: [],
    });
  });

  it('reads the linked identities, and skips unsupported providers', async () => {
    const identities = [
      { userId: '104', providerName: 'Google', providerType: 'Google', primary: 'false' },
      { userId: '7', providerName: 'LoginWithAmazon', providerType: 'LoginWithAmazon', primary: 'false' },
    ];
    const Attributes = [{ Name: 'identities', Value: JSON.stringify(identities) }];
    cognito.on(ListUsersCommand).resolves({ Users: [{ Username: 'native', Attributes }] });

    expect(await profiles.findNative('mei@jade.test')).toMatchObject({
      linked: [{ provider: 'Google', id: '104' }],
    });
  });

  it('also searches for the address in lower case', async () => {
    cognito.on(ListUsersCommand).resolves({ Users: [] });

    expect(await profiles.findNative('Mei@Jade.test')).toBeUndefined();

    expect(inputsOf(ListUsersCommand)).toEqual([
      { UserPoolId: 'pool', Filter: 'email = "Mei@Jade.test"' },
      { UserPoolId: 'pool', Filter: 'email = "mei@jade.test"' },
    ]);
  });

  it('escapes the address in the filter', async () => {
    cognito.on(ListUsersCommand).resolves({ Users: [] });

    await profiles.findNative('"mei\\"@jade.test');

    expect(inputsOf(ListUsersCommand)).toMatchObject([{ Filter: 'email = "\\"mei\\\\\\"@jade.test"' }]);
  });
});

it('makeNative creates an account with a confirmed address, sends no mail, and returns the user that Cognito created', async () => {
  const Attributes = [{ Name: 'email_verified', Value: 'true' }];
  const User = { Username: 'made', UserStatus: 'FORCE_CHANGE_PASSWORD', Attributes } as const;
  cognito.on(AdminCreateUserCommand).resolves({ User });

  expect(await profiles.makeNative('mei@jade.test')).toEqual({
    username: 'made',
    isEmailVerified: true,
    isUnfinished: true,
    linked: [],
  });

  expect(inputsOf(AdminCreateUserCommand)).toEqual([
    {
      UserPoolId: 'pool',
      Username: 'mei@jade.test',
      UserAttributes: [
        { Name: 'email', Value: 'mei@jade.test' },
        { Name: 'email_verified', Value: 'true' },
      ],
      MessageAction: 'SUPPRESS',
    },
  ]);
});

it('makeNative returns undefined for an address that another account took', async () => {
  cognito.on(AdminCreateUserCommand).rejects(new UsernameExistsException({ message: 'taken', ...refusal }));

  expect(await profiles.makeNative('mei@jade.test')).toBeUndefined();
});

it('setPassword sets a permanent password', async () => {
  await profiles.setPassword('native', 'secret');

  expect(inputsOf(AdminSetUserPasswordCommand)).toMatchObject([{ Username: 'native', Permanent: true }]);
});

describe('link', () => {
  const link = () => profiles.link('native', { provider: 'Google', id: '1048' });

  it('names the identity by the provider’s own subject', async () => {
    await link();

    expect(inputsOf(AdminLinkProviderForUserCommand)).toEqual([
      {
        UserPoolId: 'pool',
        DestinationUser: { ProviderName: 'Cognito', ProviderAttributeValue: 'native' },
        SourceUser: {
          ProviderName: 'Google',
          ProviderAttributeName: 'Cognito_Subject',
          ProviderAttributeValue: '1048',
        },
      },
    ]);
  });

  it('accepts a link that already exists', async () => {
    const message = 'SourceUser is already linked to DestinationUser';
    cognito
      .on(AdminLinkProviderForUserCommand)
      .rejects(new InvalidParameterException({ message, ...refusal }));

    await expect(link()).resolves.toBeUndefined();
  });

  it('throws every other error', async () => {
    const wrong = new InvalidParameterException({ message: 'No such provider', ...refusal });
    cognito.on(AdminLinkProviderForUserCommand).rejects(wrong);

    await expect(link()).rejects.toThrow('No such provider');
  });
});

describe('unlink', () => {
  it('reads linked identities of one account consistently, by AdminGetUser', async () => {
    const identities = JSON.stringify([{ userId: '1048', providerName: 'Google' }]);
    cognito
      .on(AdminGetUserCommand, { UserPoolId: 'pool', Username: 'native' })
      .resolves({ UserAttributes: [{ Name: 'identities', Value: identities }] });

    expect(await profiles.linkedTo('native')).toEqual([{ provider: 'Google', id: '1048' }]);
  });

  it('names the identity by the subject of the provider', async () => {
    await profiles.unlink({ provider: 'Google', id: '1048' });

    expect(inputsOf(AdminDisableProviderForUserCommand)).toEqual([
      {
        UserPoolId: 'pool',
        User: {
          ProviderName: 'Google',
          ProviderAttributeName: 'Cognito_Subject',
          ProviderAttributeValue: '1048',
        },
      },
    ]);
  });

  it('revokes the sessions of an account', async () => {
    await profiles.endSignIns('native');

    expect(inputsOf(AdminUserGlobalSignOutCommand)).toEqual([{ UserPoolId: 'pool', Username: 'native' }]);
  });
});
