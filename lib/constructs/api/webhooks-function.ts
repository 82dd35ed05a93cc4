import type { Construct } from 'constructs';
import { NodeFunction } from '../node-function';
import { allowPayments, paymentEnvironment } from '../payments';
import type { ApiFunctionProps } from './player-function';

/** Serves signed calls from external services. It settles purchases on wallets that their players have opened. */
export function createWebhooksFunction(
  scope: Construct,
  { stage, tables }: Pick<ApiFunctionProps, 'stage' | 'tables'>,
): NodeFunction {
  const webhooks = new NodeFunction(scope, 'Webhooks', {
    stage,
    entry: 'lambdas/functions/api-webhooks/handler.ts',
    description: 'Webhook of the payment provider',
    environment: {
      ...tables.environment,
      ...paymentEnvironment(stage, tables),
      SITE_ORIGIN: stage.siteOrigin,
    },
  });
  webhooks.allow(['dynamodb:GetItem', 'dynamodb:PutItem'], tables.wallets.tableArn, tables.ledger.tableArn);
  allowPayments(webhooks, stage, tables);
  return webhooks;
}
