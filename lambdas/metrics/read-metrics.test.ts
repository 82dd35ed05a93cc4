import { describe, expect, it } from 'vitest';
import { gameMetric, houseMetric, now, orderedMetric, ordersMetric } from '#domain/ledger/metric-names';
import { amount } from '#domain/money/coin';
import type { Product } from '#domain/rewards/product';
import { createFakeMetrics } from '#lambdas/fakes/metrics';
import { createFakeShop } from '#lambdas/fakes/shop';
import { productGames } from '#lambdas/play/product-games';
import { isRefusal } from '#lambdas/runtime/refusal';
import { readMetrics } from './read-metrics';

const [played] = productGames.listGames();
const mug: Product = {
  id: 'mug',
  name: 'Mug',
  image: null,
  terms: null,
  category: null,
  stock: 7,
  price: amount(500),
  isActive: true,
};

async function setup() {
  const metrics = createFakeMetrics();
  const from = { player: 'mei', lastSequence: 0, tries: 0, isParked: false };
  const house = {
    'staked gold': 500,
    'house:games gold': 120,
    'staked sweeps': 40,
    'house:games sweeps': -60,
    'purchased cents': 999,
    'refunded cents': 199,
    'house:redemptions sweeps': 1000,
    'transactions order': 2,
    'transactions order-undone': 1,
    'sign-ups': 3,
    'active players': 4,
  };
  const game = { 'gold r': 5, 'gold s': 500, 'sweeps r': 2, 'sweeps s': 40 };
  const name = gameMetric(played!.game.id, played!.parHash);
  const days = {
    '2026-11-20': { [houseMetric]: house, [orderedMetric]: { mug: 3, gone: 4 }, [name]: game },
    [now]: { [ordersMetric]: { placed: 1_234, refunded: 2 } },
  };
  await metrics.advance([{ from, to: 1, statistics: {}, days }], 0);
  const { products } = createFakeShop([mug]);
  const read = async (span: { from: string; to: string }) => {
    const answer = await readMetrics({ metrics, products }, productGames, span);
    if (isRefusal(answer)) throw new Error(answer.code);
    return answer;
  };
  return {
    read,
    refused: (span: { from: string; to: string }) => readMetrics({ metrics, products }, productGames, span),
  };
}

describe('readMetrics', () => {
  it('returns the totals of each day, and zeros for a day without any', async () => {
    const { read } = await setup();

    const { days } = await read({ from: '2026-11-19', to: '2026-11-20' });

    const nothing = { gold: 0, sweeps: 0 };
    expect(days).toEqual([
      {
        day: '2026-11-19',
        staked: nothing,
        paid: nothing,
        purchasedCents: 0,
        refundedCents: 0,
        redeemedSweeps: 0,
        ordersPlaced: 0,
        ordersUndone: 0,
        activePlayers: 0,
        signUps: 0,
      },
      {
        day: '2026-11-20',
        staked: { gold: 500, sweeps: 40 },
        paid: { gold: 380, sweeps: 100 },
        purchasedCents: 999,
        refundedCents: 199,
        redeemedSweeps: 1000,
        ordersPlaced: 2,
        ordersUndone: 1,
        activePlayers: 4,
        signUps: 3,
      },
    ]);
  });

  it('returns the played games and the ordered products with their stock', async () => {
    const { read } = await setup();

    const { games, products } = await read({ from: '2026-11-01', to: '2026-11-30' });

    expect(games?.find(({ id }) => id === played!.game.id)).toMatchObject({
      rounds: { gold: 5, sweeps: 2 },
      staked: { gold: 500, sweeps: 40 },
    });
    expect(products).toEqual([
      { id: 'gone', name: null, ordered: 4, stock: null },
      { id: 'mug', name: 'Mug', ordered: 3, stock: 7 },
    ]);
  });

  it('returns the number of orders by status, whatever the span', async () => {
    const { read } = await setup();

    const { orders } = await read({ from: '2026-01-01', to: '2026-01-01' });

    expect(orders.map(({ status, count }) => [status, count])).toEqual([
      ['placed', 1_234],
      ['approved', 0],
      ['shipped', 0],
      ['delivered', 0],
      ['declined', 0],
      ['canceled', 0],
      ['refunded', 2],
    ]);
  });

  it('limits a span to a year, and metrics by game to a quarter', async () => {
    const { read, refused } = await setup();

    expect((await read({ from: '2026-01-01', to: '2026-12-31' })).games).toBeNull();
    expect(await refused({ from: '2026-01-01', to: '2027-01-02' })).toMatchObject({
      code: 'request/invalid',
    });
    expect(await refused({ from: '2026-11-02', to: '2026-11-01' })).toMatchObject({
      code: 'request/invalid',
    });
  });
});
