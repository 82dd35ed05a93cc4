import { dynamoDb } from '#lambdas/runtime/aws/dynamo-db';
import { walletDependencies } from '#lambdas/runtime/composition/wallets';
import { createLog } from '#lambdas/runtime/log';
import type { OpenWalletDependencies } from '#lambdas/wallet/open-wallet';

/** Dependencies that open the wallets of demo accounts. */
export function demoAccountsDependencies(): OpenWalletDependencies {
  return walletDependencies(dynamoDb(), createLog('demo-accounts'));
}
