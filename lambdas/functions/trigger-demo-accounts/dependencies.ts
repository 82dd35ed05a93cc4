import type { ReviewAffiliatesDependencies } from '#lambdas/affiliates/review-affiliates';
import { createAuditStore } from '#lambdas/audit/stores/audit-store';
import { createCommitTogether } from '#lambdas/runtime/aws/atomic-write';
import { dynamoDb } from '#lambdas/runtime/aws/dynamo-db';
import { affiliateStores } from '#lambdas/runtime/composition/affiliates';
import { now } from '#lambdas/runtime/composition/clock';
import { walletDependencies } from '#lambdas/runtime/composition/wallets';
import { setting } from '#lambdas/runtime/environment';
import { createLog } from '#lambdas/runtime/log';
import type { OpenWalletDependencies } from '#lambdas/wallet/open-wallet';

/** Dependencies that open the wallets of demo accounts, and make affiliates of some. */
export function demoAccountsDependencies(): OpenWalletDependencies & ReviewAffiliatesDependencies {
  const client = dynamoDb();
  return {
    ...walletDependencies(client, createLog('demo-accounts')),
    ...affiliateStores(client, setting('AFFILIATES_TABLE')),
    audit: createAuditStore(client, setting('AUDIT_TABLE'), now),
    commitTogether: createCommitTogether(client),
    // The seeding of the stage has put the accounts into their groups.
    users: { find: async () => undefined, setMembership: async () => undefined },
  };
}
