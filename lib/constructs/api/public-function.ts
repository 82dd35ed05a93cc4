import type { Construct } from 'constructs';
import { NodeFunction } from '../node-function';
import type { ApiFunctionProps } from './player-function';

/** Answers everybody, signed in or not. */
export function createPublicFunction(
  scope: Construct,
  { stage, tables: { affiliates, metrics, randomPrizes, traits } }: ApiFunctionProps,
): NodeFunction {
  const everybody = new NodeFunction(scope, 'Public', {
    stage,
    entry: 'lambdas/functions/api-public/handler.ts',
    description: 'What everybody may read: games and their odds, mystery prizes, draws; clicks on links',
    environment: {
      SITE_ORIGIN: stage.siteOrigin,
      AFFILIATES_TABLE: affiliates.tableName,
      TRAITS_TABLE: traits.tableName,
      METRICS_TABLE: metrics.tableName,
      RANDOM_PRIZES_TABLE: randomPrizes.tableName,
    },
  });
  everybody.allow(['dynamodb:BatchGetItem'], metrics.tableArn);
  everybody.allow(['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'], affiliates.tableArn);
  // The first click may make the key that networks are hashed with.
  everybody.allow(['dynamodb:GetItem', 'dynamodb:PutItem'], traits.tableArn);
  everybody.allow(['dynamodb:GetItem', 'dynamodb:Query'], randomPrizes.tableArn);
  return everybody;
}
