import {
  confirmUserAttribute,
  fetchAuthSession,
  sendUserAttributeVerificationCode,
  signInWithRedirect,
} from 'aws-amplify/auth';
import 'aws-amplify/auth/enable-oauth-listener';
import { configureAmplify } from '#web/lib/amplify';
import { fetchSession } from '#web/lib/amplify-session';
import { rememberSignIn } from '#web/lib/last-sign-in';
import type { LoginProblem } from '#web/lib/paths';
import { isUnderWay, packTrip, type ProviderTrip, takeTrip } from '#web/lib/provider-trip';
import { storedSessionChanged } from '#web/lib/stored-session';
import { reportViewerRegion } from '#web/lib/viewer-region';
import { forgetSession, sessionInForce } from './cognito';
import { isNamed } from './failures';
import { readProviderAnswer } from './provider-problem';
import { kindOf } from './providers';

/** Where a sign-in by a provider has led. */
type ProviderResult =
  | { readonly came: 'in'; readonly next: string }
  /** In, with an address that nobody vouches for. */
  | { readonly came: 'in-unconfirmed'; readonly next: string; readonly email: string }
  | { readonly came: 'back'; readonly next: string; readonly problem: LoginProblem }
  /** Off to the provider once more; this page is about to go. */
  | { readonly came: 'away' }
  /** Nobody was sent back here. */
  | { readonly came: 'by-chance' };

/**
 * Sends the browser to a provider, by authorization code with PKCE.
 *
 * @returns whether it goes; false when somebody is signed in already, as another tab was faster
 */
export async function setOutTo(trip: ProviderTrip): Promise<boolean> {
  await configureAmplify();
  const { provider } = trip;
  try {
    await signInWithRedirect({ provider });
  } catch (failure) {
    if (!isNamed(failure, 'UserAlreadyAuthenticatedException')) throw failure;
    if (await sessionInForce()) return false;
    // What is remembered here is of an account that is gone: nobody can enter with it.
    await forgetSession();
    await signInWithRedirect({ provider });
  }
  packTrip({ tab: sessionStorage, device: localStorage }, trip);
  return true;
}

/**
 * Finishes what began with `setOutTo`, on the page that providers send people back to. Where accounts were linked just now,
 * the user pool may refuse the first time: then it is asked again, once.
 */
export async function comeBack(address: URL, now: Date): Promise<ProviderResult> {
  // This module makes Amplify listen, so it finishes what it left.
  await configureAmplify();
  await untilFinished();
  const session = await fetchSession();
  const trip = takeTrip({ tab: sessionStorage });
  if (!trip) return { came: 'by-chance' };
  const { provider, next } = trip;
  const answer = readProviderAnswer(address.searchParams);
  if (answer === 'linked-just-now' && !trip.isRepeat)
    return (await setOutTo({ ...trip, isRepeat: true })) ? { came: 'away' } : { came: 'in', next };
  if (answer !== null)
    return { came: 'back', next, problem: answer === 'linked-just-now' ? 'not-finished' : answer };
  if (!session) return { came: 'back', next, problem: 'not-finished' };
  rememberSignIn(kindOf(provider), now);
  reportViewerRegion();
  storedSessionChanged();
  return session.isEmailVerified
    ? { came: 'in', next }
    : { came: 'in-unconfirmed', next, email: session.email };
}

/**
 * Waits until Amplify has finished, well or badly. It lets those go who wait for it before its own note of the flow is gone,
 * so whoever asks for a session in between would wait for minutes.
 */
async function untilFinished(): Promise<void> {
  while (isUnderWay(localStorage)) await new Promise((resolve) => setTimeout(resolve, 25));
}

/** Mails a code to the address of whoever is signed in. */
export async function sendAddressCode(): Promise<void> {
  await configureAmplify();
  await sendUserAttributeVerificationCode({ userAttributeKey: 'email' });
}

/** Confirms the address of whoever is signed in; the next tokens say so. */
export async function confirmOwnAddress(code: string): Promise<void> {
  await confirmUserAttribute({ userAttributeKey: 'email', confirmationCode: code });
  await fetchAuthSession({ forceRefresh: true });
}
