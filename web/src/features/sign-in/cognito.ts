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
import { configureAmplify } from '#web/lib/amplify';
import { fetchSession, type Session } from '#web/lib/amplify-session';
import { rememberSignIn } from '#web/lib/last-sign-in';
import { reportViewerRegion } from '#web/lib/viewer-region';
import { isConfirmedAlready, isNamed, isRefusedPassword, isTurnedAway } from './failures';

/** E-mail address and password as they were typed. */
export interface Credentials {
  email: string;
  password: string;
}

/** Where a sign-in leads: in, to the code that confirms the address, or to a new password. */
export type SignInResult = 'signed-in' | 'confirm-address' | 'new-password';

/**
 * Where a code leads that was right: in, or to the form for which `after-code.ts` has the words. `sign-in-alone` is a
 * sign-in that ends the account's other sessions; `other-password` means that somebody signed the address up earlier, with
 * a password that is not the one typed here.
 */
export type CodeResult = 'signed-in' | 'sign-in' | 'sign-in-alone' | 'other-password';

/** Signs in by SRP: the password itself never leaves the browser. */
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
    // Another tab was faster.
    if (await isSessionOf(email)) return 'signed-in';
    // What is remembered here is somebody else's, or of an account that is gone: nobody can enter with it.
    await forgetSession();
    return signInWithPassword({ email, password });
  }
}

async function isSessionOf(email: string): Promise<boolean> {
  const session = await sessionInForce();
  return session?.email.toLowerCase() === email.trim().toLowerCase();
}

/**
 * The session of this browser, as far as the service still takes what is remembered of it.
 *
 * @returns null where nobody is remembered, or whose account is gone
 * @throws whatever else went wrong: an outage tells nothing of a session, which would be lost for it
 */
export async function sessionInForce(): Promise<Session | null> {
  try {
    return await fetchSession();
  } catch (failure) {
    if (isTurnedAway(failure)) return null;
    throw failure;
  }
}

/**
 * Signs in and ends every other session of the account. It belongs after a new password: whoever knew the one before may
 * hold a session, and a new password alone takes none away.
 */
export async function signInAndRevokeOthers(credentials: Credentials): Promise<SignInResult> {
  await configureAmplify();
  // Another tab may have signed in meanwhile, to any account; the sessions that end must be this account's.
  await signOut();
  const result = await signInWithPassword(credentials);
  if (result !== 'signed-in') return result;
  await signOut({ global: true });
  return signInWithPassword(credentials);
}

/** Somebody else than the player whose page it is; their requests must not go on in another name. */
class OtherPlayer extends Error {
  override readonly name = 'OtherPlayer';
}

/**
 * Signs the player of this page in again, after their session ended elsewhere. What is left of it here goes first, without a
 * word to the service, which would lead a player of a provider off this page.
 *
 * @throws OtherPlayer when the address has become somebody else's
 */
export async function reauthenticate(credentials: Credentials, player: string): Promise<void> {
  await forgetSession();
  if ((await signInWithPassword(credentials)) !== 'signed-in')
    throw Object.assign(new Error(), { name: 'NotAuthorizedException' });
  const session = await fetchSession();
  if (session?.player !== player) throw new OtherPlayer();
}

/** Leaves nothing here of a session that has ended elsewhere. */
export async function forgetSession(): Promise<void> {
  await configureAmplify();
  await cognitoUserPoolsTokenProvider.tokenOrchestrator.clearTokens();
}

/**
 * Asks for an account and thereby for a code. For an address that has one already nothing happens that a stranger could
 * see: an account that still waits for its code gets a new one, and a confirmed one gets nothing.
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
    // An answer got lost, or another tab was faster. Strangers ask here too, so only the password may tell which it is.
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
    // The address is confirmed, which is what was asked for; whatever else failed, the sign-in form takes over.
    return isRefusedPassword(failure) ? 'other-password' : 'sign-in';
  }
}

/** Asks for a code that allows a new password; silent about unknown addresses. */
export async function requestPasswordReset(email: string): Promise<void> {
  await configureAmplify();
  try {
    await resetPassword({ username: email });
  } catch (failure) {
    if (!isNamed(failure, 'UserNotFoundException', 'InvalidParameterException')) throw failure;
  }
}

/** Sets a new password with the code that was sent for it, signs in and ends every other session of the account. */
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
    // The password is set and the code used up. Somebody who guesses wrong passwords can lock the account out just now.
    return 'sign-in-alone';
  }
}
