import { type AwsJsonHandler, serveAwsJson } from '../http/aws-json';
import { cognitoAccesses } from './access';
import type { Action, ActionContext } from './action';
import * as address from './actions/address';
import * as admin from './actions/admin';
import * as password from './actions/password';
import * as profiles from './actions/profiles';
import * as session from './actions/session';
import * as signIn from './actions/sign-in';
import * as signUp from './actions/sign-up';

/** Every emulated action; adding one is a deliberate commit that also lists it in the README. */
export const frozenActions: ReadonlyMap<string, Action> = new Map<string, Action>([
  ['SignUp', signUp.signUp],
  ['ConfirmSignUp', signUp.confirmSignUp],
  ['ResendConfirmationCode', signUp.resendConfirmationCode],
  ['InitiateAuth', signIn.initiateAuth],
  ['RespondToAuthChallenge', signIn.respondToAuthChallenge],
  ['GetTokensFromRefreshToken', session.getTokensFromRefreshToken],
  ['RevokeToken', session.revokeToken],
  ['GetUser', session.getUser],
  ['GlobalSignOut', session.globalSignOut],
  ['ForgotPassword', password.forgotPassword],
  ['ConfirmForgotPassword', password.confirmForgotPassword],
  ['ChangePassword', password.changePassword],
  ['AdminCreateUser', admin.adminCreateUser],
  ['AdminSetUserPassword', admin.adminSetUserPassword],
  ['AdminGetUser', admin.adminGetUser],
  ['AdminAddUserToGroup', admin.adminAddUserToGroup],
  ['AdminRemoveUserFromGroup', admin.adminRemoveUserFromGroup],
  ['AdminListGroupsForUser', admin.adminListGroupsForUser],
  ['AdminUserGlobalSignOut', admin.adminUserGlobalSignOut],
  ['ListUsers', profiles.listUsers],
  ['ListUsersInGroup', profiles.listUsersInGroup],
  ['AdminLinkProviderForUser', profiles.adminLinkProviderForUser],
  ['AdminDisableProviderForUser', profiles.adminDisableProviderForUser],
  ['AdminUpdateUserAttributes', profiles.adminUpdateUserAttributes],
  ['AdminDeleteUser', profiles.adminDeleteUser],
  ['UpdateUserAttributes', address.updateUserAttributes],
  ['GetUserAttributeVerificationCode', address.getUserAttributeVerificationCode],
  ['VerifyUserAttribute', address.verifyUserAttribute],
  ['DeleteUser', address.deleteUser],
]);

/** Actions that change no stored data, after which the pool is not saved. */
const readingActions: ReadonlySet<string> = new Set([
  'InitiateAuth',
  'GetUser',
  'AdminGetUser',
  'AdminListGroupsForUser',
  'ListUsers',
  'ListUsersInGroup',
]);

/** Serves the actions to programs and to pages of any origin. */
export function serveActions(context: ActionContext): AwsJsonHandler {
  return serveAwsJson({
    target: 'AWSCognitoIdentityProviderService.',
    version: '1.1',
    isForBrowsers: true,
    accesses: cognitoAccesses,
    async act(name, input) {
      const answer = await frozenActions.get(name)?.(input, context);
      if (!readingActions.has(name)) context.save();
      return answer;
    },
  });
}
