import { defaultRules } from '#domain/play-limits/rules';
import { createAffiliateStore } from '#stores/affiliate-store';
import { createCommitTogether } from '#stores/atomic-write';
import { createAvatarFiles } from '#stores/avatar-files';
import { dynamoDb, s3 } from '#stores/aws-clients';
import { createCartStore } from '#stores/cart-store';
import { createCommissionStore } from '#stores/commission-store';
import { createDocumentStore } from '#stores/document-store';
import { createExportFiles } from '#stores/export-files';
import { createIdentityCheckStore } from '#stores/identity-check-store';
import { createHistoryReader } from '#stores/ledger-history';
import { createNoticeStore } from '#stores/notice-store';
import { createOrderStore } from '#stores/order-store';
import { createPlayerStore } from '#stores/player-store';
import { createPurchaseStore } from '#stores/purchase-store';
import { createQuestStore } from '#stores/quest-store';
import { createReferralStore } from '#stores/referral-store';
import { createTicketStore } from '#stores/ticket-store';
import type { MakeExportsDependencies } from '../account-export/make-exports';
import { setting } from '../environment';
import { createLog } from '../outcome/log';
import { gamesOnRecord, walletDependencies } from './wallets';

/** What makes files of all that is known of a player. */
export function accountExportDependencies(): Omit<MakeExportsDependencies, 'games'> {
  const log = createLog('account-export');
  const client = dynamoDb();
  const [bucket, objects] = [setting('FILES_BUCKET'), s3()];
  return {
    ...walletDependencies(client, log),
    players: createPlayerStore(client, setting('PLAYERS_TABLE')),
    commitTogether: createCommitTogether(client),
    readHistory: createHistoryReader(client, setting('LEDGER_TABLE'), gamesOnRecord()),
    orders: createOrderStore(client, setting('ORDERS_TABLE')),
    purchases: createPurchaseStore(client, setting('PURCHASES_TABLE')),
    affiliates: createAffiliateStore(client, setting('AFFILIATES_TABLE')),
    commissions: createCommissionStore(client, setting('AFFILIATES_TABLE')),
    checks: createIdentityCheckStore(client, setting('IDENTITY_CHECKS_TABLE')),
    tickets: createTicketStore(client, setting('TICKETS_TABLE')),
    notices: createNoticeStore(client, setting('NOTICES_TABLE')),
    referrals: createReferralStore(client, setting('REFERRALS_TABLE')),
    carts: createCartStore(client, setting('CARTS_TABLE')),
    quests: createQuestStore(client, setting('DAILIES_TABLE')),
    documents: createDocumentStore(objects, bucket),
    avatars: createAvatarFiles(objects, bucket),
    files: createExportFiles(objects, bucket),
    rules: defaultRules,
  };
}
