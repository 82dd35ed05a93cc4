import type { Construct } from 'constructs';
import type { NodeFunction } from '../node-function';
import { allowReadingWins } from '../win-access';
import { type ApiFunctionProps, playerFunction } from './player-function';

/** Serves wallet, games and fairness. */
export function createPlayFunction(scope: Construct, props: ApiFunctionProps): NodeFunction {
  const { stage, tables, serverSeeds } = props;
  const play = playerFunction(scope, 'Play', props, {
    entry: 'lambdas/functions/api-play/handler.ts',
    description: 'Play API: wallet, games, fairness, limits',
    environment: {
      METRICS_TABLE: tables.metrics.tableName,
      NOTICES_TABLE: tables.notices.tableName,
      SHORTEST_CYCLE_MS_SLOTS: String(stage.play.shortestCycleMs.slots),
      SHORTEST_CYCLE_MS_OTHERS: String(stage.play.shortestCycleMs.others),
    },
  });
  play.allow(['dynamodb:Query'], `${tables.ledger.tableArn}/index/by-kind`);
  allowReadingWins(play, tables);
  serverSeeds.allowDrawing(play);
  // The function records visits there, because Sweeps Coins expire after a time without one.
  play.allow(['dynamodb:PutItem'], tables.notices.tableArn);
  return play;
}
