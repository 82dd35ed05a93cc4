import type * as z from 'zod';
import gameCatalog from '#content/catalog/games.json';
import type { Refusal } from '#contracts/errors';
import type { readMetrics as contract } from '#contracts/metrics/admin-routes';
import { daysBetween, mostDays, mostDaysByGame } from '#domain/ledger/days';
import {
  activePlayersTotal,
  gameMetric,
  houseMetric,
  now,
  orderedMetric,
  ordersMetric,
  signUpsTotal,
} from '#domain/ledger/metric-names';
import { type Coin, coins } from '#domain/money/coin';
import { orderStatuses } from '#domain/rewards/order-status';
import type { ProductStore } from '#lambdas/catalog/stores/product-store';
import type { Games } from '#lambdas/play/games';
import type { MetricReads } from './stores/metric-reads';
import type { MetricsByDay, Totals } from './stores/metric-totals';

export interface ReadMetricsDependencies {
  readonly metrics: Pick<MetricReads, 'reportOf' | 'sumsOf'>;
  readonly products: Pick<ProductStore, 'find'>;
}

type Answer = z.input<typeof contract.answer>;

const mostProducts = 20;

/** Reads the metrics of a span of days, which the stream projections have added up. */
export async function readMetrics(
  { metrics, products }: ReadMetricsDependencies,
  games: Pick<Games, 'listGames'>,
  span: { from: string; to: string },
): Promise<Answer | Refusal> {
  const days = daysBetween(span, mostDays);
  if (days.length === 0) return spanFaulty;
  const versions = days.length > mostDaysByGame ? [] : games.listGames();
  const names = versions.map(({ game, parHash }) => gameMetric(game.id, parHash));
  const [sums, current] = await Promise.all([
    metrics.reportOf(days, [houseMetric, orderedMetric, ...names]),
    metrics.sumsOf([now], [ordersMetric]),
  ]);
  const ordered = totalOver(sums, days, orderedMetric);
  return {
    days: days.map((day) => ({ day, ...metricsOf(sums[day]?.[houseMetric] ?? {}) })),
    games:
      days.length > mostDaysByGame
        ? null
        : versions.map(({ game, parHash }) => ({
            id: game.id,
            name: nameOf(game.id),
            ...playOf(totalOver(sums, days, gameMetric(game.id, parHash))),
          })),
    orders: orderStatuses.map((status) => ({ status, count: current[now]?.[ordersMetric]?.[status] ?? 0 })),
    products: await mostOrdered(ordered, products),
  };
}

const spanFaulty = {
  code: 'request/invalid',
  faults: [
    {
      field: 'to',
      message: `The last day must be on or after the first, and the period at most ${mostDays} days long.`,
    },
  ],
} as const;

/** The amount paid is what the house account of games did not keep of the stakes. */
function metricsOf(totals: Totals) {
  const total = (name: string) => totals[name] ?? 0;
  const staked = (coin: Coin) => total(`staked ${coin}`);
  return {
    staked: perCoin(staked),
    paid: perCoin((coin) => staked(coin) - total(`house:games ${coin}`)),
    purchasedCents: total('purchased cents'),
    refundedCents: total('refunded cents'),
    redeemedSweeps: total('house:redemptions sweeps'),
    ordersPlaced: total('transactions order'),
    ordersUndone: total('transactions order-undone'),
    activePlayers: total(activePlayersTotal),
    signUps: total(signUpsTotal),
  };
}

function playOf(totals: Totals) {
  return {
    rounds: perCoin((coin) => totals[`${coin} r`] ?? 0),
    staked: perCoin((coin) => totals[`${coin} s`] ?? 0),
  };
}

async function mostOrdered(
  ordered: Totals,
  products: Pick<ProductStore, 'find'>,
): Promise<Answer['products']> {
  const top = Object.entries(ordered)
    .sort(([one, ofOne], [other, ofOther]) => ofOther - ofOne || (one < other ? -1 : 1))
    .slice(0, mostProducts);
  const found = await products.find(top.map(([id]) => id));
  return top.map(([id, pieces]) => {
    const product = found.get(id);
    return { id, name: product?.name ?? null, ordered: pieces, stock: product?.stock ?? null };
  });
}

function totalOver(sums: MetricsByDay, days: readonly string[], metric: string): Totals {
  const total: Record<string, number> = {};
  for (const day of days)
    for (const [name, change] of Object.entries(sums[day]?.[metric] ?? {}))
      total[name] = (total[name] ?? 0) + change;
  return total;
}

function perCoin(valueOf: (coin: Coin) => number): Record<Coin, number> {
  return Object.fromEntries(coins.map((coin) => [coin, valueOf(coin)])) as Record<Coin, number>;
}

function nameOf(game: string): string {
  return gameCatalog.find(({ id }) => id === game)?.name ?? game;
}
