import type { PlayerProfile, PlayerStore } from '#lambdas/account/stores/player-store';
import type { ListedUser, UserList } from '#lambdas/account/stores/user-list';
import { type AlarmStore, createAlarmStore } from '#lambdas/alarms/stores/alarm-store';
import { type ApprovalStore, createApprovalStore } from '#lambdas/approvals/stores/approval-store';
import type { PaymentProvider } from '#lambdas/coins/payments/payment-provider';
import type { PurchaseStore } from '#lambdas/coins/stores/purchase-store';
import type { MetricReads } from '#lambdas/metrics/stores/metric-reads';
import { createNoteStore, type NoteStore } from '#lambdas/notes/stores/note-store';
import type { NoticeStore } from '#lambdas/notices/stores/notice-store';
import type { OrderedQueue, QueuedEvent } from '#lambdas/runtime/aws/ordered-queue';
import type { TicketStore } from '#lambdas/support/stores/ticket-store';
import type { TriageStore } from '#lambdas/support/stores/triage-store';
import { createRestrictedPlayers, type RestrictedPlayers } from '#lambdas/wallet/stores/restricted-players';
import { createFakeAffiliates, type FakeAffiliates } from './affiliates';
import { createFakeTables } from './fake-tables';
import { createFakeMetrics } from './metrics';
import { createFakeNotices } from './notices';
import { createFakePlayers } from './players';
import { createFakePurchases } from './purchases';
import type { Records } from './records';
import { createFakeTickets } from './tickets';

/** What the admin reads of players: stores on fake tables, and in-memory fakes of the user pool and of the queue of notices. */
export interface FakeUsers {
  readonly openAffiliates: () => Promise<FakeAffiliates>;
  /** A payment provider that refunds everything. */
  readonly openProvider: () => Promise<Pick<PaymentProvider, 'refund'>>;
  readonly users: UserList;
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
  readonly events: OrderedQueue;
  /** Events sent to the queue, in order. */
  readonly queued: QueuedEvent[];
  readonly listed: Map<string, ListedUser>;
  readonly groups: Map<string, string[]>;
  readonly profiles: Records<PlayerProfile>;
  /** Usernames whose sign-ins were ended. */
  readonly signedOut: Set<string>;
}

export function createFakeUsers(tables = createFakeTables()): FakeUsers {
  const { players, profiles } = createFakePlayers([], tables);
  const affiliates = createFakeAffiliates(tables);
  const listed = new Map<string, ListedUser>();
  const groups = new Map<string, string[]>();
  const signedOut = new Set<string>();
  const queued: QueuedEvent[] = [];
  const all = () => [...listed.values()];
  return {
    listed,
    groups,
    profiles,
    signedOut,
    openAffiliates: async () => affiliates,
    openProvider: async () => ({ refund: async () => 'refunded' }),
    approvals: createApprovalStore(tables.client, 'approvals'),
    queued,
    events: { send: async (events) => (queued.push(...events), []) },
    users: {
      startingWith: async (email, limit) =>
        all()
          .filter((user) => user.email?.startsWith(email))
          .slice(0, limit),
      find: async (player) => listed.get(player),
      groupsOf: async (username) => groups.get(username) ?? [],
      membersOf: async (group) =>
        all()
          .filter(({ username }) => groups.get(username)?.includes(group))
          .map(({ player }) => player),
      async setMembership(username, group, isMember) {
        const others = (groups.get(username) ?? []).filter((each) => each !== group);
        groups.set(username, isMember ? [...others, group] : others);
      },
      endSignIns: async (username) => void signedOut.add(username),
    },
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
