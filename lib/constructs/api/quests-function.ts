import type { Construct } from 'constructs';
import type { NodeFunction } from '../node-function';
import { type ApiFunctionProps, playerFunction } from './player-function';

/** Serves quests. */
export function createQuestsFunction(scope: Construct, props: ApiFunctionProps): NodeFunction {
  const { dailies } = props.tables;
  const quests = playerFunction(scope, 'Quests', props, {
    entry: 'lambdas/functions/api-quests/handler.ts',
    description: 'Quests API',
    environment: { DAILIES_TABLE: dailies.tableName },
  });
  quests.allow(['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:Query'], dailies.tableArn);
  return quests;
}
