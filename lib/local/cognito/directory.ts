import { randomUUID } from 'node:crypto';
import { localArn } from '../template/account';
import type { ClientSettings } from './client-resources';
import type { GroupProperties, PoolProperties, ProviderProperties } from './resources';
import type { PoolRecords, User } from './state';

/** A pool of the template with its records. */
export interface Pool {
  id: string;
  /** Part of the id after the underscore, which SRP hashes. */
  name: string;
  properties: PoolProperties;
  groups: Map<string, GroupProperties>;
  providers: Map<string, ProviderProperties>;
  records: PoolRecords;
}

export interface Client {
  id: string;
  pool: Pool;
  settings: ClientSettings;
}

export function poolArn(id: string): string {
  return localArn('cognito-idp', `userpool/${id}`);
}

/**
 * Finds a user as a pool with email sign-in does: an account of the pool by `sub` or by address in any letter case,
 * one of a provider by its user name only.
 * https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_AdminGetUser.html
 */
export function findUser(pool: Pool, username: string): User | undefined {
  const folded = username.toLowerCase();
  return Object.values(pool.records.users).find((user) =>
    user.username === undefined
      ? user.sub === username || user.email.toLowerCase() === folded
      : user.username.toLowerCase() === folded,
  );
}

/** User name in tokens, events and lists. */
export function nameOf(user: User): string {
  return user.username ?? user.sub;
}

/** Finds the account that a provider identity is linked to. */
export function findByIdentity(pool: Pool, provider: string, userId: string): User | undefined {
  return Object.values(pool.records.users).find(({ identities = [] }) =>
    identities.some((identity) => identity.provider === provider && identity.userId === userId),
  );
}

/** Whether another account has confirmed the address; only one account may. */
export function isAddressTaken(pool: Pool, email: string, except?: User): boolean {
  const folded = email.toLowerCase();
  return Object.values(pool.records.users).some(
    (user) => user !== except && user.emailVerified && user.email.toLowerCase() === folded,
  );
}

/** Adds a user without a password and with an unconfirmed address. */
export function addUser(
  pool: Pool,
  email: string,
  status: User['status'],
  now: Date,
  sub: string = randomUUID(),
): User {
  const at = now.getTime();
  const blank = { emailVerified: false, salt: '0', verifier: '0', groups: [], createdAt: at, changedAt: at };
  const user: User = { sub, email, status, ...blank };
  pool.records.users[sub] = user;
  return user;
}

/** The user's groups that the template still defines, in order of precedence. */
export function groupsOf(pool: Pool, user: User): GroupProperties[] {
  const rank = (group: GroupProperties) => group.Precedence ?? Infinity;
  return user.groups
    .flatMap((name) => pool.groups.get(name) ?? [])
    .sort((one, other) => rank(one) - rank(other) || one.GroupName.localeCompare(other.GroupName));
}
