import { confirmUserAttribute, fetchAuthSession, sendUserAttributeVerificationCode } from 'aws-amplify/auth';
import { configureAmplify } from '#web/lib/amplify';
import { playFabOps } from '#web/lib/play-fab-ops';

/** Asks for another e-mail address: the old one is told, a code goes to the other, and until it is confirmed nothing changes. */
export async function requestEmailChange(email: string): Promise<void> {
  await playFabOps.post('/account/email-changes', { body: { email }, idempotencyKey: crypto.randomUUID() });
}

/** Sends the code for an address that waits for one, once more or for the first time. */
export async function sendEmailCodeAgain(): Promise<void> {
  await configureAmplify();
  await sendUserAttributeVerificationCode({ userAttributeKey: 'email' });
}

/** Proves that an address is the player's; from then on it is the one to sign in with, and the next tokens tell it. */
export async function confirmEmail(code: string): Promise<void> {
  await configureAmplify();
  await confirmUserAttribute({ userAttributeKey: 'email', confirmationCode: code });
  await fetchAuthSession({ forceRefresh: true });
}
