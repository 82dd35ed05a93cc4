import * as z from 'zod';
import { Refusal } from '../../http/aws-json';
import { poolAction, userAction } from '../action';
import { attributeList, attributesOf, refuseUsername } from '../attributes';
import { mailCode } from '../codes';
import { findByIdentity, findUser, isAddressTaken, nameOf } from '../directory';
import { aliasExists, invalidParameter, notFound, userNotFound } from '../refusals';
import type { User } from '../state';
import { runTrigger } from '../triggers/run-trigger';
import { userStatus } from '../user-status';
import { changeAddress } from './address';

/** https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_ListUsers.html */
const mostUsers = 60;

/** Attributes that `Filter` can search here; comparison is exact, including letter case. */
const searched: Readonly<Record<string, (user: User) => string>> = {
  email: ({ email }) => email,
  sub: ({ sub }) => sub,
  username: nameOf,
  'cognito:user_status': ({ status }) => status,
};

/** https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_ListUsers.html */
export const listUsers = poolAction(
  {
    Filter: z.string().default(''),
    Limit: z.int().min(0).max(mostUsers).default(mostUsers),
    PaginationToken: z.string().optional(),
  },
  ({ Filter, Limit, PaginationToken }, pool, { listed }) => {
    const found = search(listed(pool), Filter);
    if (found instanceof Refusal) return found;
    const shown = pageFrom(found, { limit: Limit, token: PaginationToken });
    if (shown instanceof Refusal) return shown;
    return { Users: shown.Users, ...(shown.token !== undefined && { PaginationToken: shown.token }) };
  },
);

/** https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_ListUsersInGroup.html */
export const listUsersInGroup = poolAction(
  {
    GroupName: z.string(),
    Limit: z.int().min(0).max(mostUsers).default(mostUsers),
    NextToken: z.string().optional(),
  },
  ({ GroupName, Limit, NextToken }, pool) => {
    if (!pool.groups.has(GroupName)) return notFound('Group not found.');
    const members = Object.values(pool.records.users).filter(({ groups }) => groups.includes(GroupName));
    const shown = pageFrom(members, { limit: Limit, token: NextToken });
    if (shown instanceof Refusal) return shown;
    return { Users: shown.Users, ...(shown.token !== undefined && { NextToken: shown.token }) };
  },
);

/** One page of users, and the token of the next page if there is one. */
function pageFrom(
  users: readonly User[],
  { limit, token }: { limit: number; token: string | undefined },
): { Users: object[]; token?: string } | Refusal {
  const from = token === undefined ? 0 : Number(Buffer.from(token, 'base64').toString());
  if (!Number.isInteger(from) || from < 0) return invalidParameter('Invalid pagination token.');
  const to = from + (limit || mostUsers);
  const Users = users.slice(from, to).map((user) => ({
    Username: nameOf(user),
    Attributes: attributesOf(user),
    ...userStatus(user),
  }));
  return { Users, ...(users.length > to && { token: Buffer.from(String(to)).toString('base64') }) };
}

function search(users: User[], filter: string): User[] | Refusal {
  if (filter === '') return users;
  const [, name = '', how, quoted = ''] =
    /^\s*([\w:]+)\s*(\^?=)\s*"((?:[^"\\]|\\.)*)"\s*$/.exec(filter) ?? [];
  const valueOf = searched[name];
  if (!valueOf || !how) return invalidParameter(`The offline host does not search by ${filter}`);
  const wanted = quoted.replace(/\\(.)/g, '$1');
  return users.filter((user) => (how === '=' ? valueOf(user) === wanted : valueOf(user).startsWith(wanted)));
}

const identifier = z.object({
  ProviderName: z.string().optional(),
  ProviderAttributeName: z.string().optional(),
  ProviderAttributeValue: z.string().optional(),
});

const mostIdentities = 5;

