import { randomBytes } from 'node:crypto';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { defaultRules } from '#domain/play-limits/rules';
import { referralCodes } from '#domain/referrals/referral-code';
import { createCommitTogether } from '#stores/atomic-write';
import { dynamoDb } from '#stores/aws-clients';
import { createIdentityCheckStore } from '#stores/identity-check-store';
import { createMetricReads } from '#stores/metric-reads';
import { createPlayerStore } from '#stores/player-store';
import { createReferralStore } from '#stores/referral-store';
import { setting } from '../environment';
import { type Log, createLog } from '../outcome/log';
import type { SettleReferralDependencies } from '../referrals/settle-referral';
import { walletDependencies } from './wallets';

/** What is known of friends who were invited, and how far they have come. */
export function invitees(client: DynamoDBDocumentClient) {
  return {
    referrals: createReferralStore(client, setting('REFERRALS_TABLE')),
    commitTogether: createCommitTogether(client),
    checks: createIdentityCheckStore(client, setting('IDENTITY_CHECKS_TABLE')),
    metrics: createMetricReads(client, setting('METRICS_TABLE')),
    players: createPlayerStore(client, setting('PLAYERS_TABLE')),
    // The number of codes is a power of two: no remainder favours any.
    drawCode: () => randomBytes(8).readBigUInt64BE() % referralCodes,
  };
}

/** What rewards those whom no page asked for. */
export function settleReferralsDependencies(): SettleReferralDependencies & { log: Log } {
  const client = dynamoDb();
  return {
    ...walletDependencies(client, createLog('settle-referrals')),
    ...invitees(client),
    rules: defaultRules,
  };
}
