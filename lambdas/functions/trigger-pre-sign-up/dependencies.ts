import { randomBytes } from 'node:crypto';
import type { LinkProviderDependencies } from '#lambdas/account/sign-up/link-provider';
import { createProfileStore } from '#lambdas/account/stores/profile-store';
import { cognito, triggerPatience } from '#lambdas/runtime/aws/aws-clients';
import { createLog } from '#lambdas/runtime/log';

/** What links providers to accounts, while Cognito waits. Its pool is in the event: the pool waits for the function. */
export function preSignUpDependencies(): LinkProviderDependencies {
  const client = cognito(triggerPatience);
  return {
    profilesOf: (userPoolId) => createProfileStore(client, userPoolId),
    makePassword: () => `Aa1-${randomBytes(32).toString('base64url')}`,
    log: createLog('pre-sign-up'),
  };
}
