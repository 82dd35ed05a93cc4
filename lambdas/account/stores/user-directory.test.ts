import {
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  ListUsersCommand,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createUserDirectory } from './user-directory';

const cognito = mockClient(CognitoIdentityProviderClient);
afterAll(() => cognito.restore());
const directory = createUserDirectory(new CognitoIdentityProviderClient({ region: 'us-east-1' }), 'pool');

beforeEach(() => {
  cognito.reset();
});

const answer = (attributes: Record<string, string>) =>
  cognito
    .on(AdminGetUserCommand, { UserPoolId: 'pool', Username: 'player' })
    .resolves({ UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })) });

describe('createUserDirectory', () => {
  it.each([
    ['verified', 'true', true],
    ['not verified', 'false', false],
  ])('finds a user whose address is %s', async (_case, verified, isEmailVerified) => {
    answer({ email: 'player@jade.test', email_verified: verified });

    expect(await directory.find('player')).toEqual({ email: 'player@jade.test', isEmailVerified });
  });

  it('returns undefined for a deleted user', async () => {
    const gone = new UserNotFoundException({ message: 'User does not exist.', $metadata: {} });
    cognito.on(AdminGetUserCommand).rejects(gone);

    expect(await directory.find('player')).toBeUndefined();
  });

  it('throws when the pool is unavailable', async () => {
    cognito.on(AdminGetUserCommand).rejects(new Error('away'));

    await expect(directory.find('player')).rejects.toThrow('away');
  });

  it('throws for a user without an email', async () => {
    answer({ sub: 'player' });

    await expect(directory.find('player')).rejects.toThrow('no email');
  });

  it('ends every sign-in of a user', async () => {
    const expected = { UserPoolId: 'pool', Username: 'player' };
    cognito.on(AdminUserGlobalSignOutCommand).resolves({});

    await directory.endSignIns('player');

    expect(cognito.commandCalls(AdminUserGlobalSignOutCommand).map(({ args }) => args[0].input)).toEqual([
      expected,
    ]);
  });

  it('ignores a deleted user when it ends sign-ins, and throws when the pool is unavailable', async () => {
    const gone = new UserNotFoundException({ message: 'User does not exist.', $metadata: {} });
    cognito.on(AdminUserGlobalSignOutCommand).rejectsOnce(gone).rejects(new Error('away'));

    await expect(directory.endSignIns('player')).resolves.toBeUndefined();
    await expect(directory.endSignIns('player')).rejects.toThrow('away');
  });

  it.each([
    ['by another provider’s name', [{ Username: 'Facebook_1' }], 'Facebook_1'],
    ['not at all', [], undefined],
  ])('finds a user by sub: %s', async (_what, Users, username) => {
    cognito.on(ListUsersCommand, { UserPoolId: 'pool', Filter: 'sub = "player"' }).resolves({ Users });

    expect(await directory.usernameOf('player')).toBe(username);
  });

  it('deletes a user, and ignores one who is gone already', async () => {
    const gone = new UserNotFoundException({ message: 'User does not exist.', $metadata: {} });
    cognito.on(AdminDeleteUserCommand).resolvesOnce({}).rejects(gone);

    await directory.remove('Facebook_1');
    await directory.remove('Facebook_1');

    const inputs = cognito.commandCalls(AdminDeleteUserCommand).map(({ args }) => args[0].input);
    expect(inputs).toEqual([0, 1].map(() => ({ UserPoolId: 'pool', Username: 'Facebook_1' })));
  });

  it('throws when a user could not be deleted', async () => {
    cognito.on(AdminDeleteUserCommand).rejects(new Error('away'));

    await expect(directory.remove('player')).rejects.toThrow('away');
  });
});
