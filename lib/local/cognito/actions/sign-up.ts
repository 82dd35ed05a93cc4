import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { Refusal } from '../../http/aws-json';
import { clientAction, clientMetadata } from '../action';
import { deliveryTo, refuseCode, sendCode } from '../codes';
import { keepPassword, refusePassword } from '../passwords';
import { codeExpired, codeMismatch, invalidParameter, notAuthorized } from '../refusals';
import { runTrigger } from '../run-trigger';
import { addUser, attributeList, findUser, refuseAttributes, refuseUsername } from '../users';

/** Actions before a sign-in: new accounts and forgotten passwords. */
export const signUpActions = {
  /**
   * https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_SignUp.html
   * It reports an address in use even though clients hide unknown users.
   */
  SignUp: clientAction(
    { Username: z.string(), Password: z.string(), UserAttributes: attributeList.default([]) },
    async ({ Username, Password, UserAttributes }, { pool, id: clientId }, context) => {
      const refused =
        refuseUsername(Username) ??
        refuseAttributes(UserAttributes, Username, ['email']) ??
        refusePassword(Password, pool.properties.Policies.PasswordPolicy);
      if (refused) return refused;
      if (findUser(pool, Username)) return new Refusal('UsernameExistsException', 'User already exists');
      const userName = randomUUID();
      const newUser = { userName, attributes: { email: Username } };
      const declined = await runTrigger(
        { source: 'PreSignUp_SignUp', pool, user: newUser, clientId },
        context,
      );
      if (declined) return declined;
      const user = addUser(pool, Username, 'UNCONFIRMED', context.now(), userName);
      keepPassword(user, pool, Password, context.now());
      const sent = await sendCode({ purpose: 'SignUp', pool, user, clientId }, context);
      return sent instanceof Refusal ? sent : { UserConfirmed: false, UserSub: user.sub, ...sent };
    },
  ),

  /** https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_ConfirmSignUp.html */
  ConfirmSignUp: clientAction(
    { Username: z.string(), ConfirmationCode: z.string(), ClientMetadata: clientMetadata },
    async ({ Username, ConfirmationCode, ClientMetadata }, { pool, id: clientId }, context) => {
      const user = findUser(pool, Username);
      const refused = context.attempts.count('ConfirmSignUp', user?.sub ?? Username.toLowerCase());
      if (refused) return refused;
      if (!user) return codeExpired();
      if (user.status !== 'UNCONFIRMED')
        return notAuthorized(`User cannot be confirmed. Current status is ${user.status}`);
      const wrong = refuseCode(ConfirmationCode, user.signUpCode, context.now());
      if (wrong) return wrong;
      Object.assign(user, { status: 'CONFIRMED', emailVerified: true, changedAt: context.now().getTime() });
      delete user.signUpCode;
      context.save();
      const confirmed = { pool, user, clientId, clientMetadata: ClientMetadata };
      return (await runTrigger({ source: 'PostConfirmation_ConfirmSignUp', ...confirmed }, context)) ?? {};
    },
  ),

  /** https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_ResendConfirmationCode.html */
  ResendConfirmationCode: clientAction(
    { Username: z.string() },
    ({ Username }, { pool, id: clientId }, context) => {
      const user = findUser(pool, Username);
      const refused = context.attempts.count('ResendConfirmationCode', user?.sub ?? Username.toLowerCase());
      if (refused) return refused;
      if (!user) return deliveryTo(Username);
      if (user.status !== 'UNCONFIRMED') return invalidParameter('User is already confirmed.');
      return sendCode({ purpose: 'ResendCode', pool, user, clientId }, context);
    },
  ),

  /**
   * https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_ForgotPassword.html
   * Without a confirmed address no code can be sent, which the answer hides like an unknown user.
   */
  ForgotPassword: clientAction({ Username: z.string() }, ({ Username }, { pool, id: clientId }, context) => {
    const user = findUser(pool, Username);
    const refused = context.attempts.count('ForgotPassword', user?.sub ?? Username.toLowerCase());
    if (refused) return refused;
    // Also with a verified address: https://github.com/aws-amplify/amplify-js/issues/2955
    if (user?.status === 'FORCE_CHANGE_PASSWORD')
      return notAuthorized('User password cannot be reset in the current state.');
    if (!user?.emailVerified) return deliveryTo(Username);
    return sendCode({ purpose: 'ForgotPassword', pool, user, clientId }, context);
  }),

  /** https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_ConfirmForgotPassword.html */
  ConfirmForgotPassword: clientAction(
    {
      Username: z.string(),
      ConfirmationCode: z.string(),
      Password: z.string(),
      ClientMetadata: clientMetadata,
    },
    async ({ Username, ConfirmationCode, Password, ClientMetadata }, { pool, id: clientId }, context) => {
      const user = findUser(pool, Username);
      const refused = context.attempts.count('ConfirmForgotPassword', user?.sub ?? Username.toLowerCase());
      if (refused) return refused;
      if (!user) return codeMismatch();
      const wrong =
        refuseCode(ConfirmationCode, user.resetCode, context.now()) ??
        refusePassword(Password, pool.properties.Policies.PasswordPolicy);
      if (wrong) return wrong;
      keepPassword(user, pool, Password, context.now());
      user.status = 'CONFIRMED';
      delete user.resetCode;
      context.save();
      const confirmed = { pool, user, clientId, clientMetadata: ClientMetadata };
      return (
        (await runTrigger({ source: 'PostConfirmation_ConfirmForgotPassword', ...confirmed }, context)) ?? {}
      );
    },
  ),
};
