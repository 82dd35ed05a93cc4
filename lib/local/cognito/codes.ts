import { randomInt } from 'node:crypto';
import type { Refusal } from '../http/aws-json';
import type { ActionContext } from './action';
import { codeExpired, codeMismatch } from './refusals';
import { type CodePurpose, runTrigger } from './run-trigger';
import type { MailedCode, User } from './state';
import type { Pool } from './users';

const hourMs = 3_600_000;

/** Lifetime of a code, by the field of a user that stores it. https://docs.aws.amazon.com/cognito/latest/developerguide/quotas.html */
const lifetimeMs = { signUpCode: 24 * hourMs, resetCode: hourMs, addressCode: 24 * hourMs };

const placeOf: Readonly<Record<CodePurpose, keyof typeof lifetimeMs>> = {
  SignUp: 'signUpCode',
  ResendCode: 'signUpCode',
  ForgotPassword: 'resetCode',
  UpdateUserAttribute: 'addressCode',
  VerifyUserAttribute: 'addressCode',
};

/**
 * Mails a new six-digit code in the pool's message to the address that it confirms, and invalidates the earlier code,
 * unless the custom-message trigger refuses.
 *
 * @param call  `newEmail` takes the place of the user's address once its code is entered:
 *   https://docs.aws.amazon.com/cognito/latest/developerguide/user-pool-settings-email-phone-verification.html#user-pool-settings-verifications-verify-attribute-updates
 */
export async function sendCode(
  call: {
    purpose: CodePurpose;
    pool: Pool;
    user: User;
    newEmail?: string;
    clientId?: string;
    clientMetadata?: Record<string, string> | undefined;
  },
  context: Pick<ActionContext, 'invokeTrigger' | 'outbox' | 'now'>,
): Promise<ReturnType<typeof deliveryTo> | Refusal> {
  const { purpose, pool, user, newEmail } = call;
  const refused = await runTrigger({ ...call, source: `CustomMessage_${purpose}` }, context);
  if (refused) return refused;
  const at = context.now().getTime();
  if (newEmail !== undefined) Object.assign(user, { pendingEmail: newEmail, changedAt: at });
  const place = placeOf[purpose];
  const to = place === 'addressCode' ? (user.pendingEmail ?? user.email) : user.email;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  user[place] = { code, expiresAt: at + lifetimeMs[place] };
  const { EmailSubject, EmailMessage } = pool.properties.VerificationMessageTemplate;
  context.outbox.send({ to, code, subject: EmailSubject, body: EmailMessage.replaceAll('{####}', code) });
  return deliveryTo(to);
}

/**
 * Compares a code with the one that was mailed.
 * https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_ConfirmSignUp.html
 *
 * @returns undefined for the right code before its expiry
 */
export function refuseCode(given: string, mailed: MailedCode | undefined, now: Date): Refusal | undefined {
  if (!mailed || mailed.expiresAt <= now.getTime()) return codeExpired();
  return given === mailed.code ? undefined : codeMismatch();
}

/** The answer about a code, with a masked address, whether it was sent or not, so that it does not disclose which addresses have an account. */
export function deliveryTo(email: string) {
  const [name = '', domain = ''] = email.split('@');
  const Destination = `${name.slice(0, 1)}***@${domain.slice(0, 1)}***`;
  return { CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination } };
}
