import { gamesOnRecord } from '#domain/games/games-on-record';
import { defaultRules } from '#domain/play-limits/rules';
import type { MakeExportsDependencies } from '#lambdas/account/export/make-exports';
import { createPlayerStore } from '#lambdas/account/stores/player-store';
import { createAffiliateStore } from '#lambdas/affiliates/stores/affiliate-store';
import { createCommissionStore } from '#lambdas/affiliates/stores/commission-store';
import { createPostbackStore } from '#lambdas/affiliates/stores/postback-store';
import { createFreeEntryStore } from '#lambdas/bonuses/stores/free-entry-store';
import { createPurchaseStore } from '#lambdas/coins/stores/purchase-store';
import { createIdentityCheckStore } from '#lambdas/identity/stores/identity-check-store';
import { createNoticeStore } from '#lambdas/notices/stores/notice-store';
import { createOrderStore } from '#lambdas/orders/stores/order-store';
import { loadProductGames } from '#lambdas/play/load-games';
import { createQuestStore } from '#lambdas/quests/stores/quest-store';
import { createReferralStore } from '#lambdas/referrals/stores/referral-store';
import { atFirstCall, once } from '#lambdas/runtime/at-first-call';
import { createCommitTogether } from '#lambdas/runtime/aws/atomic-write';
import { dynamoDb } from '#lambdas/runtime/aws/dynamo-db';
import { walletDependencies } from '#lambdas/runtime/composition/wallets';
import { setting } from '#lambdas/runtime/environment';
import { createLog } from '#lambdas/runtime/log';
import { createCartStore } from '#lambdas/shop/stores/cart-store';
import { createTicketStore } from '#lambdas/support/stores/ticket-store';
import { createHistoryReader } from '#lambdas/wallet/stores/ledger-history';

/** Dependencies of the exports of a player's data. */
export function accountExportDependencies(): MakeExportsDependencies {
  const log = createLog('account-export');
  const client = dynamoDb();
  const files = exportedFiles();
  return {
    ...walletDependencies(client, log),
    players: createPlayerStore(client, setting('PLAYERS_TABLE')),
    commitTogether: createCommitTogether(client),
    readHistory: createHistoryReader(client, setting('LEDGER_TABLE'), gamesOnRecord),
    orders: createOrderStore(client, setting('ORDERS_TABLE')),
    purchases: createPurchaseStore(client, setting('PURCHASES_TABLE')),
    affiliates: createAffiliateStore(client, setting('AFFILIATES_TABLE')),
    commissions: createCommissionStore(client, setting('AFFILIATES_TABLE')),
    postbacks: createPostbackStore(client, setting('AFFILIATES_TABLE')),
    freeEntries: createFreeEntryStore(client, setting('FREE_ENTRIES_TABLE')),
    checks: createIdentityCheckStore(client, setting('IDENTITY_CHECKS_TABLE')),
    tickets: createTicketStore(client, setting('TICKETS_TABLE')),
    notices: createNoticeStore(client, setting('NOTICES_TABLE')),
    referrals: createReferralStore(client, setting('REFERRALS_TABLE')),
    carts: createCartStore(client, setting('CARTS_TABLE')),
    quests: createQuestStore(client, setting('DAILIES_TABLE')),
    documents: atFirstCall(async () => (await files()).documents),
    avatars: atFirstCall(async () => (await files()).avatars),
    files: atFirstCall(async () => (await files()).files),
    loadGames: loadProductGames,
    rules: defaultRules,
  };
}

/** S3 loads with the first export; a message that was settled before needs none. */
function exportedFiles() {
  const bucket = setting('FILES_BUCKET');
  return once(async () => {
    const { openExportedFiles } = await import('#lambdas/runtime/composition/on-demand/exported-files');
    return openExportedFiles(bucket);
  });
}
