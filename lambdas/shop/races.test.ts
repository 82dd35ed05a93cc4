import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import { defaultRules } from '#domain/play-limits/rules';
import { clearCart, putLine } from '#domain/rewards/cart';
import { priceOfLines } from '#domain/rewards/order-line';
import type { Product } from '#domain/rewards/product';
import { post } from '#domain/wallet/balances';
import { emptyWallet } from '#domain/wallet/wallet';
import { openSeeds } from '#lambdas/fairness/seeds-fixture';
import { createFakeIdentity } from '#lambdas/fakes/identity';
import { createFakeShop } from '#lambdas/fakes/shop';
import { createFakeWallets } from '#lambdas/fakes/wallets';
import { isRefusal } from '#lambdas/runtime/refusal';
import { grantCoins } from '#lambdas/wallet/grant-coins';
import { openWallet } from '#lambdas/wallet/open-wallet';
import { declareResidency } from '#lambdas/wallet/residency-fixture';
import { changeCart } from './change-cart';
import { checkOut } from './check-out';
import { lapseReservation } from './reservations/lapse-reservation';
import { releaseReservation } from './reservations/release-reservation';
import { sweepReservations } from './reservations/sweep-reservations';
import { reserveCart } from './reserve-cart';

const start = new Date('2026-11-21T12:00:00Z');
const redeemable = 10_000;

const product = (id: string, stock: number, category: Product['category'] = 'gifts'): Product => ({
  id,
  name: id,
  image: null,
  terms: null,
  category,
  stock,
  price: amount(1000),
  isActive: true,
});

/** Simulates a function that stops between two of its steps. */
class Crash extends Error {}

/** Yields to concurrent requests between two steps. */
type Step = () => Promise<void>;

/** Creates a shop that interleaves every step of concurrent requests and checks the piece count after each step. */
async function setup(stock: readonly Product[], players: readonly string[]) {
  const stores = createFakeWallets();
  const shop = createFakeShop(stock, stores.tables);
  const identity = createFakeIdentity(stores.tables);
  const clock = { now: start };
  const basis = {
    ...stores,
    ...shop,
    serverSeeds: async () => openSeeds,
    now: () => clock.now,
    pause: async () => undefined,
    log: () => undefined,
    makeClientSeed: () => 'client-seed',
    welcomeGold: amount(10_000),
    loadOrOpen: async (player: string) => (await stores.wallets.load(player))!,
  };
  for (const player of players) {
    await openWallet(basis, { player, email: `${player}@jade.test`, isEmailVerified: true });
    await declareResidency(basis, player);
    await grantCoins(basis, player, {
      key: 'won',
      account: 'player:sweeps-redeemable',
      amount: amount(redeemable),
      reason: 'test',
    });
  }

  /** Dependencies of one request, which yield before and after every asynchronous call. */
  const steppingBy = (step: Step) => {
    const between =
      <Given extends unknown[], Result>(act: (...given: Given) => Promise<Result>) =>
      async (...given: Given): Promise<Result> => {
        await step();
        const result = await act(...given);
        assertPiecesKept();
        await step();
        return result;
      };
    return {
      ...basis,
      wallets: {
        ...stores.wallets,
        load: between(stores.wallets.load),
        commit: between(stores.wallets.commit),
      },
      ledger: { ...stores.ledger, find: between(stores.ledger.find) },
      carts: { ...shop.carts, load: between(shop.carts.load) },
      products: { ...shop.products, find: between(shop.products.find) },
      orders: { ...shop.orders, find: between(shop.orders.find) },
      checks: identity.checks,
      commitTogether: between(shop.commitTogether),
      loadOrOpen: between(basis.loadOrOpen),
      findContact: between(async (player: string) => `${player}@jade.test`),
      lapses: { send: between(async () => undefined) },
      checkout: {
        reservationSeconds: 600,
        minimumOrder: amount(1000),
        identityCheckAbove: amount(100_000),
        // The daily hold ceiling is not under test here.
        ceiling: { mostOfAProductADay: 1_000 },
      },
      rules: { ...defaultRules, writesPerSecond: 1000 },
    };
  };

  /** Throws unless stock, held and ordered pieces of every product add up to its initial stock. */
  function assertPiecesKept(): void {
    for (const { id, stock: first } of stock) {
      const held = [...shop.stored.reservations.values()].filter(({ state }) => state === 'held');
      const kept = [shop.stored.products.get(id)!.stock, piecesIn(held, id), piecesIn(orders(), id)];
      if (kept.some((pieces) => pieces < 0) || kept[0]! + kept[1]! + kept[2]! !== first)
        throw new Error(`Of ${first} ${id} there are ${kept.join(' in stock, held, ordered: ')}`);
    }
  }

  /** Asserts that one ledger transaction paid for each order and that balances match the ledger. */
  function assertPaidOnce(): void {
    const paid = stores.entries.flatMap(({ transaction }) =>
      transaction.detail.kind === 'order' ? [[transaction.id, transaction.detail.order]] : [],
    );
    expect(
      orders()
        .map(({ transaction, id }) => [transaction, id])
        .sort(),
    ).toEqual(paid.sort());
    for (const player of players) {
      const own = stores.entries.filter(({ transaction }) => transaction.player === player);
      let { balances } = emptyWallet(player);
      for (const { transaction } of own) balances = post(balances, transaction.postings);
      const spent = orders()
        .filter((order) => order.player === player)
        .reduce((total, order) => total + order.total, 0);
      const held = [...shop.stored.reservations.values()].find(
        (each) => each.player === player && each.state === 'held',
      );
      const aside = held ? priceOfLines(held.lines) : 0;
      expect(balances).toMatchObject({ sweepsRedeemable: redeemable - spent - aside, sweepsHeld: aside });
    }
  }

  function orders() {
    return [...shop.stored.orders.values()];
  }

  return { stores, shop, clock, steppingBy, assertPiecesKept, assertPaidOnce, orders };
}

