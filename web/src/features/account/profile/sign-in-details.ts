import { confirmUserAttribute, fetchAuthSession, sendUserAttributeVerificationCode } from 'aws-amplify/auth';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { configureAmplify } from '#web/lib/session/amplify';

/** Requests a new email address: the old address is notified, the new one gets a code, and nothing changes until it is confirmed. */
export async function requestEmailChange(email: string, idempotencyKey: string): Promise<void> {
  await playFabOps.post('/account/email-changes', { body: { email }, idempotencyKey });
}

/** Sends the code for an unconfirmed address, for the first time or again. */
export async function sendEmailCodeAgain(): Promise<void> {
  await configureAmplify();
  await sendUserAttributeVerificationCode({ userAttributeKey: 'email' });
}

/** Confirms an address; from then on it is the sign-in name, and the refreshed tokens contain it. */
export async function confirmEmail(code: string): Promise<void> {
  await configureAmplify();
  await confirmUserAttribute({ userAttributeKey: 'email', confirmationCode: code });
  await fetchAuthSession({ forceRefresh: true });
}
