import { randomBytes, randomUUID } from 'node:crypto';
import * as z from 'zod';
import { Refusal } from '../../http/aws-json';
import { clientMetadata, poolAction, userAction } from '../action';
import { sendCode } from '../codes';
import { keepPassword, refusePassword } from '../passwords';
import { aliasExists, invalidParameter, notFound } from '../refusals';
import { runTrigger } from '../run-trigger';
import type { User } from '../state';
import {
  addUser,
  attributeList,
  describeUser,
  findUser,
  isAddressTaken,
  refuseAttributes,
  refuseUsername,
} from '../users';

const mostUsers = 60;
const limit = z.int().min(0).max(mostUsers).default(mostUsers);

/** Actions of administrators on users and their groups. */
export const adminActions = {
  /**
   * https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_AdminCreateUser.html
   * Invitations are not emulated, so the caller has to suppress them.
   */
  AdminCreateUser: poolAction(
    {
      Username: z.string(),
      TemporaryPassword: z.string().optional(),
      UserAttributes: attributeList.default([]),
      MessageAction: z.string().optional(),
    },
    async ({ Username, TemporaryPassword, UserAttributes, MessageAction }, pool, context) => {
      const { now } = context;
      if (MessageAction !== 'SUPPRESS') {
        return invalidParameter('The offline host mails no invitations: MessageAction has to be SUPPRESS');
      }
      const refused =
        refuseUsername(Username) ??
        refuseAttributes(UserAttributes, Username, ['email', 'email_verified']) ??
        (TemporaryPassword && refusePassword(TemporaryPassword, pool.properties.Policies.PasswordPolicy));
      if (refused) return refused;
      if (findUser(pool, Username))
        return new Refusal('UsernameExistsException', 'User account already exists');
      const userName = randomUUID();
      const attributes = Object.fromEntries(UserAttributes.map(({ Name, Value }) => [Name, Value]));
      const newUser = { userName, attributes };
      const declined = await runTrigger(
        { source: 'PreSignUp_AdminCreateUser', pool, user: newUser },
        context,
      );
      if (declined) return declined;
      const user = addUser(pool, Username, 'FORCE_CHANGE_PASSWORD', now(), userName);
      user.emailVerified = attributes['email_verified'] === 'true';
      keepPassword(user, pool, TemporaryPassword ?? randomBytes(32).toString('base64'), now());
      return { User: describeUser(user) };
    },
  ),

  /** https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_AdminSetUserPassword.html */
  AdminSetUserPassword: userAction(
    { Password: z.string(), Permanent: z.boolean().default(false) },
    ({ Password, Permanent }, { user, pool }, { now }) => {
      const weak = refusePassword(Password, pool.properties.Policies.PasswordPolicy);
      if (weak) return weak;
      keepPassword(user, pool, Password, now());
      user.status = Permanent ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD';
      return {};
    },
  ),

  /** https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_AdminGetUser.html */
  AdminGetUser: userAction({}, (_, { user }) => {
    const { Attributes: UserAttributes, ...status } = describeUser(user);
    return { UserAttributes, ...status };
  }),

  /**
   * https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_AdminUpdateUserAttributes.html
   * An address sent as verified takes effect at once; any other follows the rules of the user's own changes.
   */
  AdminUpdateUserAttributes: userAction(
    { UserAttributes: attributeList, ClientMetadata: clientMetadata },
    async ({ UserAttributes, ClientMetadata }, { user, pool }, context) => {
      const given = new Map(UserAttributes.map(({ Name, Value }) => [Name, Value]));
      const unknown = [...given.keys()].find((name) => name !== 'email' && name !== 'email_verified');
      if (unknown !== undefined) return invalidParameter(`The offline host keeps no attribute ${unknown}`);
      const newEmail = given.get('email');
      const refused = newEmail === undefined ? undefined : refuseUsername(newEmail);
      if (refused) return refused;
      const verified = given.get('email_verified');
      const isVerified = verified === undefined ? undefined : verified === 'true';
      const email = newEmail ?? user.email;
      if (isVerified !== false && isAddressTaken(pool, email, user)) return aliasExists();
      if (newEmail !== undefined && !isVerified) {
        const change = { pool, user, newEmail, clientMetadata: ClientMetadata };
        const sent = await sendCode({ purpose: 'UpdateUserAttribute', ...change }, context);
        return sent instanceof Refusal ? sent : {};
      }
      const changedAt = context.now().getTime();
      Object.assign(user, { email, emailVerified: isVerified ?? user.emailVerified, changedAt });
      return {};
    },
  ),

  /** https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_AdminAddUserToGroup.html */
  AdminAddUserToGroup: userAction({ GroupName: z.string() }, ({ GroupName }, { user, pool }) => {
    if (!pool.groups.has(GroupName)) return notFound('Group not found.');
    if (!user.groups.includes(GroupName)) user.groups.push(GroupName);
    return {};
  }),

  /** https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_AdminRemoveUserFromGroup.html */
  AdminRemoveUserFromGroup: userAction({ GroupName: z.string() }, ({ GroupName }, { user, pool }) => {
    if (!pool.groups.has(GroupName)) return notFound('Group not found.');
    user.groups = user.groups.filter((each) => each !== GroupName);
    return {};
  }),

  /**
   * https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_AdminListGroupsForUser.html
   * Groups of a pool here fit into one page.
   */
  AdminListGroupsForUser: userAction({}, (_, { user, pool }) => ({
    Groups: user.groups.map((GroupName) => ({ GroupName, UserPoolId: pool.id })),
  })),

  /** https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_AdminUserGlobalSignOut.html */
  AdminUserGlobalSignOut: userAction({}, (_, { user, pool }, { sessions }) => {
    sessions.endAll(pool, user);
    return {};
  }),

  /** https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_AdminDeleteUser.html */
  AdminDeleteUser: userAction({}, (_, { user, pool }, { sessions }) => {
    sessions.endAll(pool, user);
    delete pool.records.users[user.sub];
    return {};
  }),

  /** https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_ListUsers.html */
  ListUsers: poolAction(
    { Filter: z.string().default(''), Limit: limit, PaginationToken: z.string().optional() },
    ({ Filter, Limit, PaginationToken }, pool, { listed }) => {
      const found = search(listed(pool), Filter);
      return found instanceof Refusal ? found : pageFrom(found, Limit, PaginationToken, 'PaginationToken');
    },
  ),

  /** https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_ListUsersInGroup.html */
  ListUsersInGroup: poolAction(
    { GroupName: z.string(), Limit: limit, NextToken: z.string().optional() },
    ({ GroupName, Limit, NextToken }, pool) => {
      if (!pool.groups.has(GroupName)) return notFound('Group not found.');
      const members = Object.values(pool.records.users).filter(({ groups }) => groups.includes(GroupName));
      return pageFrom(members, Limit, NextToken, 'NextToken');
    },
  ),
};

/** One page of users, and under `tokenName` the token of the next page if there is one. */
function pageFrom(
  users: readonly User[],
  most: number,
  token: string | undefined,
  tokenName: string,
): object {
  const from = token === undefined ? 0 : Number(Buffer.from(token, 'base64').toString());
  if (!Number.isInteger(from) || from < 0) return invalidParameter('Invalid pagination token.');
  const to = from + (most || mostUsers);
  return {
    Users: users.slice(from, to).map(describeUser),
    ...(users.length > to && { [tokenName]: Buffer.from(String(to)).toString('base64') }),
  };
}

/** Finds by the attributes that the host searches; comparison is exact, including letter case. */
function search(users: User[], filter: string): User[] | Refusal {
  if (filter === '') return users;
  const [, name, how, quoted = ''] = /^\s*(\w+)\s*(\^?=)\s*"((?:[^"\\]|\\.)*)"\s*$/.exec(filter) ?? [];
  if (name !== 'email' && name !== 'sub')
    return invalidParameter(`The offline host does not search by ${filter}`);
  const wanted = quoted.replace(/\\(.)/g, '$1');
  return users.filter((user) => (how === '=' ? user[name] === wanted : user[name].startsWith(wanted)));
}