function piecesIn(
  holders: readonly { lines: readonly { product: string; quantity: number }[] }[],
  id: string,
) {
  const lines = holders.flatMap((holder) => holder.lines.filter((line) => line.product === id));
  return lines.reduce((pieces, { quantity }) => pieces + quantity, 0);
}

type Dependencies = ReturnType<Awaited<ReturnType<typeof setup>>['steppingBy']>;

/** Operations of players and the operator. Each uses one of few keys, so that keys repeat. */
const operations = {
  put: (dependencies: Dependencies, player: string, key: number) =>
    changeCart(dependencies, player, {
      product: key % 2 ? 'rare' : 'coins',
      decide: (cart, { products, own, at }) =>
        putLine(cart, products, own, { product: key % 2 ? 'rare' : 'coins', quantity: key + 1, at }),
    }),
  clear: (dependencies: Dependencies, player: string) =>
    changeCart(dependencies, player, { decide: (cart, { at }) => clearCart(cart, at) }),
  reserve: (dependencies: Dependencies, player: string, key: number) =>
    reserveCart(dependencies, { player, key: `reserve-${key}` }),
  release: async (dependencies: Dependencies, player: string) => {
    const reservation = (await dependencies.carts.load(player)).reservation?.id ?? 'none';
    return releaseReservation(dependencies, { player, reservation });
  },
  order: async (dependencies: Dependencies, player: string, key: number) => {
    const reservation = (await dependencies.carts.load(player)).reservation?.id ?? 'none';
    return checkOut(dependencies, { player, key: `order-${key}`, reservation, address: null });
  },
  lapse: async (dependencies: Dependencies, player: string) => {
    const reservation = (await dependencies.carts.load(player)).reservation?.id ?? 'none';
    return lapseReservation(dependencies, { player, reservation });
  },
  sweep: (dependencies: Dependencies) => sweepReservations(dependencies)(),
};

