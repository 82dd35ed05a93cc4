import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { ownsAddress } from '#domain/player/owned-address';
import { type Log, logLines } from '#lambdas/runtime/log';
import type { ProfileStore } from '../stores/profile-store';

export interface UnlinkProvidersDependencies {
  readonly profilesOf: (userPoolId: string) => Pick<ProfileStore, 'linkedTo' | 'unlink' | 'endSignIns'>;
  readonly log: Log;
}

/**
 * Unlinks providers from an account whose owner has just reset its password with a mailed code.
 *
 * The code proves who receives mail at the address today. A provider that does not own the address (`ownsAddress`) may have opened the
 * account for an earlier owner of the domain, so it is unlinked and all sessions end. The owner goes on by password.
 *
 * @throws Error of the user pool. The password has changed by then; another reset tries again.
 */
export function unlinkProviders({ profilesOf, log }: UnlinkProvidersDependencies) {
  return async ({ userName, userPoolId, request }: PostConfirmationTriggerEvent): Promise<void> => {
    const { email = '' } = request.userAttributes;
    const profiles = profilesOf(userPoolId);
    const unproved = (await profiles.linkedTo(userName)).filter(
      ({ provider }) => !ownsAddress(provider, email),
    );
    if (unproved.length === 0) return;
    for (const identity of unproved) await profiles.unlink(identity);
    await profiles.endSignIns(userName);
    log(logLines.providerUnlinked, { count: unproved.length });
  };
}
