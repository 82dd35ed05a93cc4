import type { UnlinkProvidersDependencies } from '#lambdas/account/sign-up/unlink-providers';
import { createProfileStore } from '#lambdas/account/stores/profile-store';
import { cognito } from '#lambdas/runtime/aws/cognito';
import { dynamoDb } from '#lambdas/runtime/aws/dynamo-db';
import { triggerPatience } from '#lambdas/runtime/aws/patience';
import { walletDependencies } from '#lambdas/runtime/composition/wallets';
import { createLog } from '#lambdas/runtime/log';
import type { OpenWalletDependencies } from '#lambdas/wallet/open-wallet';

/** Dependencies of the trigger after a confirmed sign-up or password reset. Cognito waits for it, hence the short timeouts. */
export function postConfirmationDependencies(): OpenWalletDependencies & UnlinkProvidersDependencies {
  const client = cognito(triggerPatience);
  return {
    ...walletDependencies(dynamoDb(triggerPatience), createLog('post-confirmation')),
    profilesOf: (userPoolId) => createProfileStore(client, userPoolId),
  };
}
