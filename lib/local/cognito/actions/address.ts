import * as z from 'zod';
import { Refusal } from '../../http/aws-json';
import { ownAction } from '../action';
import { attributeList, refuseUsername } from '../attributes';
import { type CodeDelivery, mailCode, refuseCode } from '../codes';
import { isAddressTaken, type Pool } from '../directory';
import { aliasExists, invalidParameter } from '../refusals';
import type { User } from '../state';
import { runTrigger } from '../triggers/run-trigger';

/**
 * https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_UpdateUserAttributes.html
 * Where the pool requires verification, the old address stays until the code sent to the new one is entered.
 */
export const updateUserAttributes = ownAction(
  { UserAttributes: attributeList, ClientMetadata: z.record(z.string(), z.string()).optional() },
  async ({ UserAttributes, ClientMetadata: clientMetadata }, { user, pool }, context) => {
    const { outbox, now } = context;
    if (UserAttributes.some(({ Name }) => Name !== 'email')) {
      return new Refusal('NotAuthorizedException', 'A client attempted to write unauthorized attribute');
    }
    const email = UserAttributes[0]?.Value ?? '';
    const refused = refuseUsername(email);
    if (refused) return refused;
    if (isAddressTaken(pool, email, user)) return aliasExists();
    const source = 'CustomMessage_UpdateUserAttribute';
    const kept = await runTrigger({ source, pool, user, clientId: undefined, clientMetadata }, context);
    if (kept) return kept;
    changeAddress(user, pool, email, now());
    const { CodeDeliveryDetails } = mailCode(user, 'addressCode', pool, outbox, now());
    return { CodeDeliveryDetailsList: [CodeDeliveryDetails] };
  },
);

/** https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_GetUserAttributeVerificationCode.html */
export const getUserAttributeVerificationCode = ownAction(
  { AttributeName: z.string(), ClientMetadata: z.record(z.string(), z.string()).optional() },
  async (
    { AttributeName, ClientMetadata: clientMetadata },
    { user, pool },
    context,
  ): Promise<CodeDelivery | Refusal> => {
    const { attempts, outbox, now } = context;
    const source = 'CustomMessage_VerifyUserAttribute';
    const refused =
      refuseName(AttributeName) ??
      attempts.count('GetUserAttributeVerificationCode', user.sub) ??
      (await runTrigger({ source, pool, user, clientId: undefined, clientMetadata }, context));
    return refused ?? mailCode(user, 'addressCode', pool, outbox, now());
  },
);

/**
 * https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_VerifyUserAttribute.html
 * An address that another user has confirmed since the request is refused only here.
 */
export const verifyUserAttribute = ownAction(
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
);

/** https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_DeleteUser.html */
export const deleteUser = ownAction({}, (_, { user, pool }, { sessions }) => {
  sessions.endAll(pool, user);
  delete pool.records.users[user.sub];
  return {};
});

/** https://docs.aws.amazon.com/cognito/latest/developerguide/user-pool-settings-email-phone-verification.html#user-pool-settings-verifications-verify-attribute-updates */
export function changeAddress(user: User, { properties }: Pool, email: string, now: Date): void {
  const { AttributesRequireVerificationBeforeUpdate: kept } = properties.UserAttributeUpdateSettings;
  user.changedAt = now.getTime();
  if (kept.includes('email')) user.pendingEmail = email;
  else Object.assign(user, { email, emailVerified: false });
}

function refuseName(name: string): Refusal | undefined {
  return name === 'email' ? undefined : invalidParameter(`The offline host keeps no attribute ${name}`);
}
