import type { ListedUser, UserList } from '#lambdas/account/stores/user-list';

/** A user pool in this process. */
export interface InMemoryUserPool {
  readonly users: UserList;
  /** By player. */
  readonly listed: Map<string, ListedUser>;
  /** By username. */
  readonly groups: Map<string, string[]>;
  /** Usernames whose sign-ins were ended. */
  readonly signedOut: Set<string>;
}

export function openUserPool(): InMemoryUserPool {
  const listed: InMemoryUserPool['listed'] = new Map();
  const groups: InMemoryUserPool['groups'] = new Map();
  const signedOut: InMemoryUserPool['signedOut'] = new Set();
  const all = () => [...listed.values()];
  return {
    listed,
    groups,
    signedOut,
    users: {
      startingWith: async (email, limit) =>
        all()
          .filter((user) => user.email?.startsWith(email))
          .slice(0, limit),
      find: async (player) => listed.get(player),
      groupsOf: async (username) => groups.get(username) ?? [],
      membersOf: async (group) =>
        all()
          .filter(({ username }) => groups.get(username)?.includes(group))
          .map(({ player }) => player),
      async setMembership(username, group, isMember) {
        const others = (groups.get(username) ?? []).filter((each) => each !== group);
        groups.set(username, isMember ? [...others, group] : others);
      },
      endSignIns: async (username) => void signedOut.add(username),
    },
  };
}
