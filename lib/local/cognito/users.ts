import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { Refusal } from '../http/aws-json';
import { localArn } from '../template/account';
import { invalidParameter, unauthorizedAttribute } from './refusals';
import type { ClientSettings, GroupProperties, PoolProperties, ProviderProperties } from './resources';
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

/** Finds the account that a provider identity is linked to. */
export function findByIdentity(pool: Pool, provider: string, userId: string): User | undefined {
  return Object.values(pool.records.users).find(({ identities = [] }) =>
    identities.some((identity) => identity.provider === provider && identity.userId === userId),
  );
}

/** Whether another account has confirmed the address; only one account may. */
export function isAddressTaken(pool: Pool, email: string, except: User): boolean {
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
  return (pool.records.users[sub] = { sub, email, status, ...blank });
}

/** The user's groups that the template still defines, in order of precedence. */
export function groupsOf(pool: Pool, user: User): GroupProperties[] {
  const rank = (group: GroupProperties) => group.Precedence ?? Infinity;
  return user.groups
    .flatMap((name) => pool.groups.get(name) ?? [])
    .sort((one, other) => rank(one) - rank(other) || one.GroupName.localeCompare(other.GroupName));
}

/** User name in tokens, events and lists. */
export function nameOf(user: User): string {
  return user.username ?? user.sub;
}

/** Attributes as requests and answers list them; every value is a string. */
export const attributeList = z.array(z.object({ Name: z.string(), Value: z.string().default('') }));
type AttributeList = z.infer<typeof attributeList>;

export function attributesOf(user: User): AttributeList {
  const identities = identitiesOf(user);
  return [
    { Name: 'email', Value: user.email },
    { Name: 'email_verified', Value: String(user.emailVerified) },
    { Name: 'sub', Value: user.sub },
    ...(identities.length > 0 ? [{ Name: 'identities', Value: JSON.stringify(identities) }] : []),
  ];
}

/**
 * Linked provider identities of an account, in the form of attributes and ID tokens.
 * https://docs.aws.amazon.com/cognito/latest/developerguide/amazon-cognito-user-pools-using-the-id-token.html
 */
export function identitiesOf({ identities = [], username }: User): object[] {
  return identities.map(({ provider, userId, linkedAt }) => ({
    userId,
    providerName: provider,
    providerType: provider,
    issuer: null,
    primary: String(username !== undefined),
    dateCreated: String(linkedAt),
  }));
}

/** A user as administrators receive it. Instants are seconds since 1970. */
export function describeUser(user: User) {
  return {
    Username: nameOf(user),
    Attributes: attributesOf(user),
    Enabled: true,
    UserStatus: user.status,
    UserCreateDate: user.createdAt / 1000,
    UserLastModifiedDate: user.changedAt / 1000,
  };
}

/** Refuses a user name that is not an email address, where users sign in with addresses. */
export function refuseUsername(username: string): Refusal | undefined {
  const isAddress = username.length <= 128 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(username);
  return isAddress ? undefined : invalidParameter('Username should be an email.');
}

/**
 * Refuses attributes of a new user that the caller may not write.
 *
 * @param writable  their names; `email` must repeat the sign-in name
 */
export function refuseAttributes(
  attributes: AttributeList,
  username: string,
  writable: string[],
): Refusal | undefined {
  if (attributes.some(({ Name }) => !writable.includes(Name))) return unauthorizedAttribute();
  const email = attributes.find(({ Name }) => Name === 'email')?.Value ?? username;
  const isSame = email.toLowerCase() === username.toLowerCase();
  return isSame ? undefined : invalidParameter('Attribute email does not match the username');
}
