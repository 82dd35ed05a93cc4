import {
  AdminAddUserToGroupCommand,
  AdminListGroupsForUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminUserGlobalSignOutCommand,
  type CognitoIdentityProviderClient,
  ListUsersCommand,
  ListUsersInGroupCommand,
  type UserType,
} from '@aws-sdk/client-cognito-identity-provider';
import type { AdminGroup, ChangeableGroup } from '#domain/player/groups';

/** A user as the user pool lists them. */
export interface ListedUser {
  /** The `sub`. */
  readonly player: string;
  /** The username; for accounts of another provider only, that provider's name. */
  readonly username: string;
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  /** The pool's user status: `CONFIRMED`, `UNCONFIRMED`, `EXTERNAL_PROVIDER` … */
  readonly status: string;
}

/** The user pool as a list that admins search. */
export interface UserList {
  /** Users whose address begins with the text. Case-sensitive, as the pool's search is. */
  startingWith(email: string, limit: number): Promise<ListedUser[]>;
  /** The user with this `sub`; undefined for none. */
  find(player: string): Promise<ListedUser | undefined>;
  groupsOf(username: string): Promise<string[]>;
  /** The `sub` of every member of a group. */
  membersOf(group: string): Promise<string[]>;
  /** Adds a user to a group or removes them. Idempotent. */
  setMembership(username: string, group: AdminGroup | ChangeableGroup, isMember: boolean): Promise<void>;
  /** Revokes the refresh tokens of a user. */
  endSignIns(username: string): Promise<void>;
}

export function createUserList(client: CognitoIdentityProviderClient, userPoolId: string): UserList {
  const UserPoolId = userPoolId;

  return {
    startingWith: (email, limit) => list(`email ^= "${quoted(email)}"`, limit),
    find: async (player) => (await list(`sub = "${quoted(player)}"`, 1))[0],

    async groupsOf(username) {
      const command = new AdminListGroupsForUserCommand({ UserPoolId, Username: username });
      const { Groups = [] } = await client.send(command);
      return Groups.flatMap(({ GroupName }) => GroupName ?? []);
    },

    async membersOf(GroupName) {
      const members: string[] = [];
      let NextToken: string | undefined;
      do {
        const command = new ListUsersInGroupCommand({ UserPoolId, GroupName, NextToken });
        const page = await client.send(command);
        members.push(...(page.Users ?? []).flatMap(listed).map(({ player }) => player));
        NextToken = page.NextToken;
      } while (NextToken);
      return members;
    },

    async setMembership(username, group, isMember) {
      const membership = { UserPoolId, Username: username, GroupName: group };
      if (isMember) await client.send(new AdminAddUserToGroupCommand(membership));
      else await client.send(new AdminRemoveUserFromGroupCommand(membership));
    },

    async endSignIns(username) {
      await client.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username: username }));
    },
  };

  async function list(Filter: string, Limit: number): Promise<ListedUser[]> {
    const { Users = [] } = await client.send(new ListUsersCommand({ UserPoolId, Filter, Limit }));
    return Users.flatMap(listed);
  }
}

function quoted(text: string): string {
  return text.replace(/["\\]/g, '\\$&');
}

function listed({ Username, Attributes = [], UserStatus }: UserType): ListedUser[] {
  const attributes = new Map(Attributes.map(({ Name, Value }) => [Name, Value]));
  const player = attributes.get('sub');
  if (player === undefined || Username === undefined) return [];
  return [
    {
      player,
      username: Username,
      email: attributes.get('email') ?? null,
      isEmailVerified: attributes.get('email_verified') === 'true',
      status: UserStatus ?? 'UNKNOWN',
    },
  ];
}
