import {
  confirmUserAttribute,
  sendUserAttributeVerificationCode,
  updatePassword,
  updateUserAttribute,
} from 'aws-amplify/auth';
import { configureAmplify } from '#web/lib/amplify';

/** Asks for another e-mail address: a code goes there, and the old one stays until the code is confirmed. */
export async function askForEmail(email: string): Promise<void> {
  await configureAmplify();
  await updateUserAttribute({ userAttribute: { attributeKey: 'email', value: email } });
}

/** Sends the code for the new address once more. */
export async function sendEmailCodeAgain(): Promise<void> {
  await configureAmplify();
  await sendUserAttributeVerificationCode({ userAttributeKey: 'email' });
}

/** Proves that the new address is the player's; from then on it is the one to sign in with. */
export async function confirmEmail(code: string): Promise<void> {
  await configureAmplify();
  await confirmUserAttribute({ userAttributeKey: 'email', confirmationCode: code });
}

/** Chooses another password, for whoever knows the one before. */
export async function changePassword(oldPassword: string, newPassword: string): Promise<void> {
  await configureAmplify();
  await updatePassword({ oldPassword, newPassword });
}
