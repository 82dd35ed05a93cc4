import { randomInt } from 'node:crypto';
import type { Refusal } from '../http/aws-json';
import type { Outbox } from '../ses/state';
import type { Pool } from './directory';
import { codeExpired, codeMismatch } from './refusals';
import type { MailedCode, User } from './state';

const HOUR_MS = 3_600_000;

/** Lifetime of a code. https://docs.aws.amazon.com/cognito/latest/developerguide/quotas.html */
const lifetimeMs = { signUpCode: 24 * HOUR_MS, resetCode: HOUR_MS, addressCode: 24 * HOUR_MS };

/** Field of a user that stores a pending code. */
export type CodePlace = keyof typeof lifetimeMs;

/** Destination of a code, with a masked address. */
export interface CodeDelivery {
  CodeDeliveryDetails: { AttributeName: 'email'; DeliveryMedium: 'EMAIL'; Destination: string };
}

/** Mails a new six-digit code in the pool's message to the address that it confirms, and invalidates the earlier code. */
export function mailCode(user: User, place: CodePlace, pool: Pool, outbox: Outbox, now: Date): CodeDelivery {
  const to = place === 'addressCode' ? (user.pendingEmail ?? user.email) : user.email;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  user[place] = { code, expiresAt: now.getTime() + lifetimeMs[place] };
  outbox.send({ to, code, ...codeMail(pool, code) });
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

/** The answer about a code, whether it was sent or not, so that it does not disclose which addresses have an account. */
export function deliveryTo(email: string): CodeDelivery {
  const [name = '', domain = ''] = email.split('@');
  const Destination = `${name.slice(0, 1)}***@${domain.slice(0, 1)}***`;
  return { CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination } };
}

function codeMail({ properties }: Pool, code: string): { subject: string; body: string } {
  const template = properties.VerificationMessageTemplate;
  const subject = template.EmailSubject ?? properties.EmailVerificationSubject ?? 'Your verification code';
  const body =
    template.EmailMessage ?? properties.EmailVerificationMessage ?? 'Your verification code is {####}';
  return { subject, body: body.replaceAll('{####}', code) };
}
