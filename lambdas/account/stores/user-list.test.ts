import {
  AdminAddUserToGroupCommand,
  AdminListGroupsForUserCommand,
  AdminRemoveUserFromGroupCommand,
  CognitoIdentityProviderClient,
  ListUsersCommand,
  ListUsersInGroupCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createUserList } from './user-list';

const cognito = mockClient(CognitoIdentityProviderClient);
afterAll(() => cognito.restore());
const pool = { UserPoolId: 'pool' };
const mei = {
  Username: 'mei-name',
  UserStatus: 'CONFIRMED' as const,
  Attributes: [
    { Name: 'sub', Value: 'mei' },
    { Name: 'email', Value: 'mei@jade.test' },
    { Name: 'email_verified', Value: 'true' },
  ],
};

const setup = () => createUserList(new CognitoIdentityProviderClient({ region: 'us-east-1' }), 'pool');

beforeEach(() => cognito.reset());

describe('createUserList', () => {
  it('finds users by the beginning of their address, with quotes escaped', async () => {
    cognito.on(ListUsersCommand).resolves({ Users: [mei, { Username: 'without a sub' }] });

    const found = await setup().startingWith('mei" or "', 5);

    expect(found).toEqual([
      {
        player: 'mei',
        username: 'mei-name',
        email: 'mei@jade.test',
        isEmailVerified: true,
        status: 'CONFIRMED',
      },
    ]);
    expect(cognito.commandCalls(ListUsersCommand)[0]?.args[0].input).toEqual({
      ...pool,
      Filter: 'email ^= "mei\\" or \\""',
      Limit: 5,
    });
  });

  it('finds a user by sub, and returns undefined for an unknown one', async () => {
    cognito.on(ListUsersCommand, { ...pool, Filter: 'sub = "mei"', Limit: 1 }).resolves({ Users: [mei] });
    cognito.on(ListUsersCommand, { ...pool, Filter: 'sub = "li"', Limit: 1 }).resolves({});

    expect(await setup().find('mei')).toMatchObject({ username: 'mei-name' });
    expect(await setup().find('li')).toBeUndefined();
  });

  it('lists the members of a group to the last page', async () => {
    const group = { ...pool, GroupName: 'SUPERADMINS' };
    const li = { Username: 'li', Attributes: [{ Name: 'sub', Value: 'li' }] };
    cognito.on(ListUsersInGroupCommand, group).resolves({ Users: [mei], NextToken: 'more' });
    cognito.on(ListUsersInGroupCommand, { ...group, NextToken: 'more' }).resolves({ Users: [li] });

    expect(await setup().membersOf('SUPERADMINS')).toEqual(['mei', 'li']);
  });

  it('lists the groups of a user, adds and removes members', async () => {
    cognito.on(AdminListGroupsForUserCommand).resolves({ Groups: [{ GroupName: 'ADMINS' }] });
    cognito.on(AdminAddUserToGroupCommand).resolves({});
    cognito.on(AdminRemoveUserFromGroupCommand).resolves({});
    const users = setup();

    expect(await users.groupsOf('mei-name')).toEqual(['ADMINS']);
    await users.setMembership('mei-name', 'AFFILIATES', true);
    await users.setMembership('mei-name', 'ADMINS', false);

    const membership = { ...pool, Username: 'mei-name' };
    expect(cognito.commandCalls(AdminAddUserToGroupCommand)[0]?.args[0].input).toEqual({
      ...membership,
      GroupName: 'AFFILIATES',
    });
    expect(cognito.commandCalls(AdminRemoveUserFromGroupCommand)[0]?.args[0].input).toEqual({
      ...membership,
      GroupName: 'ADMINS',
    });
  });
});
