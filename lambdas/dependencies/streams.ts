import { listGames } from '#domain/games/games';
import { defaultRules } from '#domain/play-limits/rules';
import { createAffiliateStore } from '#stores/affiliate-store';
import { createCommitTogether } from '#stores/atomic-write';
import { createAuditStore } from '#stores/audit-store';
import { dynamoDb, sqs } from '#stores/aws-clients';
import { createCommissionStore } from '#stores/commission-store';
import { createLedgerRows } from '#stores/ledger-rows';
import { createMetricStore } from '#stores/metric-store';
import { createOrderCountStore } from '#stores/order-count-store';
import { createOrderedQueue } from '#stores/ordered-queue';
import { createPlayerZones } from '#stores/player-zones';
import { createProductLists } from '#stores/product-lists';
import { createPushClient } from '#stores/push-client';
import { createQuestStore } from '#stores/quest-store';
import { readStreamRows } from '#stores/stream-rows';
import { roleCredentials, setting } from '../environment';
import { createLog } from '../outcome/log';
import type { AuditDependencies } from '../streams/projections/audit-products';
import { countAffiliates } from '../streams/projections/count-affiliates';
import { countInTurn } from '../streams/projections/count-in-turn';
import type { CountOrdersDependencies } from '../streams/projections/count-orders';
import { countQuests } from '../streams/projections/count-quests';
import type { ListDependencies } from '../streams/projections/list-products';
import type { ProjectDependencies } from '../streams/projections/project-rows';
import type { RecountAffiliateDependencies } from '../streams/projections/recount-affiliate';
import type { PushDependencies } from '../streams/push/push-events';
import type { RelayDependencies } from '../streams/relay/relay-rows';
import { now, pause } from './clock';
import { gamesOnRecord } from './wallets';

/** How long AppSync may take to tell its subscribers. */
const pushTimeoutMs = 3_000;

/** What keeps the figures that follow from the ledger, and what lists of products need. */
export function projectionsDependencies(): ProjectDependencies &
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
    ...{ commissions, zones, pause, now, commitTogether },
    rules: defaultRules,
  };
  const quests = {
    quests: createQuestStore(client, setting('DAILIES_TABLE')),
    zones,
    familyOf: (gameId: string) => listGames().find(({ id }) => id === gameId)?.family ?? null,
    ...{ pause, now },
  };
  return {
    countMovements: countInTurn([
      (moved) => countQuests(quests, moved),
      (moved) => countAffiliates(affiliates, moved),
    ]),
    commissions,
    readRows: readStreamRows,
    lists: createProductLists(client, setting('PRODUCTS_TABLE')),
    audit: createAuditStore(client, setting('AUDIT_TABLE'), now),
    commitTogether,
    metrics: createMetricStore(client, setting('METRICS_TABLE')),
    orderCounts: createOrderCountStore(client, setting('METRICS_TABLE')),
    ledgerRows: createLedgerRows(client, setting('LEDGER_TABLE'), gamesOnRecord()),
    pause,
    now,
    log: createLog('projections'),
  };
}

/** What queues what subscribers are to be told. */
export function relayDependencies(): RelayDependencies {
  return {
    readRows: readStreamRows,
    events: createOrderedQueue(sqs(), setting('PUSHES_QUEUE_URL')),
    notices: createOrderedQueue(sqs(), setting('NOTICES_QUEUE_URL')),
    log: createLog('relay'),
  };
}

/** What tells subscribers. */
export function pushDependencies(): PushDependencies {
  const client = {
    url: setting('GRAPHQL_URL'),
    region: setting('AWS_REGION'),
    credentials: roleCredentials,
    timeoutMs: pushTimeoutMs,
  };
  return { pushes: createPushClient(client), pushTimeoutMs, log: createLog('push') };
}
