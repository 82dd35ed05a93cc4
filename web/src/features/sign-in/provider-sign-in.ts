import {
  confirmUserAttribute,
  fetchAuthSession,
  sendUserAttributeVerificationCode,
  signInWithRedirect,
} from 'aws-amplify/auth';
import 'aws-amplify/auth/enable-oauth-listener';
import type { LoginProblem } from '#web/lib/paths';
import { configureAmplify } from '#web/lib/session/amplify';
import { fetchSession } from '#web/lib/session/amplify-session';
import { rememberSignIn } from '#web/lib/session/last-sign-in';
import { isUnderWay, packTrip, type ProviderTrip, takeTrip } from '#web/lib/session/provider-trip';
import { notifyStoredSessionChange } from '#web/lib/session/stored-session';
import { reportViewerRegion } from '#web/lib/session/viewer-region';
import { forgetSession, sessionInForce } from './cognito';
import { isNamed } from './failures';
import { readProviderAnswer } from './provider-problem';
import { kindOf } from './providers';

/** The result of a sign-in with a provider. */
type ProviderResult =
  | { readonly outcome: 'signed-in'; readonly next: string }
  /** Signed in, with an address that the provider did not verify. */
  | { readonly outcome: 'address-unconfirmed'; readonly next: string; readonly email: string }
  | { readonly outcome: 'failed'; readonly next: string; readonly problem: LoginProblem }
  /** Redirecting to the provider again; this page is about to unload. */
  | { readonly outcome: 'redirecting' }
  /** This tab did not start a sign-in. */
  | { readonly outcome: 'not-started' };

/**
 * Redirects to a provider, with the authorization code flow and PKCE.
 *
 * @returns whether the redirect starts; false when another tab has already signed in
 */
export async function startProviderSignIn(trip: ProviderTrip): Promise<boolean> {
  await configureAmplify();
  const { provider } = trip;
  try {
    await signInWithRedirect({ provider });
  } catch (failure) {
    if (!isNamed(failure, 'UserAlreadyAuthenticatedException')) throw failure;
    if (await sessionInForce()) return false;
    // The stored session belongs to a deleted account, so it is discarded.
    await forgetSession();
    await signInWithRedirect({ provider });
  }
  packTrip(localStorage, trip);
  return true;
}

/**
 * Completes a sign-in of `startProviderSignIn` on the return page. After linking accounts the user pool may refuse the first attempt; it is then
 * repeated once.
 */
export async function completeProviderSignIn(address: URL, now: Date): Promise<ProviderResult> {
  // This module enables Amplify's OAuth listener, which completes the flow.
  await configureAmplify();
  await untilFinished();
  const session = await fetchSession();
  const trip = takeTrip();
  if (!trip) return { outcome: 'not-started' };
  const { provider, next } = trip;
  const answer = readProviderAnswer(address.searchParams);
  if (answer === 'linked-just-now' && !trip.isRepeat)
    return (await startProviderSignIn({ ...trip, isRepeat: true }))
      ? { outcome: 'redirecting' }
      : { outcome: 'signed-in', next };
  if (answer !== null)
    return { outcome: 'failed', next, problem: answer === 'linked-just-now' ? 'not-finished' : answer };
  if (!session) return { outcome: 'failed', next, problem: 'not-finished' };
  rememberSignIn(kindOf(provider), now);
  reportViewerRegion();
  notifyStoredSessionChange();
  return session.isEmailVerified
    ? { outcome: 'signed-in', next }
    : { outcome: 'address-unconfirmed', next, email: session.email };
}

/**
 * Waits until Amplify has completed the flow or failed. Amplify resolves its waiters before it clears its flow flag, so a request for
 * the session in between would wait for minutes.
 */
async function untilFinished(): Promise<void> {
  while (isUnderWay(localStorage)) await new Promise((resolve) => setTimeout(resolve, 25));
}

/** Sends a code to the address of the signed-in player. */
export async function sendAddressCode(): Promise<void> {
  await configureAmplify();
  await sendUserAttributeVerificationCode({ userAttributeKey: 'email' });
}

/** Confirms the address of the signed-in player; the refreshed tokens contain the confirmation. */
export async function confirmOwnAddress(code: string): Promise<void> {
  await confirmUserAttribute({ userAttributeKey: 'email', confirmationCode: code });
  await fetchAuthSession({ forceRefresh: true });
}
