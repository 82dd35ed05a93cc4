import { familyOf, gamesOnRecord } from '#domain/games/games-on-record';
import { defaultRules } from '#domain/play-limits/rules';
import { countAffiliates } from '#lambdas/affiliates/count-affiliates';
import type { RecountAffiliateDependencies } from '#lambdas/affiliates/recount-affiliate';
import { createAffiliateStore } from '#lambdas/affiliates/stores/affiliate-store';
import { createCommissionStore } from '#lambdas/affiliates/stores/commission-store';
import { createPostbackStore } from '#lambdas/affiliates/stores/postback-store';
import type { AuditDependencies } from '#lambdas/audit/audit-products';
import { createAuditStore } from '#lambdas/audit/stores/audit-store';
import type { ListDependencies } from '#lambdas/catalog/list-products';
import { createProductLists } from '#lambdas/catalog/stores/product-lists';
import type { CloseDaysDependencies } from '#lambdas/metrics/close-days';
import type { CountOrdersDependencies } from '#lambdas/metrics/count-orders';
import { createClosedDayStore } from '#lambdas/metrics/stores/closed-day-store';
import { createMetricStore } from '#lambdas/metrics/stores/metric-store';
import { createOrderCountStore } from '#lambdas/metrics/stores/order-count-store';
import { countInTurn } from '#lambdas/projections/count-in-turn';
import type { ProjectDependencies } from '#lambdas/projections/project-rows';
import { countQuests } from '#lambdas/quests/count-quests';
import { createQuestStore } from '#lambdas/quests/stores/quest-store';
import { createCommitTogether } from '#lambdas/runtime/aws/atomic-write';
import { dynamoDb } from '#lambdas/runtime/aws/dynamo-db';
import { readStreamRows } from '#lambdas/runtime/aws/stream-rows';
import { now, pause } from '#lambdas/runtime/composition/clock';
import { setting } from '#lambdas/runtime/environment';
import { createLog } from '#lambdas/runtime/log';
import { createLedgerRows } from '#lambdas/wallet/stores/ledger-rows';
import { createPlayerZones } from '#lambdas/wallet/stores/player-zones';
import { storeNotableWins } from '#lambdas/wins/store-notable-wins';
import { createWinStore } from '#lambdas/wins/stores/win-store';

/** Dependencies of all projections: metrics from the ledger, quests, affiliates, latest wins, product lists, order counts and the audit log. */
export function projectionsDependencies(): ProjectDependencies &
  CloseDaysDependencies &
  ListDependencies &
  AuditDependencies &
  CountOrdersDependencies &
  RecountAffiliateDependencies {
  const client = dynamoDb();
  const commitTogether = createCommitTogether(client);
  const zones = createPlayerZones(client, setting('WALLETS_TABLE'));
  const commissions = createCommissionStore(client, setting('AFFILIATES_TABLE'));
  const affiliates = {
    affiliates: createAffiliateStore(client, setting('AFFILIATES_TABLE')),
    commissions,
    postbacks: createPostbackStore(client, setting('AFFILIATES_TABLE')),
    zones,
    pause,
    now,
    commitTogether,
    rules: defaultRules,
  };
  const quests = {
    quests: createQuestStore(client, setting('DAILIES_TABLE')),
    zones,
    familyOf,
    pause,
    now,
  };
  const wins = createWinStore(client, setting('METRICS_TABLE'));
  return {
    countMovements: countInTurn([
      (moved) => countQuests(quests, moved),
      (moved) => countAffiliates(affiliates, moved),
      (moved) => storeNotableWins({ wins, now }, moved),
    ]),
    commissions,
    readRows: readStreamRows,
    lists: createProductLists(client, setting('PRODUCTS_TABLE')),
    audit: createAuditStore(client, setting('AUDIT_TABLE'), now),
    commitTogether,
    metrics: createMetricStore(client, setting('METRICS_TABLE'), now),
    closedDays: createClosedDayStore(client, setting('METRICS_TABLE')),
    orderCounts: createOrderCountStore(client, setting('METRICS_TABLE')),
    ledgerRows: createLedgerRows(client, setting('LEDGER_TABLE'), gamesOnRecord),
    pause,
    now,
    log: createLog('projections'),
  };
}
