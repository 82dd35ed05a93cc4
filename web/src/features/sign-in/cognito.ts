import {
  autoSignIn,
  confirmResetPassword,
  confirmSignUp,
  resendSignUpCode,
  resetPassword,
  signIn,
  signUp,
} from 'aws-amplify/auth';
import { configureAmplify } from '#web/lib/amplify';

/** E-mail address and password as they were typed. */
export interface Credentials {
  email: string;
  password: string;
}

/** Where a sign-in leads: in, to the code that confirms the address, or to a new password. */
export type SignInResult = 'signed-in' | 'confirm-address' | 'new-password';

/** Signs in by SRP: the password itself never leaves the browser. */
export async function enter({ email, password }: Credentials): Promise<SignInResult> {
  await configureAmplify();
  try {
    const { nextStep } = await signIn({ username: email, password });
    if (nextStep.signInStep === 'CONFIRM_SIGN_UP') return 'confirm-address';
    if (nextStep.signInStep === 'RESET_PASSWORD') return 'new-password';
    return 'signed-in';
  } catch (failure) {
    // Another tab was faster.
    if (isNamed(failure, 'UserAlreadyAuthenticatedException')) return 'signed-in';
    throw failure;
  }
}

/**
 * Asks for an account and thereby for a code. For an address that has one already nothing happens that a stranger could
 * see: an account that still waits for its code gets a new one, and a confirmed one gets nothing.
 */
export async function register({ email, password }: Credentials): Promise<void> {
  await configureAmplify();
  try {
    await signUp({ username: email, password, options: { userAttributes: { email }, autoSignIn: true } });
  } catch (failure) {
    if (!isNamed(failure, 'UsernameExistsException')) throw failure;
    await sendCodeAgain(email);
  }
}

/** Sends the confirmation code once more; silent about addresses that wait for none. */
export async function sendCodeAgain(email: string): Promise<void> {
  await configureAmplify();
  try {
    await resendSignUpCode({ username: email });
  } catch (failure) {
    if (!isNamed(failure, 'InvalidParameterException', 'UserNotFoundException')) throw failure;
  }
}

/**
 * Confirms the address with its code and, where that is possible, signs in at once.
 *
 * @param password  what was typed at sign-up, while this page still knows it
 * @returns whether the player is signed in now
 */
export async function confirmAddress(confirmation: {
  email: string;
  code: string;
  password: string | null;
}): Promise<boolean> {
  const { email, code, password } = confirmation;
  await configureAmplify();
  const { nextStep } = await confirmSignUp({ username: email, confirmationCode: code });
  try {
    if (nextStep.signUpStep === 'COMPLETE_AUTO_SIGN_IN') return (await autoSignIn()).isSignedIn;
    return password !== null && (await enter({ email, password })) === 'signed-in';
  } catch {
    // The address is confirmed, which is what was asked for; the sign-in form says so and takes over.
    return false;
  }
}

/** Asks for a code that allows a new password; silent about unknown addresses. */
export async function askForNewPassword(email: string): Promise<void> {
  await configureAmplify();
  try {
    await resetPassword({ username: email });
  } catch (failure) {
    if (!isNamed(failure, 'UserNotFoundException', 'InvalidParameterException')) throw failure;
  }
}

/** Sets a new password with the code that was sent for it, and signs in. */
export async function setNewPassword({
  email,
  password,
  code,
}: Credentials & { code: string }): Promise<SignInResult> {
  await configureAmplify();
  await confirmResetPassword({ username: email, confirmationCode: code, newPassword: password });
  return enter({ email, password });
}

function isNamed(failure: unknown, ...names: string[]): boolean {
  return names.includes((failure as { name?: string }).name ?? '');
}
