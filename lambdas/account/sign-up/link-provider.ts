import type { PreSignUpTriggerEvent } from 'aws-lambda';
import { ownsAddress } from '#domain/player/owned-address';
import { type Log, logLines } from '#lambdas/runtime/log';
import type { NativeProfile, ProfileStore, ProviderIdentity } from '../stores/profile-store';
import { readProviderIdentity } from './provider-identity';
import { TriggerRefusal } from './trigger-refusal';

type LinkedProfiles = Pick<ProfileStore, 'findNative' | 'makeNative' | 'setPassword' | 'link'>;

export interface LinkProviderDependencies {
  readonly profilesOf: (userPoolId: string) => LinkedProfiles;
  /** Returns a random password that satisfies the pool's policy and is disclosed to no one. */
  readonly makePassword: () => string;
  readonly log: Log;
}

/**
 * Links the first sign-in through a provider to the native account of the same address, found or created, so that a person has one wallet
 * for every way of signing in. Both sides must have verified the address. A provider that has not (Facebook) gets a separate account, whose
 * owner confirms the address by a code. An account that was never confirmed may be a trap, so nothing is linked to it.
 *
 * A provider that does not own the address (`ownsAddress`) may open a new account but never enters an existing one, because the address may
 * belong to another person today. That person signs in by password, or resets it with a mailed code that only the current owner receives.
 *
 * Cognito retries when a response is late. Every step is idempotent: an account that was created without a password gets one, and an
 * existing link stays.
 *
 * @throws TriggerRefusal with a code that Cognito passes on to the sign-in page: `sign-up/no-address`, `sign-up/busy`, `sign-up/use-your-password`
 */
export function linkProvider({ profilesOf, makePassword, log }: LinkProviderDependencies) {
  return async (event: PreSignUpTriggerEvent): Promise<PreSignUpTriggerEvent> => {
    if (event.triggerSource !== 'PreSignUp_ExternalProvider') return event;
    const { email, email_verified: verified } = event.request.userAttributes;
    if (!email) throw new TriggerRefusal('sign-up/no-address');
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
      throw new TriggerRefusal('sign-up/use-your-password');
    }
    if (profile.isUnfinished) await profiles.setPassword(profile.username, makePassword());
    await profiles.link(profile.username, identity);
    log(logLines.providerLinked, {});
    return event;
  };
}

/** An account without a permanent password was created by an earlier call of this trigger and has never been signed in to. */
function belongsToAnother(
  { isUnfinished, linked }: NativeProfile,
  { provider, id }: ProviderIdentity,
): boolean {
  return !isUnfinished && !linked.some((each) => each.provider === provider && each.id === id);
}

/** `ListUsers` is eventually consistent, so a new account is taken from the `AdminCreateUser` response instead of another search. */
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
  if (!taken) throw new TriggerRefusal('sign-up/busy');
  return { profile: taken, isNew: false };
}
