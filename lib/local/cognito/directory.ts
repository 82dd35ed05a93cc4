import { randomUUID } from 'node:crypto';
import type { ClientSettings } from './client-properties';
import type { GroupProperties, PoolProperties } from './pool-properties';
import type { PoolRecords, User } from './pool-state';

/** A pool of the template with what happened in it. */
export interface Pool {
  id: string;
  /** The id after its underscore: what SRP hashes. */
  name: string;
  properties: PoolProperties;
  groups: Map<string, GroupProperties>;
  records: PoolRecords;
}

/** An app client of a pool. */
export interface Client {
  id: string;
  pool: Pool;
  settings: ClientSettings;
}

/** Finds a user by `sub` or by e-mail address in any letter case, as a pool with e-mail sign-in does. */
export function findUser(pool: Pool, username: string): User | undefined {
  const folded = username.toLowerCase();
  return Object.values(pool.records.users).find(
    (user) => user.sub === username || user.email.toLowerCase() === folded,
  );
}

/** Enters a new user, who has no password yet and no confirmed address. */
export function addUser(pool: Pool, email: string, status: User['status'], now: Date): User {
  const at = now.getTime();
  const sub = randomUUID();
  const blank = { emailVerified: false, salt: '0', verifier: '0', groups: [], createdAt: at, changedAt: at };
  const user: User = { sub, email, status, ...blank };
  pool.records.users[sub] = user;
  return user;
}

/** The user's groups that the template still has, the most important first. */
export function groupsOf(pool: Pool, user: User): GroupProperties[] {
  const rank = (group: GroupProperties) => group.Precedence ?? Infinity;
  return user.groups
    .flatMap((name) => pool.groups.get(name) ?? [])
    .sort((one, other) => rank(one) - rank(other) || one.GroupName.localeCompare(other.GroupName));
}
