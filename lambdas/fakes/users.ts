import type { PlayerProfile, PlayerStore } from '#lambdas/account/stores/player-store';
import { type AlarmStore, createAlarmStore } from '#lambdas/alarms/stores/alarm-store';
import { type ApprovalStore, createApprovalStore } from '#lambdas/approvals/stores/approval-store';
import type { PaymentProvider } from '#lambdas/coins/payments/payment-provider';
import type { PurchaseStore } from '#lambdas/coins/stores/purchase-store';
import { type InMemoryUserPool, openUserPool } from '#lambdas/in-memory/user-pool';
import type { MetricReads } from '#lambdas/metrics/stores/metric-reads';
import { createNoteStore, type NoteStore } from '#lambdas/notes/stores/note-store';
import type { NoticeStore } from '#lambdas/notices/stores/notice-store';
import type { TicketStore } from '#lambdas/support/stores/ticket-store';
import type { TriageStore } from '#lambdas/support/stores/triage-store';
import { createRestrictedPlayers, type RestrictedPlayers } from '#lambdas/wallet/stores/restricted-players';
import { createFakeAffiliates, type FakeAffiliates } from './affiliates';
import { createFakeTables } from './fake-tables';
import { createFakeMetrics } from './metrics';
import { createFakeNotices, createFakeQueue, type FakeQueue } from './notices';
import { createFakePlayers } from './players';
import { createFakePurchases } from './purchases';
import type { Records } from './records';
import { createFakeTickets } from './tickets';

/** What the admin reads of players: stores on fake tables, and in-memory fakes of the user pool and of the queue of notices. */
export interface FakeUsers extends InMemoryUserPool {
  readonly openAffiliates: () => Promise<FakeAffiliates>;
  /** A payment provider that refunds everything. */
  readonly openProvider: () => Promise<Pick<PaymentProvider, 'refund'>>;
  readonly players: PlayerStore;
  readonly restricted: RestrictedPlayers;
  readonly purchases: PurchaseStore;
  readonly notices: NoticeStore;
  readonly metrics: MetricReads;
  readonly alarms: AlarmStore;
  readonly tickets: TicketStore;
  readonly notes: NoteStore;
  readonly triages: TriageStore;
  readonly approvals: ApprovalStore;
  /** Queue of the notices. */
  readonly events: FakeQueue;
  readonly profiles: Records<PlayerProfile>;
}

export function createFakeUsers(tables = createFakeTables()): FakeUsers {
  const { players, profiles } = createFakePlayers([], tables);
  const affiliates = createFakeAffiliates(tables);
  return {
    ...openUserPool(),
    profiles,
    openAffiliates: async () => affiliates,
    openProvider: async () => ({ refund: async () => 'refunded' }),
    approvals: createApprovalStore(tables.client, 'approvals'),
    events: createFakeQueue(),
    players,
    restricted: createRestrictedPlayers(tables.client, 'wallets'),
    purchases: createFakePurchases(tables).purchases,
    notices: createFakeNotices(tables),
    metrics: createFakeMetrics(tables),
    alarms: createAlarmStore(tables.client, 'metrics'),
    tickets: createFakeTickets(tables).tickets,
    notes: createNoteStore(tables.client, 'notes'),
    triages: createFakeTickets(tables).triages,
  };
}
