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
import type { ChangeableGroup } from '#domain/player/groups';

/** Somebody as the user pool lists them. */
export interface ListedUser {
  /** Their `sub`. */
  readonly player: string;
  /** What the pool calls them; of those who come by another provider alone, that provider's name. */
  readonly username: string;
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  /** How their sign-in stands, in the pool's own word: `CONFIRMED`, `UNCONFIRMED`, `EXTERNAL_PROVIDER` … */
  readonly status: string;
}

/** The user pool as a list in which admins look for people. */
export interface UserList {
  /** Those whose address begins so, exact in letter case as the pool's search is. */
  startingWith(email: string, limit: number): Promise<ListedUser[]>;
  /** Whoever has this `sub`; undefined for whoever is not there, or no more. */
  find(player: string): Promise<ListedUser | undefined>;
  groupsOf(username: string): Promise<string[]>;
  /** The `sub` of everybody in a group. */
  membersOf(group: string): Promise<string[]>;
  /** Puts somebody into a group or takes them out; saying it twice is the same as once. */
  setMembership(username: string, group: ChangeableGroup, isMember: boolean): Promise<void>;
  /** Renews no sign-in of a user any more. */
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
  const told = new Map(Attributes.map(({ Name, Value }) => [Name, Value]));
  const player = told.get('sub');
  if (player === undefined || Username === undefined) return [];
  return [
    {
      player,
      username: Username,
      email: told.get('email') ?? null,
      isEmailVerified: told.get('email_verified') === 'true',
      status: UserStatus ?? 'UNKNOWN',
    },
  ];
}
