import * as z from 'zod';
import { Refusal } from '../../http/aws-json';
import { clientMetadata, ownAction } from '../action';
import { refuseCode, sendCode } from '../codes';
import { isPasswordOf, keepPassword, refusePassword } from '../passwords';
import { aliasExists, incorrectCredentials, invalidParameter, unauthorizedAttribute } from '../refusals';
import { attributeList, attributesOf, isAddressTaken, nameOf, refuseUsername } from '../users';

/** Actions of a signed-in user on the own account. */
export const ownActions = {
  /** https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_GetUser.html */
  GetUser: ownAction({}, (_, { user }) => ({
    Username: nameOf(user),
    UserAttributes: attributesOf(user),
  })),

  /** https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_ChangePassword.html */
  ChangePassword: ownAction(
    { PreviousPassword: z.string(), ProposedPassword: z.string() },
    ({ PreviousPassword, ProposedPassword }, { user, pool }, { attempts, now }) => {
      const refused = attempts.count('ChangePassword', user.sub);
      if (refused) return refused;
      if (!isPasswordOf(user, pool, PreviousPassword)) return incorrectCredentials();
      const weak = refusePassword(ProposedPassword, pool.properties.Policies.PasswordPolicy);
      if (weak) return weak;
      keepPassword(user, pool, ProposedPassword, now());
      return {};
    },
  ),

  /**
   * https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_UpdateUserAttributes.html
   * The old address stays until the code sent to the new one is entered.
   */
  UpdateUserAttributes: ownAction(
    { UserAttributes: attributeList, ClientMetadata: clientMetadata },
    async ({ UserAttributes, ClientMetadata }, { user, pool }, context) => {
      if (UserAttributes.some(({ Name }) => Name !== 'email')) return unauthorizedAttribute();
      const newEmail = UserAttributes[0]?.Value ?? '';
      const refused = refuseUsername(newEmail);
      if (refused) return refused;
      if (isAddressTaken(pool, newEmail, user)) return aliasExists();
      const change = { pool, user, newEmail, clientMetadata: ClientMetadata };
      const sent = await sendCode({ purpose: 'UpdateUserAttribute', ...change }, context);
      return sent instanceof Refusal ? sent : { CodeDeliveryDetailsList: [sent.CodeDeliveryDetails] };
    },
  ),

  /** https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_GetUserAttributeVerificationCode.html */
  GetUserAttributeVerificationCode: ownAction(
    { AttributeName: z.string(), ClientMetadata: clientMetadata },
    ({ AttributeName, ClientMetadata }, { user, pool }, context) =>
      refuseName(AttributeName) ??
      context.attempts.count('GetUserAttributeVerificationCode', user.sub) ??
      sendCode({ purpose: 'VerifyUserAttribute', pool, user, clientMetadata: ClientMetadata }, context),
  ),

  /**
   * https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_VerifyUserAttribute.html
   * An address that another user has confirmed since the request is refused only here.
   */
  VerifyUserAttribute: ownAction(
    { AttributeName: z.string(), Code: z.string() },
    ({ AttributeName, Code }, { user, pool }, { attempts, now }) => {
      const refused =
        refuseName(AttributeName) ??
        attempts.count('VerifyUserAttribute', user.sub) ??
        refuseCode(Code, user.addressCode, now());
      if (refused) return refused;
      const email = user.pendingEmail ?? user.email;
      if (isAddressTaken(pool, email, user)) return aliasExists();
      Object.assign(user, { email, emailVerified: true, changedAt: now().getTime() });
      delete user.pendingEmail;
      delete user.addressCode;
      return {};
    },
  ),

  /** https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_DeleteUser.html */
  DeleteUser: ownAction({}, (_, { user, pool }, { sessions }) => {
    sessions.endAll(pool, user);
    delete pool.records.users[user.sub];
    return {};
  }),
};

function refuseName(name: string): Refusal | undefined {
  return name === 'email' ? undefined : invalidParameter(`The offline host keeps no attribute ${name}`);
}
