import { isExcluded } from '#domain/play-limits/time-out';
import { isClosed } from '#domain/player/deletion';
import type { IdentityCheck } from '#domain/player/identity-check';
import type { Order } from '#domain/rewards/order';
import type { PurchasePage, PurchaseStore } from '#lambdas/coins/stores/purchase-store';
import type { IdentityCheckStore } from '#lambdas/identity/stores/identity-check-store';
import type { MetricReads } from '#lambdas/metrics/stores/metric-reads';
import type { Totals } from '#lambdas/metrics/stores/metric-totals';
import type { Notice, NoticeStore } from '#lambdas/notices/stores/notice-store';
import type { OrderStore } from '#lambdas/orders/stores/order-store';
import type { RestrictedPlayers } from '#lambdas/wallet/stores/restricted-players';
import type { Restriction } from '#lambdas/wallet/stores/restriction-key';
import type { OpenWallet } from '#lambdas/wallet/stores/wallet-change';
import type { WalletStore } from '#lambdas/wallet/stores/wallet-store';
import type { PlayerProfile, PlayerStore } from '../stores/player-store';
import type { ListedUser, UserList } from '../stores/user-list';

export interface ReadPlayerDependencies {
  readonly wallets: Pick<WalletStore, 'load'>;
  readonly players: Pick<PlayerStore, 'find' | 'named' | 'newest'>;
  readonly restricted: RestrictedPlayers;
  readonly users: UserList;
  readonly checks: Pick<IdentityCheckStore, 'load'>;
  readonly orders: Pick<OrderStore, 'page'>;
  readonly purchases: Pick<PurchaseStore, 'page'>;
  readonly notices: Pick<NoticeStore, 'page'>;
  readonly metrics: Pick<MetricReads, 'statistics'>;
}

/** A search result, with whatever the stores hold about the player. */
export interface FoundPlayer {
  readonly player: string;
  readonly user: ListedUser | undefined;
  readonly profile: PlayerProfile | undefined;
  readonly open: OpenWallet | undefined;
}

/** Everything that the admin pages show of a player who has a wallet. */
export interface PlayerView extends FoundPlayer {
  readonly open: OpenWallet;
  readonly groups: readonly string[];
  readonly identity: IdentityCheck;
  readonly totals: Totals;
  readonly orders: readonly Order[];
  readonly purchases: PurchasePage;
  readonly notices: readonly Notice[];
}

/** Which players a list shows. */
export type PlayerFilter = 'newest' | Restriction;

/** The search returns at most this many players; an admin narrows the search text to find others. */
const mostFound = 20;
/** Candidates that a filtered search examines from each index; the user pool returns no more at once. */
const mostExamined = 60;
const newest = { limit: 10 };

/**
 * Finds players by the beginning of an email address, an id, or a display name in any letter case, among all players or those under a
 * restriction. Each is an index query; nothing is scanned.
 *
 * @returns the players, and whether there may be more
 */
export async function findPlayers(
  dependencies: ReadPlayerDependencies,
  { find, show }: { find: string; show: PlayerFilter },
  now: Date,
): Promise<{ found: FoundPlayer[]; isCut: boolean }> {
  const { users, players, wallets } = dependencies;
  const spellings = [...new Set([find, find.toLowerCase()])];
  // One more than returned shows whether there are more. A restriction is known only once a player is read.
  const most = show === 'newest' ? mostFound + 1 : mostExamined;
  const [byEmail, byName, byId] = await Promise.all([
    Promise.all(spellings.map((beginning) => users.startingWith(beginning, most))),
    players.named(find, most),
    wallets.load(find),
  ]);
  const listed = new Map(byEmail.flat().map((user) => [user.player, user]));
  const ids = [...new Set([...(byId ? [find] : []), ...byName, ...listed.keys()])];
  const candidates = await Promise.all(
    (show === 'newest' ? ids.slice(0, most) : ids).map((player) =>
      loadFound(dependencies, player, listed.get(player)),
    ),
  );
  const found = candidates.filter((each) => isShown(each, show, now));
  const isBounded = [...byEmail, byName].some(({ length }) => length === most);
  return { found: found.slice(0, mostFound), isCut: found.length > mostFound || isBounded };
}

/** Reads a player for the admin pages; undefined for a player without a wallet. */
export async function readPlayer(
  dependencies: ReadPlayerDependencies,
  player: string,
): Promise<PlayerView | undefined> {
  const { users, checks, orders, purchases, notices, metrics } = dependencies;
  const found = await loadFound(dependencies, player);
  const { open, user } = found;
  if (!open) return undefined;
  const [groups, identity, statistics, ofOrders, ofPurchases, ofNotices] = await Promise.all([
    user ? users.groupsOf(user.username) : [],
    checks.load(player),
    metrics.statistics(player),
    orders.page(player, newest),
    purchases.page(player, newest),
    notices.page(player, newest),
  ]);
  return {
    ...found,
    open,
    groups,
    identity,
    totals: statistics.totals,
    orders: ofOrders.orders,
    purchases: ofPurchases,
    notices: ofNotices.notices,
  };
}

/**
 * Lists players, newest first or those under a restriction. Each page is an index query; the user pool is not read.
 *
 * @param query.after  cursor of the previous page
 * @returns a page, which may be short because an exclusion has ended
 */
export async function listPlayers(
  { players, restricted, wallets }: ReadPlayerDependencies,
  { show, limit, after }: { show: PlayerFilter; limit: number; after?: string | undefined },
  now: Date,
): Promise<{ found: FoundPlayer[]; next: string | null }> {
  const page =
    show === 'newest'
      ? await players.newest({ limit, before: after, now })
      : await restricted.page(show, { limit, after });
  const found = await Promise.all(
    page.players.map(async (player): Promise<FoundPlayer> => {
      const [profile, open] = await Promise.all([players.find(player), wallets.load(player)]);
      return { player, user: undefined, profile, open };
    }),
  );
  return { found: found.filter((each) => isShown(each, show, now)), next: page.next };
}

/** Whether a player passes the filter by the current wallet. */
function isShown({ open }: FoundPlayer, show: PlayerFilter, now: Date): boolean {
  if (show === 'newest') return true;
  if (!open) return false;
  const { suspension, frozen, timeOut } = open.play;
  if (show === 'suspended') return suspension !== null;
  return show === 'frozen' ? frozen.length > 0 : isExcluded(timeOut, now);
}

async function loadFound(
  { users, players, wallets }: ReadPlayerDependencies,
  player: string,
  known?: ListedUser,
): Promise<FoundPlayer> {
  const [user, profile, open] = await Promise.all([
    known ?? users.find(player),
    players.find(player),
    wallets.load(player),
  ]);
  return { player, user, profile, open };
}

/** Whether the account is closed, so that only its id is left. */
export function isGone({ open }: FoundPlayer): boolean {
  return isClosed(open?.play.deletion ?? null);
}
