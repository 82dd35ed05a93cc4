import type { ReconcileDependencies } from '#lambdas/coins/payments/reconcile-purchases';
import { dynamoDb } from '#lambdas/runtime/aws/dynamo-db';
import { paymentDependencies } from '#lambdas/runtime/composition/payments';
import { walletDependencies } from '#lambdas/runtime/composition/wallets';
import { numericSetting } from '#lambdas/runtime/environment';
import { createLog } from '#lambdas/runtime/log';

export function reconcileDependencies(): ReconcileDependencies {
  const client = dynamoDb();
  return {
    ...walletDependencies(client, createLog('reconcile-purchases')),
    ...paymentDependencies(client),
    checkAfterSeconds: numericSetting('CHECK_AFTER_SECONDS'),
  };
}
