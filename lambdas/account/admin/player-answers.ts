import type * as z from 'zod';
import type * as contract from '#contracts/account/admin-routes';
import { type Coin, coins } from '#domain/money/coin';
import { isExcluded } from '#domain/play-limits/time-out';
import type { ResidencyRules } from '#domain/player/residency';
import { statusOf } from '#domain/rewards/order';
import { adminPurchaseAnswer } from '#lambdas/coins/admin-purchase-answer';
import { identityAnswer } from '#lambdas/identity/identity-answers';
import type { Totals } from '#lambdas/metrics/stores/metric-totals';
import { playLimitsAnswer } from '#lambdas/play/limit-answers';
import { suspensionAnswer } from '../suspension-answer';
import { type FoundPlayer, isGone, type PlayerView } from './read-player';

type Found = z.input<typeof contract.findPlayers.answer>['items'][number];

/** Serializes one result of the player search. */
export function foundAnswer(found: FoundPlayer, now: Date): Found {
  const { player, user, profile, open } = found;
  return {
    player,
    email: user?.email ?? profile?.email ?? null,
    displayName: profile?.displayName ?? null,
    openedAt: profile?.openedAt.toISOString() ?? null,
    suspended: Boolean(open?.play.suspension),
    frozen: (open?.play.frozen.length ?? 0) > 0,
    excluded: isExcluded(open?.play.timeOut ?? null, now),
    closed: isGone(found),
  };
}

/** Serializes everything that the admin pages show of a player. */
export function playerAnswer(
  view: PlayerView,
  now: Date,
  rules: ResidencyRules,
): z.input<typeof contract.adminPlayer> {
  const { user, profile, open, groups, identity } = view;
  const { wallet, play, updatedAt } = open;
  const terms = profile?.acceptedTerms.at(-1);
  return {
    ...foundAnswer(view, now),
    emailVerified: user?.isEmailVerified ?? false,
    signIn: user?.status ?? null,
    groups: [...groups],
    acceptedTerms: terms ? { version: terms.version, acceptedAt: terms.acceptedAt.toISOString() } : null,
    balances: wallet.balances,
    sequence: wallet.sequence,
    updatedAt: updatedAt.toISOString(),
    suspension: suspensionAnswer(play.suspension),
    frozenBy: [...play.frozen],
    deletion: play.deletion && {
      requestedAt: play.deletion.requestedAt.toISOString(),
      eraseAt: play.deletion.eraseAt.toISOString(),
      closedAt: play.deletion.closedAt?.toISOString() ?? null,
    },
    limits: playLimitsAnswer(play, now, rules),
    identity: identityAnswer(identity),
    totals: totalsAnswer(view.totals),
    ...newestAnswers(view),
  };
}

function newestAnswers({ orders, purchases, notices }: PlayerView) {
  return {
    orders: orders.map((order) => ({
      id: order.id,
      status: statusOf(order),
      total: order.total,
      placedAt: order.placedAt.toISOString(),
      products: order.lines.map(({ product, name, quantity }) => ({ id: product, name, quantity })),
    })),
    purchases: purchases.purchases.map(adminPurchaseAnswer),
    nextPurchases: purchases.next,
    notices: notices.map(({ id, at, kind, title, mailedAt }) => ({
      id,
      at: at.toISOString(),
      kind,
      title,
      mailedAt: mailedAt?.toISOString() ?? null,
    })),
  };
}

function totalsAnswer(totals: Totals) {
  const total = (name: string) => totals[name] ?? 0;
  const perCoin = (what: string) =>
    Object.fromEntries(coins.map((coin) => [coin, total(`${what} ${coin}`)])) as Record<Coin, number>;
  return {
    rounds: perCoin('rounds'),
    staked: perCoin('staked'),
    paid: perCoin('paid'),
    purchasedCents: total('purchased cents'),
    refundedCents: total('refunded cents'),
    redeemedSweeps: total('redeemed sweeps'),
  };
}
