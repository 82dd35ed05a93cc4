import type { Construct } from 'constructs';
import { NodeFunction } from '../node-function';
import type { ApiFunctionProps } from './player-function';

/** Serves callers with and without a sign-in. */
export function createPublicFunction(
  scope: Construct,
  { stage, tables: { affiliates, metrics, randomPrizes, traits } }: ApiFunctionProps,
): NodeFunction {
  const handler = new NodeFunction(scope, 'Public', {
    stage,
    entry: 'lambdas/functions/api-public/handler.ts',
    description: 'Public API: games and odds, mystery prizes, draws, clicks on affiliate links',
    environment: {
      SITE_ORIGIN: stage.siteOrigin,
      AFFILIATES_TABLE: affiliates.tableName,
      TRAITS_TABLE: traits.tableName,
      METRICS_TABLE: metrics.tableName,
      RANDOM_PRIZES_TABLE: randomPrizes.tableName,
    },
  });
  handler.allow(['dynamodb:BatchGetItem'], metrics.tableArn);
  handler.allow(['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'], affiliates.tableArn);
  // The first click may create the key that hashes networks.
  handler.allow(['dynamodb:GetItem', 'dynamodb:PutItem'], traits.tableArn);
  handler.allow(['dynamodb:GetItem', 'dynamodb:Query'], randomPrizes.tableArn);
  return handler;
}
