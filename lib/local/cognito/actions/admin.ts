import { randomBytes, randomUUID } from 'node:crypto';
import * as z from 'zod';
import { Refusal } from '../../http/aws-json';
import { poolAction, userAction } from '../action';
import { attributeList, attributesOf, refuseAttributes, refuseUsername } from '../attributes';
import { addUser, findUser, nameOf } from '../directory';
import { refusePassword } from '../passwords/password-policy';
import { keepPassword } from '../passwords/passwords';
import { invalidParameter, notFound } from '../refusals';
import { runTrigger } from '../triggers/run-trigger';
import { userStatus } from '../user-status';

/**
 * https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_AdminCreateUser.html
 * Invitations are not emulated, so the caller has to suppress them.
 */
export const adminCreateUser = poolAction(
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
    if (findUser(pool, Username)) {
      return new Refusal('UsernameExistsException', 'User account already exists');
    }
    const userName = randomUUID();
    const attributes = Object.fromEntries(UserAttributes.map(({ Name, Value }) => [Name, Value]));
    const source = 'PreSignUp_AdminCreateUser';
    const newUser = { userName, attributes };
    const declined = await runTrigger({ source, pool, user: newUser, clientId: undefined }, context);
    if (declined) return declined;
    const user = addUser(pool, Username, 'FORCE_CHANGE_PASSWORD', now(), userName);
    user.emailVerified = attributes['email_verified'] === 'true';
    keepPassword(user, pool, TemporaryPassword ?? randomBytes(32).toString('base64'), now());
    return { User: { Username: nameOf(user), Attributes: attributesOf(user), ...userStatus(user) } };
  },
);

/** https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_AdminSetUserPassword.html */
export const adminSetUserPassword = userAction(
  { Password: z.string(), Permanent: z.boolean().default(false) },
  ({ Password, Permanent }, { user, pool }, { now }) => {
    const weak = refusePassword(Password, pool.properties.Policies.PasswordPolicy);
    if (weak) return weak;
    keepPassword(user, pool, Password, now());
    user.status = Permanent ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD';
    return {};
  },
);

/** https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_AdminGetUser.html */
export const adminGetUser = userAction({}, (_, { user }) => ({
  Username: nameOf(user),
  UserAttributes: attributesOf(user),
  ...userStatus(user),
}));

/** https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_AdminAddUserToGroup.html */
export const adminAddUserToGroup = userAction({ GroupName: z.string() }, ({ GroupName }, { user, pool }) => {
  if (!pool.groups.has(GroupName)) return notFound('Group not found.');
  if (!user.groups.includes(GroupName)) user.groups.push(GroupName);
  return {};
});

/** https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_AdminRemoveUserFromGroup.html */
export const adminRemoveUserFromGroup = userAction(
  { GroupName: z.string() },
  ({ GroupName }, { user, pool }) => {
    if (!pool.groups.has(GroupName)) return notFound('Group not found.');
    user.groups = user.groups.filter((each) => each !== GroupName);
    return {};
  },
);

/**
 * https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_AdminListGroupsForUser.html
 * Groups of a pool here fit into one page.
 */
export const adminListGroupsForUser = userAction({}, (_, { user, pool }) => ({
  Groups: user.groups.map((GroupName) => ({ GroupName, UserPoolId: pool.id })),
}));

/** https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_AdminUserGlobalSignOut.html */
export const adminUserGlobalSignOut = userAction({}, (_, { user, pool }, { sessions }) => {
  sessions.endAll(pool, user);
  return {};
});
