import {
  confirmUserAttribute,
  fetchAuthSession,
  sendUserAttributeVerificationCode,
  updateUserAttribute,
} from 'aws-amplify/auth';
import { configureAmplify } from '#web/lib/amplify';

/** Asks for another e-mail address: a code goes there, and the old one stays until the code is confirmed. */
export async function askForEmail(email: string): Promise<void> {
  await configureAmplify();
  await updateUserAttribute({ userAttribute: { attributeKey: 'email', value: email } });
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
