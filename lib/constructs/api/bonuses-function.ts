import type { Construct } from 'constructs';
import type { NodeFunction } from '../node-function';
import { allowReferrals, referralEnvironment } from '../referral-access';
import { type ApiFunctionProps, playerFunction } from './player-function';

/** Serves daily bonus, wheel, welcome bonus, free entries, referrals and affiliates. */
export function createBonusesFunction(scope: Construct, props: ApiFunctionProps): NodeFunction {
  const { affiliates, dailies, freeEntries, referrals, traits } = props.tables;
  const bonuses = playerFunction(scope, 'Bonuses', props, {
    entry: 'lambdas/functions/api-bonuses/handler.ts',
    description: 'Bonuses API: daily bonus, wheel, free entries, referrals, affiliate links',
    environment: {
      DAILIES_TABLE: dailies.tableName,
      FREE_ENTRIES_TABLE: freeEntries.tableName,
      AFFILIATES_TABLE: affiliates.tableName,
      TRAITS_TABLE: traits.tableName,
      ...referralEnvironment(props.tables),
    },
  });
  bonuses.allow(['dynamodb:GetItem', 'dynamodb:PutItem'], dailies.tableArn, traits.tableArn);
  props.serverSeeds.allowDrawing(bonuses);
  bonuses.allow(['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:Query'], freeEntries.tableArn);
  allowReferrals(bonuses, props.tables);
  bonuses.allow(['dynamodb:Query'], `${referrals.tableArn}/index/by-referrer`);
  bonuses.allow(
    ['GetItem', 'PutItem', 'Query', 'ConditionCheckItem'].map((name) => `dynamodb:${name}`),
    affiliates.tableArn,
  );
  bonuses.allow(['dynamodb:Query'], `${affiliates.tableArn}/index/by-partition`);
  return bonuses;
}
