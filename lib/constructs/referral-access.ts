import type { NodeFunction } from './node-function';
import type { Tables } from './tables';

/** What a function is told that looks how far invited friends have come. */
export function referralEnvironment(tables: Tables): Readonly<Record<string, string>> {
  return {
    REFERRALS_TABLE: tables.referrals.tableName,
    METRICS_TABLE: tables.metrics.tableName,
    IDENTITY_CHECKS_TABLE: tables.identityChecks.tableName,
  };
}

/** Lets a function look how far invited friends have come and note it. Wallets are granted apart. */
export function allowReferrals(handler: NodeFunction, { referrals, metrics, identityChecks }: Tables): void {
  handler.allow(['dynamodb:GetItem', 'dynamodb:PutItem'], referrals.tableArn);
  handler.allow(['dynamodb:GetItem'], metrics.tableArn, identityChecks.tableArn);
}