describe('concurrent checkouts', () => {
  it('sell exactly 10 pieces when 100 players compete for 10', async () => {
    const players = Array.from({ length: 100 }, (_each, index) => `buyer-${index}`);

    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        const { steppingBy, shop, assertPiecesKept, assertPaidOnce, orders } = await setup(
          [product('rare', 10)],
          players,
        );
        const step = () => scheduler.schedule(Promise.resolve());
        const buy = async (player: string) => {
          const dependencies = steppingBy(step);
          await changeCart(dependencies, player, {
            product: 'rare',
            decide: (cart, { products, own, at }) =>
              putLine(cart, products, own, { product: 'rare', quantity: 1, at }),
          });
          const held = await reserveCart(dependencies, { player, key: 'reserve' });
          if (isRefusal(held)) return held.code;
          const ordered = await checkOut(dependencies, {
            player,
            key: 'order',
            reservation: held.id,
            address: null,
          });
          return isRefusal(ordered) ? ordered.code : 'ordered';
        };

        const results = await scheduler.waitFor(Promise.all(players.map(buy)));

        expect(results.filter((result) => result === 'ordered')).toHaveLength(10);
        expect([shop.stored.products.get('rare')?.stock, orders().length]).toEqual([0, 10]);
        assertPiecesKept();
        assertPaidOnce();
      }),
      { numRuns: 8 },
    );
  });
});

describe('random interleavings', () => {
  it('keep every piece and pay every order once, with crashes between any two steps', async () => {
    const operation = fc.record({
      name: fc.constantFrom(...(Object.keys(operations) as (keyof typeof operations)[])),
      player: fc.constantFrom('ann', 'bob'),
      key: fc.nat({ max: 2 }),
      /** Number of steps before the request crashes; null for a request that completes. */
      dieAfter: fc.option(fc.nat({ max: 12 }), { freq: 1 }),
    });
    /** Operations of one moment run concurrently. The time between moments sometimes exceeds the lifetime of a reservation. */
    const moments = fc.array(
      fc.record({
        seconds: fc.constantFrom(0, 60, 599, 600),
        together: fc.array(operation, { minLength: 1, maxLength: 6 }),
      }),
      { minLength: 1, maxLength: 8 },
    );

    await fc.assert(
      fc.asyncProperty(fc.scheduler(), moments, async (scheduler, lived) => {
        const stock = [product('rare', 3), product('coins', 6, 'coins')];
        const { steppingBy, shop, clock, assertPiecesKept, assertPaidOnce, orders } = await setup(stock, [
          'ann',
          'bob',
        ]);
        const run = async ({ name, player, key, dieAfter }: (typeof lived)[0]['together'][0]) => {
          let left = dieAfter ?? Infinity;
          const step = async () => {
            await scheduler.schedule(Promise.resolve());
            if ((left -= 1) < 0) throw new Crash();
          };
          try {
            await operations[name](steppingBy(step), player, key);
          } catch (error) {
            if (!isDeath(error)) throw error;
          }
        };
        // Fills the carts first; most operations do nothing with an empty cart.
        for (const player of ['ann', 'bob'] as const)
          await scheduler.waitFor(run({ name: 'put', player, key: 1, dieAfter: null }));

        for (const { seconds, together } of lived) {
          clock.now = new Date(clock.now.getTime() + seconds * 1000);
          await scheduler.waitFor(Promise.all(together.map(run)));
        }
        const ordered = orders().length;
        clock.now = new Date(clock.now.getTime() + 600_000);
        await scheduler.waitFor(run({ name: 'sweep', player: 'ann', key: 0, dieAfter: null }));

        assertPiecesKept();
        assertPaidOnce();
        expect(orders()).toHaveLength(ordered);
        expect([...shop.stored.reservations.values()].map(({ state }) => state)).not.toContain('held');
      }),
      { numRuns: 300 },
    );
  });
});

/** Whether an error stems from a simulated crash. A sweep wraps the crash in an Outage. */
function isDeath(error: unknown): boolean {
  return error instanceof Crash || (error instanceof Error && error.name === 'Outage');
}
