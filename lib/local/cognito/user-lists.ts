import type { Faults } from '../faults/faults';
import type { Pool } from './directory';
import type { User } from './state';

/**
 * Users as the eventually consistent `ListUsers` returns them: with the fault a new user is missing from the first
 * list after its creation, and present in the next.
 * https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_ListUsers.html
 */
export function openUserLists({ listUsersLags = false }: Faults = {}): (pool: Pool) => User[] {
  /** By pool, the users that existed at the previous list. */
  const known = new Map<string, ReadonlySet<User>>();
  return (pool) => {
    const users = Object.values(pool.records.users);
    if (!listUsersLags) return users;
    const before = known.get(pool.id) ?? new Set();
    known.set(pool.id, new Set(users));
    return users.filter((user) => before.has(user));
  };
}
