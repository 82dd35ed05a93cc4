import {
  confirmResetPassword,
  confirmSignUp,
  resendSignUpCode,
  resetPassword,
  signIn,
  signOut,
  signUp,
} from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { configureAmplify } from '#web/lib/session/amplify';
import { fetchSession, type Session } from '#web/lib/session/amplify-session';
import { rememberSignIn } from '#web/lib/session/last-sign-in';
import { reportViewerRegion } from '#web/lib/session/viewer-region';
import { isConfirmedAlready, isNamed, isRefusedPassword, isSessionRejected } from './failures';

/** Email address and password as typed. */
export interface Credentials {
  email: string;
  password: string;
}

/** Result of a sign-in: signed in, address confirmation, or a new password. */
export type SignInResult = 'signed-in' | 'confirm-address' | 'new-password';

/**
 * Result of a correct code: signed in, or the form with a notice in `after-code.ts`. `sign-in-alone` is a sign-in that ends the other
 * sessions of the account; `other-password` means that the address was signed up earlier with a different password.
 */
export type CodeResult = 'signed-in' | 'sign-in' | 'sign-in-alone' | 'other-password';

/** Signs in with SRP: the password never leaves the browser. */
export async function signInWithPassword({ email, password }: Credentials): Promise<SignInResult> {
  await configureAmplify();
  try {
    const { nextStep } = await signIn({ username: email, password });
    if (nextStep.signInStep === 'CONFIRM_SIGN_UP') return 'confirm-address';
    if (nextStep.signInStep === 'RESET_PASSWORD') return 'new-password';
    rememberSignIn('password', new Date());
    reportViewerRegion();
    return 'signed-in';
  } catch (failure) {
    if (!isNamed(failure, 'UserAlreadyAuthenticatedException')) throw failure;
    // Another tab has signed in first.
    if (await isSessionOf(email)) return 'signed-in';
    // The stored session belongs to another player or a deleted account, so it is discarded.
    await forgetSession();
    return signInWithPassword({ email, password });
  }
}

async function isSessionOf(email: string): Promise<boolean> {
  const session = await sessionInForce();
  return session?.email.toLowerCase() === email.trim().toLowerCase();
}

/**
 * Returns the session of this browser if the service still accepts it.
 *
 * @returns null without a session, or if its account was deleted
 * @throws any other failure, because an outage does not invalidate a session
 */
export async function sessionInForce(): Promise<Session | null> {
  try {
    return await fetchSession();
  } catch (failure) {
    if (isSessionRejected(failure)) return null;
    throw failure;
  }
}

/** Signs in and ends every other session of the account. Required after a new password, because it does not end sessions by itself. */
export async function signInAndRevokeOthers(credentials: Credentials): Promise<SignInResult> {
  await configureAmplify();
  // Another tab may have signed in to any account since; the sessions that end must be those of this account.
  await signOut();
  const result = await signInWithPassword(credentials);
  if (result !== 'signed-in') return result;
  await signOut({ global: true });
  return signInWithPassword(credentials);
}

/** Thrown when another player signed in, so that pending requests do not continue under their account. */
class OtherPlayer extends Error {
  override readonly name = 'OtherPlayer';
}

/**
 * Signs the player of this page in again after their session ended elsewhere. The old session is discarded locally, because a sign-out
 * at the service would redirect players of a provider away from the page.
 *
 * @throws OtherPlayer if the address now belongs to another account
 */
export async function reauthenticate(credentials: Credentials, player: string): Promise<void> {
  await forgetSession();
  if ((await signInWithPassword(credentials)) !== 'signed-in')
    throw Object.assign(new Error(), { name: 'NotAuthorizedException' });
  const session = await fetchSession();
  if (session?.player !== player) throw new OtherPlayer();
}

/** Discards the local session without a request. */
export async function forgetSession(): Promise<void> {
  await configureAmplify();
  await cognitoUserPoolsTokenProvider.tokenOrchestrator.clearTokens();
}

/**
 * Signs an address up and sends a code. The visible result is the same for an existing account: an unconfirmed one gets a new code, and
 * a confirmed one gets nothing.
 */
export async function register({ email, password }: Credentials): Promise<void> {
  await configureAmplify();
  try {
    await signUp({ username: email, password, options: { userAttributes: { email } } });
  } catch (failure) {
    if (!isNamed(failure, 'UsernameExistsException')) throw failure;
    await sendCodeAgain(email);
  }
}

/** Sends the confirmation code again; silent about addresses that need none. */
export async function sendCodeAgain(email: string): Promise<void> {
  await configureAmplify();
  try {
    await resendSignUpCode({ username: email });
  } catch (failure) {
    if (!isNamed(failure, 'InvalidParameterException', 'UserNotFoundException')) throw failure;
  }
}

/**
 * Confirms an address with its code and signs in where possible.
 *
 * @param password  of the sign-up, while the page still has it
 */
export async function confirmAddress(confirmation: {
  email: string;
  code: string;
  password: string | null;
}): Promise<CodeResult> {
  const { email, code, password } = confirmation;
  await configureAmplify();
  try {
    await confirmSignUp({ username: email, confirmationCode: code });
  } catch (failure) {
    if (!isConfirmedAlready(failure)) throw failure;
    // A lost response, or another tab was first. Since anyone can reach this step, only the password may disclose which it is.
    const result = await signInAfterCode(email, password);
    if (result !== 'signed-in') throw failure;
    return result;
  }
  return signInAfterCode(email, password);
}

async function signInAfterCode(email: string, password: string | null): Promise<CodeResult> {
  if (password === null) return 'sign-in';
  try {
    return (await signInWithPassword({ email, password })) === 'signed-in' ? 'signed-in' : 'sign-in';
  } catch (failure) {
    // The address is confirmed; after any other failure the sign-in form takes over.
    return isRefusedPassword(failure) ? 'other-password' : 'sign-in';
  }
}

/** Requests a code for a new password; silent about unknown addresses. */
export async function requestPasswordReset(email: string): Promise<void> {
  await configureAmplify();
  try {
    await resetPassword({ username: email });
  } catch (failure) {
    if (!isNamed(failure, 'UserNotFoundException', 'InvalidParameterException')) throw failure;
  }
}

/** Sets a new password with its code, signs in and ends every other session of the account. */
export async function setNewPassword({
  email,
  password,
  code,
}: Credentials & { code: string }): Promise<CodeResult> {
  await configureAmplify();
  await confirmResetPassword({ username: email, confirmationCode: code, newPassword: password });
  try {
    return (await signInAndRevokeOthers({ email, password })) === 'signed-in' ? 'signed-in' : 'sign-in-alone';
  } catch {
    // The password is set and the code is used up. Wrong guesses by others may have locked the account out.
    return 'sign-in-alone';
  }
}
