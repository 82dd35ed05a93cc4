import type { Construct } from 'constructs';
import type { NodeFunction } from '../node-function';
import { allowPayments, paymentEnvironment } from '../payments';
import { type ApiFunctionProps, playerFunction } from './player-function';

/** Serves Get Coins: packages, purchases and their checkout. */
export function createCoinsFunction(scope: Construct, props: ApiFunctionProps): NodeFunction {
  const { stage, tables } = props;
  const coins = playerFunction(scope, 'Coins', props, {
    entry: 'lambdas/functions/api-coins/handler.ts',
    description: 'Coins API: packages and purchases',
    environment: paymentEnvironment(stage, tables),
  });
  allowPayments(coins, stage, tables);
  const { tableArn } = tables.purchases;
  // Admins read failed refunds here, because the role of the admin function has no room for the index.
  coins.allow(['dynamodb:Query'], tableArn, `${tableArn}/index/by-state`);
  coins.allow(['dynamodb:BatchGetItem'], tableArn);
  return coins;
}
