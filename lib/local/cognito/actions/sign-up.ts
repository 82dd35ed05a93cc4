import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { Refusal } from '../../http/aws-json';
import { clientAction } from '../action';
import { attributeList, refuseAttributes, refuseUsername } from '../attributes';
import { deliveryTo, mailCode, refuseCode } from '../codes';
import { addUser, findUser } from '../directory';
import { refusePassword } from '../passwords/password-policy';
import { keepPassword } from '../passwords/passwords';
import { codeExpired, invalidParameter, userNotFound } from '../refusals';
import { runTrigger } from '../triggers/run-trigger';

/**
 * https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_SignUp.html
 * It reports an address in use even when the client hides unknown users.
 */
export const signUp = clientAction(
  { Username: z.string(), Password: z.string(), UserAttributes: attributeList.default([]) },
  async ({ Username, Password, UserAttributes }, { pool, id: clientId }, context) => {
    const { outbox, now } = context;
    if (pool.properties.AdminCreateUserConfig.AllowAdminCreateUserOnly) {
      return new Refusal('NotAuthorizedException', 'SignUp is not permitted for this user pool');
    }
    const refused =
      refuseUsername(Username) ??
      refuseAttributes(UserAttributes, Username, ['email']) ??
      refusePassword(Password, pool.properties.Policies.PasswordPolicy);
    if (refused) return refused;
    if (findUser(pool, Username)) return new Refusal('UsernameExistsException', 'User already exists');
    const userName = randomUUID();
    const newUser = { userName, attributes: { email: Username } };
    const declined = await runTrigger({ source: 'PreSignUp_SignUp', pool, user: newUser, clientId }, context);
    if (declined) return declined;
    const user = addUser(pool, Username, 'UNCONFIRMED', now(), userName);
    keepPassword(user, pool, Password, now());
    const kept = await runTrigger({ source: 'CustomMessage_SignUp', pool, user, clientId }, context);
    if (kept) return kept;
    return { UserConfirmed: false, UserSub: user.sub, ...mailCode(user, 'signUpCode', pool, outbox, now()) };
  },
);

/** https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_ConfirmSignUp.html */
export const confirmSignUp = clientAction(
  {
    Username: z.string(),
    ConfirmationCode: z.string(),
    ClientMetadata: z.record(z.string(), z.string()).optional(),
  },
  async ({ Username, ConfirmationCode, ClientMetadata: clientMetadata }, client, context) => {
    const user = findUser(client.pool, Username);
    const refused = context.attempts.count('ConfirmSignUp', user?.sub ?? Username.toLowerCase());
    if (refused) return refused;
    if (!user) return client.settings.hidesUnknownUsers ? codeExpired() : userNotFound();
    if (user.status !== 'UNCONFIRMED') {
      const message = `User cannot be confirmed. Current status is ${user.status}`;
      return new Refusal('NotAuthorizedException', message);
    }
    const wrong = refuseCode(ConfirmationCode, user.signUpCode, context.now());
    if (wrong) return wrong;
    Object.assign(user, { status: 'CONFIRMED', emailVerified: true, changedAt: context.now().getTime() });
    delete user.signUpCode;
    context.save();
    const source = 'PostConfirmation_ConfirmSignUp';
    const { pool, id: clientId } = client;
    return (await runTrigger({ source, pool, user, clientId, clientMetadata }, context)) ?? {};
  },
);

/** https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_ResendConfirmationCode.html */
export const resendConfirmationCode = clientAction(
  { Username: z.string() },
  async ({ Username }, { pool, settings, id: clientId }, context) => {
    const { attempts, outbox, now } = context;
    const user = findUser(pool, Username);
    const refused = attempts.count('ResendConfirmationCode', user?.sub ?? Username.toLowerCase());
    if (refused) return refused;
    if (!user) return settings.hidesUnknownUsers ? deliveryTo(Username) : userNotFound();
    if (user.status !== 'UNCONFIRMED') return invalidParameter('User is already confirmed.');
    const kept = await runTrigger({ source: 'CustomMessage_ResendCode', pool, user, clientId }, context);
    if (kept) return kept;
    return mailCode(user, 'signUpCode', pool, outbox, now());
  },
);
