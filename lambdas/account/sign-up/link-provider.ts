import type { PreSignUpTriggerEvent } from 'aws-lambda';
import { ownsAddress } from '#domain/player/owned-address';
import { type Log, logLines } from '#lambdas/runtime/log';
import type { NativeProfile, ProfileStore, ProviderIdentity } from '../stores/profile-store';
import { readProviderIdentity } from './provider-identity';

type LinkedProfiles = Pick<ProfileStore, 'findNative' | 'makeNative' | 'setPassword' | 'link'>;

export interface LinkProviderDependencies {
  readonly profilesOf: (userPoolId: string) => LinkedProfiles;
  /** A password by the pool's rules that nobody could guess and nobody is told. */
  readonly makePassword: () => string;
  readonly log: Log;
}

/**
 * Links a first sign-in by a provider to the native account of the same address, found or made, so that one person has one wallet
 * however they sign in. Both sides have to vouch for the address: a provider that does not (Facebook) gets an account of its own, whose
 * owner confirms the address by a code; and an account that was signed up without ever being confirmed may be a stranger's trap, so
 * nothing is linked to it.
 *
 * A provider that does not own the address (`ownsAddress`) may open a new account, and never enters one that is there: its owner today
 * may be another person. They sign in with their password, or have a code mailed for a new one, which only that owner receives.
 *
 * Cognito calls again when an answer is late. Every step finds what the one before has done: an account that was made
 * without a password gets one, and a link that is there stays.
 *
 * @throws Error with words that the sign-in page knows, which Cognito hands to it: `sign-up/no-address`, `sign-up/busy`,
 *   `sign-up/use-your-password`
 */
export function linkProvider({ profilesOf, makePassword, log }: LinkProviderDependencies) {
  return async (event: PreSignUpTriggerEvent): Promise<PreSignUpTriggerEvent> => {
    if (event.triggerSource !== 'PreSignUp_ExternalProvider') return event;
    const { email, email_verified: verified } = event.request.userAttributes;
    if (!email) throw new Error('sign-up/no-address');
    if (verified !== 'true') {
      log(logLines.providerKeptApart, { because: 'address-not-vouched-for' });
      return event;
    }
    const identity = readProviderIdentity(event.userName);
    const profiles = profilesOf(event.userPoolId);
    const { profile, isNew } = await findOrMake(profiles, email);
    if (!profile.isEmailVerified) {
      log(logLines.providerKeptApart, { because: 'account-not-confirmed' });
      return event;
    }
    if (!ownsAddress(identity.provider, email) && !isNew && belongsToAnother(profile, identity)) {
      log(logLines.providerRefused, { provider: identity.provider });
      throw new Error('sign-up/use-your-password');
    }
    if (profile.isUnfinished) await profiles.setPassword(profile.username, makePassword());
    await profiles.link(profile.username, identity);
    log(logLines.providerLinked, {});
    return event;
  };
}

/** An account without a password that lasts was made by an earlier call of this trigger and has never been signed in to. */
function belongsToAnother(
  { isUnfinished, linked }: NativeProfile,
  { provider, id }: ProviderIdentity,
): boolean {
  return !isUnfinished && !linked.some((each) => each.provider === provider && each.id === id);
}

/** `ListUsers` is eventually consistent: an account just made is taken as `AdminCreateUser` answers it, and not searched again. */
async function findOrMake(
  profiles: LinkedProfiles,
  email: string,
): Promise<{ profile: NativeProfile; isNew: boolean }> {
  const known = await profiles.findNative(email);
  if (known) return { profile: known, isNew: false };
  const made = await profiles.makeNative(email);
  if (made) return { profile: made, isNew: true };
  // Another call made the account in between.
  const taken = await profiles.findNative(email);
  if (!taken) throw new Error('sign-up/busy');
  return { profile: taken, isNew: false };
}
