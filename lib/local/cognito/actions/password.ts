import * as z from 'zod';
import { clientAction, ownAction } from '../action';
import { deliveryTo, mailCode, refuseCode } from '../codes';
import { findUser } from '../directory';
import { refusePassword } from '../passwords/password-policy';
import { isPasswordOf, keepPassword } from '../passwords/passwords';
import {
  codeMismatch,
  incorrectCredentials,
  invalidParameter,
  passwordNotResettable,
  userNotFound,
} from '../refusals';
import { runTrigger } from '../triggers/run-trigger';

/**
 * https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_ForgotPassword.html
 * Without a confirmed address no code can be sent; a client that hides unknown users hides this too.
 */
export const forgotPassword = clientAction(
  { Username: z.string() },
  async ({ Username }, { pool, settings, id: clientId }, context) => {
    const { attempts, outbox, now } = context;
    const user = findUser(pool, Username);
    const refused = attempts.count('ForgotPassword', user?.sub ?? Username.toLowerCase());
    if (refused) return refused;
    // Also with a verified address: https://github.com/aws-amplify/amplify-js/issues/2955
    if (user?.status === 'FORCE_CHANGE_PASSWORD') return passwordNotResettable();
    if (user?.emailVerified) {
      const source = 'CustomMessage_ForgotPassword';
      const kept = await runTrigger({ source, pool, user, clientId }, context);
      return kept ?? mailCode(user, 'resetCode', pool, outbox, now());
    }
    if (settings.hidesUnknownUsers) return deliveryTo(Username);
    if (!user) return userNotFound();
    return invalidParameter(
      'Cannot reset password for the user as there is no registered/verified email or phone_number',
    );
  },
);

/** https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_ConfirmForgotPassword.html */
export const confirmForgotPassword = clientAction(
  {
    Username: z.string(),
    ConfirmationCode: z.string(),
    Password: z.string(),
    ClientMetadata: z.record(z.string(), z.string()).optional(),
  },
  async ({ Username, ConfirmationCode, Password, ClientMetadata: clientMetadata }, client, context) => {
    const { pool, settings, id: clientId } = client;
    const user = findUser(pool, Username);
    const refused = context.attempts.count('ConfirmForgotPassword', user?.sub ?? Username.toLowerCase());
    if (refused) return refused;
    if (!user) return settings.hidesUnknownUsers ? codeMismatch() : userNotFound();
    const wrong =
      refuseCode(ConfirmationCode, user.resetCode, context.now()) ??
      refusePassword(Password, pool.properties.Policies.PasswordPolicy);
    if (wrong) return wrong;
    keepPassword(user, pool, Password, context.now());
    user.status = 'CONFIRMED';
    delete user.resetCode;
    context.save();
    const source = 'PostConfirmation_ConfirmForgotPassword';
    return (await runTrigger({ source, pool, user, clientId, clientMetadata }, context)) ?? {};
  },
);

/** https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_ChangePassword.html */
export const changePassword = ownAction(
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
);
