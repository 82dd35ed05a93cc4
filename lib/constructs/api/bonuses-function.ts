import type { Construct } from 'constructs';
import type { NodeFunction } from '../node-function';
import { allowReferrals, referralEnvironment } from '../referral-access';
import { type ApiFunctionProps, playerFunction } from './player-function';

/** Answers for everything that is given: daily bonus, wheel, welcome and free entries, and what inviting friends brings. */
export function createBonusesFunction(scope: Construct, props: ApiFunctionProps): NodeFunction {
  const { dailies, freeEntries, referrals } = props.tables;
  const bonuses = playerFunction(scope, 'Bonuses', props, {
    entry: 'lambdas/play-fab-ops/bonuses/handler.ts',
    description: 'Daily bonus, wheel, free entries and friends of the signed-in player',
    environment: {
      DAILIES_TABLE: dailies.tableName,
      FREE_ENTRIES_TABLE: freeEntries.tableName,
      ...referralEnvironment(props.tables),
    },
  });
  bonuses.allow(['dynamodb:GetItem', 'dynamodb:PutItem'], dailies.tableArn);
  bonuses.allow(['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:Query'], freeEntries.tableArn);
  allowReferrals(bonuses, props.tables);
  bonuses.allow(['dynamodb:Query'], `${referrals.tableArn}/index/by-referrer`);
  return bonuses;
}
