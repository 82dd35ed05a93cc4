import { describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import { nextEntries } from '#domain/rewards/draws/entry-number';
import type { Product } from '#domain/rewards/product';
import { createFakeAudit } from '#lambdas/fakes/audit';
import { createFakeShop } from '#lambdas/fakes/shop';
import { createFakeWallets } from '#lambdas/fakes/wallets';
import { ownerOf } from '#lambdas/runtime/fingerprints/entry-owner';
import { isRefusal } from '#lambdas/runtime/refusal';
import { openWallet } from '#lambdas/wallet/open-wallet';
import { cancelDraw, openDraw } from './plan-draws';
import { runDraws } from './run-draws';

const start = new Date('2026-11-22T08:00:00Z');
const minuteMs = 60_000;
const perPage = 25;

const product = (id: string): Product => ({
  id,
  name: `A ${id}`,
  image: null,
  terms: null,
  category: 'mega_sweeps',
  stock: 500,
  price: amount(100),
  isActive: true,
});

/** Opens a draw of a bike and one of a car, whose entries have a player each and no stored order, and cancels the car's. */
async function setup(entrants: number) {
  const stores = createFakeWallets();
  const shop = createFakeShop([product('bike'), product('car')], stores.tables);
  const clock = { now: start };
  const logged: object[] = [];
  const dependencies = {
    ...stores,
    ...shop,
    audit: createFakeAudit(stores.tables).audit,
    now: () => clock.now,
    pause: async () => undefined,
    log: (line: object, detail?: object) => void logged.push({ ...line, ...detail }),
    events: { send: async () => [] },
    makeClientSeed: () => 'client-seed',
    welcomeGold: amount(10_000),
  };
  const open = async (id: string) => {
    const plan = { prize: `A red ${id}`, winners: 1, closesAt: new Date(start.getTime() + minuteMs) };
    const draw = await openDraw(dependencies, { actor: 'admin', key: id, product: id, plan });
    if (isRefusal(draw)) throw new Error(draw.code);
    return draw.id;
  };
  const [car, bike] = [await open('car'), await open('bike')];
  for (let index = 0; index < entrants; index += 1) {
    const player = `player-${index}`;
    await openWallet(dependencies, { player, email: `${player}@jade.test`, isEmailVerified: true });
    const gate = (await shop.entries.gates(car))[0]!;
    const order = { order: `o-${index}`, price: amount(100), owner: ownerOf(car, player) };
    const entries = { ...nextEntries(0, gate.taken, 1), draw: car, player, at: start, ...order };
    await shop.commitTogether(shop.entries.enter(gate, entries));
  }
  await cancelDraw(dependencies, { actor: 'admin', key: 'c', draw: car, reason: 'The car was stolen' });
  clock.now = new Date(start.getTime() + minuteMs);

  const readFrom: number[] = [];
  const observed = {
    ...dependencies,
    entries: {
      ...shop.entries,
      page: (draw: string, query: { limit: number; after?: number | undefined }) => {
        readFrom.push(query.after ?? 0);
        return shop.entries.page(draw, query);
      },
    },
  };
  /** Runs the schedule with time for this many pages. */
  const run = (pages = Infinity) => {
    const until = readFrom.length + pages;
    const context = { getRemainingTimeInMillis: () => (readFrom.length < until ? 5 * minuteMs : 0) };
    return runDraws(observed)({}, context);
  };
  /** Makes the wallet of this player fail until it is repaired. */
  const breakWallet = (player: string) => {
    const { load } = stores.wallets;
    observed.wallets = {
      ...stores.wallets,
      load: async (id) => {
        if (id === player) throw new Error('The wallet is contended');
        return load(id);
      },
    };
    return () => (observed.wallets = stores.wallets);
  };
  const refunded = () =>
    stores.entries
      .filter(({ transaction }) => transaction.detail.kind === 'adjustment')
      .map(({ transaction }) => transaction.player);
  const numbers = shop.kept.entries
    .values()
    .map(({ first }) => first)
    .sort((left, right) => left - right);
  const read = (id: string) => shop.kept.draws.get(id)!;
  const { tables } = stores;
  return {
    shop,
    tables,
    observed,
    clock,
    logged,
    run,
    breakWallet,
    readFrom,
    refunded,
    numbers,
    read,
    car,
    bike,
  };
}

describe('refundEntries', () => {
  it('continues after the last page of a run that had no more time', async () => {
    const { run, readFrom, refunded, numbers, read, car } = await setup(3 * perPage);

    await run(1);
    expect([refunded().length, read(car).isSettled]).toEqual([perPage, false]);
    readFrom.length = 0;
    await run();

    expect(readFrom).toEqual([numbers[perPage - 1], numbers[2 * perPage - 1]]);
    expect(read(car)).toMatchObject({ isSettled: true, refunds: { after: null, failed: [] } });
    expect([refunded().length, new Set(refunded()).size]).toEqual([3 * perPage, 3 * perPage]);
  });

  it('refunds the entries after one that fails, and that one in a later run', async () => {
    const { run, breakWallet, readFrom, refunded, numbers, read, logged, car } = await setup(2 * perPage);
    const repair = breakWallet('player-7');

    await expect(run()).rejects.toThrow('1 draws could not continue');
    expect(refunded()).toHaveLength(2 * perPage - 1);
    expect(read(car)).toMatchObject({ isSettled: false, refunds: { after: null, failed: [numbers[7]] } });
    expect(logged).toContainEqual(expect.objectContaining({ code: 'ENTRY_NOT_REFUNDED' }));
    repair();
    readFrom.length = 0;
    await run();

    expect(readFrom).toEqual([numbers[7]! - 1]);
    expect([refunded().length, refunded().at(-1)]).toEqual([2 * perPage, 'player-7']);
    expect(read(car).isSettled).toBe(true);
  });

  it('comes after the other due draws, and blocks none of them by a failing entry', async () => {
    const { run, breakWallet, shop, observed, read, car, bike } = await setup(3);
    breakWallet('player-1');
    let bikeAtRefund: string | undefined;
    const page = observed.entries.page;
    observed.entries.page = (...query) => {
      bikeAtRefund ??= read(bike).state;
      return page(...query);
    };

    expect((await shop.draws.due(observed.now())).map(({ id }) => id)).toEqual([car, bike]);
    await expect(run()).rejects.toThrow('1 draws could not continue');

    expect(read(bike)).toMatchObject({ state: 'drawn', isSettled: true });
    expect(bikeAtRefund).toBe('drawn');
  });

  it('leaves a draw alone while another run refunds it, and takes over from a run that died', async () => {
    const { run, observed, clock, readFrom, read, car } = await setup(perPage + 1);
    const page = observed.entries.page;
    observed.entries.page = async () => {
      observed.entries.page = page;
      throw new Error('The run was killed');
    };
    await expect(run()).rejects.toThrow('1 draws could not continue');

    await run();
    expect([readFrom, read(car).isSettled]).toEqual([[], false]);
    clock.now = new Date(clock.now.getTime() + minuteMs);
    await run();

    expect(read(car).isSettled).toBe(true);
  });

  it('reads a draw that was stored without the progress of its refunds', async () => {
    const { run, tables, read, car } = await setup(2);
    const item = tables.items('random-prizes').find(({ id }) => id === car)!;
    const { refunds: _refunds, ...earlier } = item;
    tables.put('random-prizes', earlier);

    await run();

    expect(read(car)).toMatchObject({ isSettled: true, refunds: { after: null, failed: [] } });
  });
});
