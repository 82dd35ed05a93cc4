import { randomBytes } from 'node:crypto';
import type { LinkProviderDependencies } from '#lambdas/account/sign-up/link-provider';
import { createProfileStore } from '#lambdas/account/stores/profile-store';
import { cognito } from '#lambdas/runtime/aws/cognito';
import { triggerPatience } from '#lambdas/runtime/aws/patience';
import { createLog } from '#lambdas/runtime/log';

/**
 * Dependencies of the trigger that links providers to accounts. Cognito waits for it, hence the short timeouts. The user pool id comes with
 * the event, since the pool depends on this function.
 */
export function preSignUpDependencies(): LinkProviderDependencies {
  const client = cognito(triggerPatience);
  return {
    profilesOf: (userPoolId) => createProfileStore(client, userPoolId),
    makePassword: () => `Aa1-${randomBytes(32).toString('base64url')}`,
    log: createLog('pre-sign-up'),
  };
}
