import type { PlayerProfile, PlayerStore } from '#lambdas/account/stores/player-store';
import type { ListedUser, UserList } from '#lambdas/account/stores/user-list';
import type { AffiliateStore } from '#lambdas/affiliates/stores/affiliate-store';
import type { CommissionStore } from '#lambdas/affiliates/stores/commission-store';
import type { ApprovalStore } from '#lambdas/approvals/stores/approval-store';
import type { PurchaseStore } from '#lambdas/coins/stores/purchase-store';
import type { MetricReads } from '#lambdas/metrics/stores/metric-reads';
import type { NoticeStore } from '#lambdas/notices/stores/notice-store';
import type { OrderedQueue, QueuedEvent } from '#lambdas/runtime/aws/ordered-queue';
import type { TicketStore } from '#lambdas/support/stores/ticket-store';
import { createMemoryAffiliates } from './affiliates';
import { createMemoryApprovals } from './approvals';
import { createMemoryMetrics } from './metrics';
import { createMemoryNotices } from './notices';
import { createMemoryTickets } from './tickets';

/** In-memory fake of the stores that the admin reads of players. */
export interface MemoryUsers {
  readonly users: UserList;
  readonly players: Pick<PlayerStore, 'find' | 'named'>;
  readonly purchases: Pick<PurchaseStore, 'page'>;
  readonly notices: NoticeStore;
  readonly metrics: MetricReads;
  readonly tickets: TicketStore;
  readonly affiliates: AffiliateStore;
  readonly commissions: CommissionStore;
  readonly approvals: ApprovalStore;
  /** Queue of the notices. */
  readonly events: OrderedQueue;
  /** Events sent to the queue, in order. */
  readonly queued: QueuedEvent[];
  readonly listed: Map<string, ListedUser>;
  readonly groups: Map<string, string[]>;
  readonly profiles: Map<string, PlayerProfile>;
  /** Usernames whose sign-ins were ended. */
  readonly signedOut: Set<string>;
}

export function createMemoryUsers(): MemoryUsers {
  const listed = new Map<string, ListedUser>();
  const groups = new Map<string, string[]>();
  const profiles = new Map<string, PlayerProfile>();
  const signedOut = new Set<string>();
  const queued: QueuedEvent[] = [];
  const all = () => [...listed.values()];
  return {
    listed,
    groups,
    profiles,
    signedOut,
    ...createMemoryAffiliates(),
    approvals: createMemoryApprovals(),
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
    players: {
      find: async (player) => profiles.get(player),
      named: async (name) =>
        [...profiles.values()]
          .filter(({ displayName }) => displayName?.toLowerCase() === name.toLowerCase())
          .map(({ player }) => player),
    },
    purchases: { page: async () => ({ purchases: [], next: null }) },
    notices: createMemoryNotices(),
    metrics: createMemoryMetrics(),
    tickets: createMemoryTickets().tickets,
  };
}
