import type { FunctionEnvironment } from '../function-settings';
import type { NodeFunction } from './node-function';
import type { Tables } from './tables';

/** Environment variables of a function that checks the progress of invitees. */
export function referralEnvironment(tables: Tables): FunctionEnvironment {
  return {
    REFERRALS_TABLE: tables.referrals.tableName,
    METRICS_TABLE: tables.metrics.tableName,
    IDENTITY_CHECKS_TABLE: tables.identityChecks.tableName,
  };
}

/** Lets a function check and record the progress of invitees. Wallets are granted separately. */
export function allowReferrals(handler: NodeFunction, { referrals, metrics, identityChecks }: Tables): void {
  handler.allow(['dynamodb:GetItem', 'dynamodb:PutItem'], referrals.tableArn);
  handler.allow(['dynamodb:GetItem'], metrics.tableArn, identityChecks.tableArn);
}
