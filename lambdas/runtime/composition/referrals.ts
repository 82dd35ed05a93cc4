import { randomBytes } from 'node:crypto';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { referralCodes } from '#domain/referrals/referral-code';
import { createPlayerStore } from '#lambdas/account/stores/player-store';
import { createIdentityCheckStore } from '#lambdas/identity/stores/identity-check-store';
import { createMetricReads } from '#lambdas/metrics/stores/metric-reads';
import { createReferralStore } from '#lambdas/referrals/stores/referral-store';
import { createCommitTogether } from '../aws/atomic-write';
import { setting } from '../environment';

/** Dependencies on referrals and the progress of invitees. */
export function referralDependencies(client: DynamoDBDocumentClient) {
  return {
    referrals: createReferralStore(client, setting('REFERRALS_TABLE')),
    commitTogether: createCommitTogether(client),
    checks: createIdentityCheckStore(client, setting('IDENTITY_CHECKS_TABLE')),
    metrics: createMetricReads(client, setting('METRICS_TABLE')),
    players: createPlayerStore(client, setting('PLAYERS_TABLE')),
    // The number of codes is a power of two, so that the modulo is unbiased.
    drawCode: () => randomBytes(8).readBigUInt64BE() % referralCodes,
  };
}
