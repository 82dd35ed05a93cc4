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
  coins.allow(['dynamodb:Query'], tables.purchases.tableArn);
  return coins;
}
