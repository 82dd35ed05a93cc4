import { randomInt } from 'node:crypto';
import type { Refusal } from '../http/aws-json';
import type { Outbox } from '../mail/outbox';
import type { Pool } from './directory';
import type { MailedCode, User } from './pool-state';
import { codeExpired, codeMismatch } from './refusals';

const HOUR_MS = 3_600_000;

/** How long a code works. https://docs.aws.amazon.com/cognito/latest/developerguide/quotas.html */
const lifetimeMs = { signUpCode: 24 * HOUR_MS, resetCode: HOUR_MS, addressCode: 24 * HOUR_MS };

/** Where a user has a code waiting. */
export type CodePlace = keyof typeof lifetimeMs;

/** Where a code went, the address half hidden. */
export interface CodeDelivery {
  CodeDeliveryDetails: { AttributeName: 'email'; DeliveryMedium: 'EMAIL'; Destination: string };
}

/**
 * Makes a new six-digit code, which ends the earlier one, and mails it in the pool's words: to the address that it is to
 * confirm.
 */
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
 * @returns undefined when it is the right one and still works
 */
export function refuseCode(given: string, mailed: MailedCode | undefined, now: Date): Refusal | undefined {
  if (!mailed || mailed.expiresAt <= now.getTime()) return codeExpired();
  return given === mailed.code ? undefined : codeMismatch();
}

/** What is answered about a code that was sent, and about one that was not because nobody has that address. */
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
