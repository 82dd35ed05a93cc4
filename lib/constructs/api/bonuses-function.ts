import type { Construct } from 'constructs';
import type { NodeFunction } from '../node-function';
import { type ApiFunctionProps, playerFunction } from './player-function';

/** Answers for everything that is given: daily bonus, wheel, welcome and free entries. */
export function createBonusesFunction(scope: Construct, props: ApiFunctionProps): NodeFunction {
  const { dailies, freeEntries } = props.tables;
  const bonuses = playerFunction(scope, 'Bonuses', props, {
    entry: 'lambdas/play-fab-ops/bonuses/handler.ts',
    description: 'Daily bonus, wheel and free entries of the signed-in player',
    environment: { DAILIES_TABLE: dailies.tableName, FREE_ENTRIES_TABLE: freeEntries.tableName },
  });
  bonuses.allow(['dynamodb:GetItem', 'dynamodb:PutItem'], dailies.tableArn);
  bonuses.allow(['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:Query'], freeEntries.tableArn);
  return bonuses;
}
