import type { PreSignUpTriggerEvent } from 'aws-lambda';
import type { NativeProfile, ProfileStore } from '#stores/profile-store';
import { type Log, logLines } from '../../outcome/log';
import { readProviderIdentity } from './provider-identity';

export interface LinkProviderDependencies {
  readonly profilesOf: (userPoolId: string) => ProfileStore;
  /** A password by the pool's rules that nobody could guess and nobody is told. */
  readonly makePassword: () => string;
  readonly log: Log;
}

/**
 * Links whoever comes from a provider for the first time to the native account of the same address, found or made, so that one
 * person has one wallet however they sign in. Both sides have to vouch for the address: a provider that does not (Facebook)
 * gets an account of its own, whose owner confirms the address by a code; and an account that somebody signed up without
 * ever confirming may be a stranger's trap, so nothing is linked to it.
 *
 * Cognito calls again when an answer is late. Every step finds what the one before has done: an account that was made
 * without a password gets one, and a link that is there stays.
 *
 * @throws Error with words that the sign-in page knows, which Cognito hands to it: `sign-up/no-address`, `sign-up/busy`
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
    const profiles = profilesOf(event.userPoolId);
    const profile = await findOrMake(profiles, email);
    if (!profile.isEmailVerified) {
      log(logLines.providerKeptApart, { because: 'account-not-confirmed' });
      return event;
    }
    if (profile.isUnfinished) await profiles.setPassword(profile.username, makePassword());
    await profiles.link(profile.username, readProviderIdentity(event.userName));
    log(logLines.providerLinked, {});
    return event;
  };
}

/** `ListUsers` is eventually consistent: an account just made is taken as `AdminCreateUser` answers it, and not searched again. */
async function findOrMake(profiles: ProfileStore, email: string): Promise<NativeProfile> {
  const known = (await profiles.findNative(email)) ?? (await profiles.makeNative(email));
  if (known) return known;
  // Another call made the account in between.
  const taken = await profiles.findNative(email);
  if (!taken) throw new Error('sign-up/busy');
  return taken;
}