/** https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_AdminLinkProviderForUser.html */
export const adminLinkProviderForUser = poolAction(
  { DestinationUser: identifier, SourceUser: identifier },
  ({ DestinationUser, SourceUser }, pool, { now }) => {
    if (DestinationUser.ProviderName !== 'Cognito') {
      return invalidParameter('The offline host links to accounts of the pool only');
    }
    const user = findUser(pool, DestinationUser.ProviderAttributeValue ?? '');
    if (!user) return userNotFound();
    const { ProviderName: provider = '', ProviderAttributeValue: userId = '' } = SourceUser;
    if (!pool.providers.has(provider)) return invalidParameter(`The provider ${provider} does not exist`);
    if (SourceUser.ProviderAttributeName !== 'Cognito_Subject' || userId === '') {
      return invalidParameter('Social providers are linked by Cognito_Subject');
    }
    const linkedTo = findByIdentity(pool, provider, userId);
    if (linkedTo === user) return invalidParameter('SourceUser is already linked to DestinationUser');
    if (linkedTo) {
      return invalidParameter(
        'Merging is not currently supported, provide a SourceUser that has not been signed up in order to link',
      );
    }
    const identities = user.identities ?? [];
    if (identities.length >= mostIdentities) {
      return new Refusal('LimitExceededException', `At most ${mostIdentities} identities can be linked`);
    }
    user.identities = [...identities, { provider, userId, linkedAt: now().getTime() }];
    return {};
  },
);

/** https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_AdminDisableProviderForUser.html */
export const adminDisableProviderForUser = poolAction({ User: identifier }, ({ User }, pool) => {
  const { ProviderName: provider = '', ProviderAttributeValue: userId = '' } = User;
  if (!pool.providers.has(provider)) return invalidParameter(`The provider ${provider} does not exist`);
  if (User.ProviderAttributeName !== 'Cognito_Subject' || userId === '') {
    return invalidParameter('Social providers are unlinked by Cognito_Subject');
  }
  const user = findByIdentity(pool, provider, userId);
  if (!user?.identities) return userNotFound();
  if (user.username !== undefined) {
    return invalidParameter('The offline host unlinks identities from accounts of the pool only');
  }
  user.identities = user.identities.filter((each) => each.provider !== provider || each.userId !== userId);
  return {};
});

/**
 * https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_AdminUpdateUserAttributes.html
 * An address sent as verified takes effect at once; any other follows the rules of the user's own changes.
 */
export const adminUpdateUserAttributes = userAction(
  { UserAttributes: attributeList, ClientMetadata: z.record(z.string(), z.string()).optional() },
  async ({ UserAttributes, ClientMetadata: clientMetadata }, { user, pool }, context) => {
    const { outbox, now } = context;
    const given = new Map(UserAttributes.map(({ Name, Value }) => [Name, Value]));
    const unknown = [...given.keys()].find((name) => name !== 'email' && name !== 'email_verified');
    if (unknown !== undefined) return invalidParameter(`The offline host keeps no attribute ${unknown}`);
    const email = given.get('email');
    const verified = given.get('email_verified');
    const refused = email === undefined ? undefined : refuseUsername(email);
    if (refused) return refused;
    const isVerified = verified === undefined ? undefined : verified === 'true';
    if ((isVerified ?? true) && isAddressTaken(pool, email ?? user.email, user)) return aliasExists();
    if (email !== undefined && isVerified !== true) {
      const source = 'CustomMessage_UpdateUserAttribute';
      const kept = await runTrigger({ source, pool, user, clientId: undefined, clientMetadata }, context);
      if (kept) return kept;
      changeAddress(user, pool, email, now());
      mailCode(user, 'addressCode', pool, outbox, now());
      return {};
    }
    Object.assign(user, { email: email ?? user.email, emailVerified: isVerified ?? user.emailVerified });
    user.changedAt = now().getTime();
    return {};
  },
);

/** https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_AdminDeleteUser.html */
export const adminDeleteUser = userAction({}, (_, { user, pool }, { sessions }) => {
  sessions.endAll(pool, user);
  delete pool.records.users[user.sub];
  return {};
});
