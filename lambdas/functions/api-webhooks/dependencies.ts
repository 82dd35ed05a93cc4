import type { WebhookDependencies } from '#lambdas/coins/webhook-routes';
import { dynamoDb } from '#lambdas/runtime/aws/dynamo-db';
import { paymentDependencies } from '#lambdas/runtime/composition/payments';
import { walletDependencies } from '#lambdas/runtime/composition/wallets';
import { apiSettings } from '#lambdas/runtime/environment';
import { createLog } from '#lambdas/runtime/log';

export function webhookDependencies(): WebhookDependencies {
  const log = createLog('webhooks');
  const client = dynamoDb();
  return { ...walletDependencies(client, log), ...paymentDependencies(client), api: apiSettings(log) };
}
